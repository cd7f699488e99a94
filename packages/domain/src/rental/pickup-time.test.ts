import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysOfHours,
  destinationHours,
  hoursOfDays,
  isPickupText,
  isPickupTooFar,
  kilometresOf,
  latestPickupDay,
  pickupAtOf,
  pickupText,
  scheduledPickup,
  tripEndsAt,
  tripTimeZone,
} from './index.ts';

const utc = (text: string) => Date.parse(text);
const HOUR_MS = 3_600_000;

describe('pickup_time', () => {
  test('a trip may begin until the end of the latest day, by the market’s wall clock', () => {
    const zone = 'America/Montevideo';
    // Still the 20th there.
    const latest = latestPickupDay(utc('2026-11-21T02:59:59Z'), zone, 365);
    expect(latest).toBe('2027-11-20');
    expect(isPickupTooFar(utc('2027-11-21T02:59:59Z'), latest, zone)).toBe(false);
    expect(isPickupTooFar(utc('2027-11-21T03:00:00Z'), latest, zone)).toBe(true);
    expect(latestPickupDay(utc('2026-11-21T03:00:00Z'), zone, 1)).toBe('2026-11-22');
    expect(latestPickupDay(utc('2026-11-21T18:00:00Z'), undefined, 1)).toBe('2026-11-23');
  });

  test('[RENT-10] is the market’s wall clock, by its UTC offset', () => {
    expect(pickupText(utc('2026-11-21T18:30:05Z'), 'America/Montevideo')).toBe('2026-11-21 15:30:05');
    expect(pickupAtOf('2026-11-21 15:30:05', 'America/Montevideo')).toBe(utc('2026-11-21T18:30:05Z'));
    // A begun second has no next one yet: the last of a minute would be none.
    expect(pickupText(utc('2026-11-21T18:30:59.999Z'), 'America/Montevideo')).toBe('2026-11-21 15:30:59');
    expect(pickupText(utc('2026-01-10T23:00:00Z'), 'Europe/Amsterdam')).toBe('2026-01-11 00:00:00');
    expect(pickupText(utc('2026-07-10T22:00:00Z'), 'Europe/Amsterdam')).toBe('2026-07-11 00:00:00');
    expect(pickupAtOf('2026-07-11 00:00:00', 'Europe/Amsterdam')).toBe(utc('2026-07-10T22:00:00Z'));
  });

  test.each([undefined, ''])(
    '[RENT-10] is shifted by +6 hours where the market names no time zone (%j)',
    (none) => {
      expect(pickupText(utc('2026-11-21T18:30:00Z'), none)).toBe('2026-11-22 00:30:00');
      expect(pickupAtOf('2026-11-22 00:30:00', none)).toBe(utc('2026-11-21T18:30:00Z'));
      // In summer and winter alike.
      expect(pickupText(utc('2026-06-21T18:30:00Z'), none)).toBe('2026-06-22 00:30:00');
      expect(
        new Intl.DateTimeFormat('en', {
          timeZone: tripTimeZone(none),
          hour: 'numeric',
          hourCycle: 'h23',
        }).format(0),
      ).toBe('06');
    },
  );

  test('[RENT-10] over clock changes: a skipped time is the change, a repeated one its first occurrence', () => {
    // Amsterdam, 29 March 2026: from 02:00 to 03:00; 25 October: 03:00 back to 02:00.
    expect(pickupAtOf('2026-03-29 02:30:45', 'Europe/Amsterdam')).toBe(utc('2026-03-29T01:00:00Z'));
    expect(pickupText(utc('2026-03-29T01:00:00Z'), 'Europe/Amsterdam')).toBe('2026-03-29 03:00:00');
    expect(pickupAtOf('2026-10-25 02:30:00', 'Europe/Amsterdam')).toBe(utc('2026-10-25T00:30:00Z'));
    expect(pickupText(utc('2026-10-25T01:30:00Z'), 'Europe/Amsterdam')).toBe('2026-10-25 02:30:00');
    // Lord Howe moves by half an hour, at half past the hour of UTC.
    expect(pickupText(utc('2026-04-04T15:00:00Z'), 'Australia/Lord_Howe')).toBe('2026-04-05 01:30:00');
  });

  test('[RENT-12] a time of the hour that comes twice is its second occurrence once the first is over: it was past, and so Pickup Now', () => {
    const [text, zone] = ['2026-10-25 02:45:00', 'Europe/Amsterdam'];
    const [first, second] = [utc('2026-10-25T00:45:00Z'), utc('2026-10-25T01:45:00Z')];
    expect(pickupAtOf(text, zone, first - 1)).toBe(first);
    expect(pickupAtOf(text, zone, first)).toBe(second);
    expect(pickupAtOf(text, zone, utc('2026-10-25T01:10:00Z'))).toBe(second);
    expect(pickupAtOf(text, zone, second + 1)).toBe(second);
    // No other time comes twice.
    expect(pickupAtOf('2026-10-25 01:59:59', zone, second)).toBe(utc('2026-10-24T23:59:59Z'));
    expect(pickupAtOf('2026-10-25 03:00:00', zone, second + HOUR_MS)).toBe(utc('2026-10-25T02:00:00Z'));
    expect(pickupAtOf('2026-03-29 02:30:00', zone, second)).toBe(utc('2026-03-29T01:00:00Z'));
    expect(pickupAtOf('2026-11-01 01:30:00', 'America/New_York', utc('2026-11-01T05:40:00Z'))).toBe(
      utc('2026-11-01T06:30:00Z'),
    );
    // Lord Howe's clocks go back by half an hour: 01:30 to 02:00 occurs twice.
    const howe = (text: string) => pickupAtOf(text, 'Australia/Lord_Howe', utc('2026-04-04T15:10:00Z'));
    expect(howe('2026-04-05 01:45:00')).toBe(utc('2026-04-04T15:15:00Z'));
    expect(howe('2026-04-05 01:20:00')).toBe(utc('2026-04-04T14:20:00Z'));
  });

  const zones = fc.constantFrom(
    undefined,
    'America/Montevideo',
    'Europe/Amsterdam',
    'Asia/Kathmandu',
    'Asia/Beirut',
  );
  const seconds = fc.integer({
    min: utc('2024-01-01T00:00:00Z') / 1000,
    max: utc('2030-01-01T00:00:00Z') / 1000,
  });

  test('[RENT-10] what is written is read back: the instant, or the first of the two that look the same', () => {
    fc.assert(
      fc.property(seconds, zones, (second, zone) => {
        const text = pickupText(second * 1000, zone);
        const back = pickupAtOf(text, zone);
        expect(pickupText(back ?? Number.NaN, zone)).toBe(text);
        expect([0, HOUR_MS]).toContain(second * 1000 - (back ?? Number.NaN));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    '',
    '2026-02-30 10:00:00',
    '2026-13-01 10:00:00',
    '2026-01-01 24:00:00',
    '2026-01-01 10:60:00',
    '2026-01-01 10:00:60',
    '2026-01-01T10:00:00',
    '0000-01-01 00:00:00',
    '9998-01-01 00:00:00',
    '9999-12-31 23:59:59',
  ])('%j is no time', (text) => {
    expect(isPickupText(text)).toBe(false);
    expect(pickupAtOf(text, 'Europe/Amsterdam')).toBeUndefined();
  });

  test('[RENT-12] a time not later than now counts as Pickup Now', () => {
    expect(scheduledPickup(1000, 1000)).toBeNull();
    expect(scheduledPickup(999, 1000)).toBeNull();
    expect(scheduledPickup(1001, 1000)).toBe(1001);
    expect(scheduledPickup(null, 1000)).toBeNull();
  });
});

describe('the length of a trip', () => {
  test('[RENT-10] days are hours / 24, kilometres metres / 1000, destination_time whole hours', () => {
    expect([hoursOfDays(3), daysOfHours(72), daysOfHours(36)]).toEqual([72, 3, 1.5]);
    expect([kilometresOf(12_345), kilometresOf(12_345.6), kilometresOf(0)]).toEqual([12.345, 12.346, 0]);
    expect([destinationHours(3599), destinationHours(3600), destinationHours(10_799)]).toEqual([0, 1, 2]);
  });

  test.each([
    [1, 1],
    [1.001, 2],
    [0.5, 1],
    [0, 1],
    [24, 24],
    // Finer than three decimals is nothing.
    [2.0004, 2],
  ])('a trip of %d hours is over after %d', (hours, after) => {
    expect(tripEndsAt(1_000_000, hours)).toBe(1_000_000 + after * HOUR_MS);
  });

  test('a day is 24 hours over a clock change too', () => {
    const startsAt = utc('2026-03-28T12:00:00Z');
    expect(pickupText(tripEndsAt(startsAt, 24), 'Europe/Amsterdam')).toBe('2026-03-29 14:00:00');
  });
});
