import { expect, test } from 'vitest';
import { isSameWall, tripTimes } from './trip-time.ts';

const at = '2026-11-21T21:30:00.000Z';
const nowMs = Date.parse('2026-11-20T12:00:00.000Z');
const timesFor = (visitorZone: string | undefined) =>
  tripTimes('en', { zone: 'America/Montevideo', visitorZone, nowMs });

test('[RENT-10] a trip’s time is the market’s wall clock, whatever the visitor’s', () => {
  const times = timesFor('Europe/Amsterdam');
  expect(times.when(at)).toContain('18:30');
  expect(times.zoneOf(at)).toBe('Uruguay Standard Time');
});

test('the zone is named only where the visitor’s clock shows another time', () => {
  expect(timesFor('America/Argentina/Buenos_Aires').zoneOf(at)).toBeNull();
  expect(timesFor(undefined).zoneOf(at)).toBeNull();
  // Half the year two walls agree, the other half they do not.
  expect(isSameWall(Date.parse('2026-01-10T12:00:00Z'), 'Europe/London', 'UTC')).toBe(true);
  expect(isSameWall(Date.parse('2026-07-10T12:00:00Z'), 'Europe/London', 'UTC')).toBe(false);
});

test('a trip’s time names its year only if it is another: every time of the page named the present one', () => {
  const { when } = timesFor(undefined);
  expect(when(at)).toBe('Sat, Nov 21, 18:30');
  // By the wall clock of the market, where it is still the old year.
  expect(when('2027-01-01T02:30:00.000Z')).toBe('Thu, Dec 31, 23:30');
  expect(when('2027-01-01T03:30:00.000Z')).toBe('Fri, Jan 1, 2027, 00:30');
});
