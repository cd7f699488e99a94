import { expect, test } from 'vitest';
import { isSameWall, tripTimes } from './trip-time.ts';

const at = '2026-11-21T21:30:00.000Z';

test('[RENT-10] a trip’s time is the market’s wall clock, whatever the visitor’s', () => {
  const times = tripTimes('en', 'America/Montevideo', 'Europe/Amsterdam');
  expect(times.when(at)).toContain('18:30');
  expect(times.zoneOf(at)).toBe('Uruguay Standard Time');
});

test('the zone is named only where the visitor’s clock shows another time', () => {
  expect(tripTimes('en', 'America/Montevideo', 'America/Argentina/Buenos_Aires').zoneOf(at)).toBeNull();
  expect(tripTimes('en', 'America/Montevideo', undefined).zoneOf(at)).toBeNull();
  // Half the year two walls agree, the other half they do not.
  expect(isSameWall(Date.parse('2026-01-10T12:00:00Z'), 'Europe/London', 'UTC')).toBe(true);
  expect(isSameWall(Date.parse('2026-07-10T12:00:00Z'), 'Europe/London', 'UTC')).toBe(false);
});
