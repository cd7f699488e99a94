import { describe, expect, test } from 'vitest';
import {
  repeatOf,
  closesAt,
  addDays,
  canBeginSlot,
  isInWindow,
  isOpenAt,
  isSlotOpen,
  deliverySlots,
  openSpans,
  type WeeklyHours,
  wallClockAt,
} from './index.ts';

// Found by changing one small thing at a time (npm run mutate): what no other test of the room noticed.
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const monday = Date.UTC(2026, 0, 5);

const hours = (openMinute: number, closeMinute: number, timeZone = 'UTC'): WeeklyHours => ({
  timeZone,
  week: Array.from({ length: 7 }, () => [{ openMinute, closeMinute }]),
  daysOff: [],
});
const nineToFive = hours(9 * 60, 17 * 60);
const [opens, closes] = [monday + 9 * HOUR, monday + 17 * HOUR];

describe('the minutes at which things begin and end', () => {
  test('a window past midnight counts its first minute and not its last', () => {
    const inNight = (minute: number) => isInWindow(22 * 60, 2 * 60, minute);
    expect([22 * 60 - 1, 22 * 60, 0, 2 * 60 - 1, 2 * 60].map(inNight)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('a store that opens now closes today; one that opens at the end of a stretch is not in it', () => {
    expect(closesAt(nineToFive, opens)).toBe(closes);
    expect(closesAt(nineToFive, opens - 1)).toBeUndefined();
    expect(openSpans(nineToFive, opens - HOUR, opens)).toEqual([]);
    expect(openSpans(nineToFive, opens - HOUR, opens + 1)).toEqual([{ startAtMs: opens, endAtMs: closes }]);
    expect([isOpenAt(nineToFive, closes - 1), isOpenAt(nineToFive, closes)]).toEqual([true, false]);
  });

  test('hours that a clock change swallows are no time at all', () => {
    // Europe/Berlin, 29 March 2026: from 02:00 to 03:00 at 01:00 UTC.
    const lost = hours(2 * 60 + 15, 2 * 60 + 45, 'Europe/Berlin');
    const day = Date.UTC(2026, 2, 29);
    expect(openSpans(lost, day, day + 12 * HOUR)).toEqual([]);
  });

  test('no slot is offered of an hour that a clock change swallows', () => {
    const now = Date.UTC(2026, 2, 29);
    const asked = { nowMs: now, slotMinutes: 30, days: 1, leadMinutes: 0 };
    const slots = deliverySlots(hours(0, 4 * 60, 'Europe/Berlin'), asked);
    // 01:00 and 01:30, then 03:00 and 03:30.
    expect(slots.map(({ startAtMs }) => (startAtMs - now) / MINUTE)).toEqual([0, 30, 60, 90]);
    expect(slots.every(({ startAtMs, endAtMs }) => endAtMs > startAtMs)).toBe(true);
  });

  test('seconds are cut off the wall clock', () => {
    expect(wallClockAt(monday + 59_999, 'UTC')).toMatchObject({ minute: 0, weekday: 1 });
  });

  test('a day that is none is told as such', () => {
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  });
});

describe('slots', () => {
  const slot = (startAtMs: number, endAtMs: number) => isSlotOpen(nineToFive, { startAtMs, endAtMs });
  test('from opening to closing and not beyond; none of no length, none that ends before it begins', () => {
    expect(slot(opens, closes)).toBe(true);
    expect(slot(opens, closes + 1)).toBe(false);
    expect(slot(opens - 1, closes)).toBe(false);
    expect(slot(opens + HOUR, opens + HOUR)).toBe(false);
    expect(slot(opens + HOUR, opens)).toBe(false);
    expect(slot(closes + HOUR, closes + 2 * HOUR)).toBe(false);
  });

  test('one that is offered over midnight may be taken: the next day’s hours go on where this one’s end', () => {
    const always = hours(0, 1440);
    const question = { nowMs: monday, leadMinutes: 0, slotMinutes: 50, days: 1 };
    const last = deliverySlots(always, question).at(-1);
    expect(last).toEqual({ startAtMs: monday + 1400 * MINUTE, endAtMs: monday + 1450 * MINUTE });
    expect(last && isSlotOpen(always, last)).toBe(true);
  });

  test('one may begin on the last day that is offered and not on the next; off the hour it lasts as long', () => {
    const always = hours(0, 1440);
    const question = { nowMs: monday + HOUR, slotMinutes: 60, days: 2 };
    expect(canBeginSlot(always, monday + 47 * HOUR, question)).toBe(true);
    expect(canBeginSlot(always, monday + 48 * HOUR, question)).toBe(false);
    expect(canBeginSlot(nineToFive, closes - HOUR, question)).toBe(true);
    expect(canBeginSlot(nineToFive, closes - HOUR + MINUTE, question)).toBe(false);
    expect(canBeginSlot(nineToFive, opens + MINUTE, question)).toBe(true);
    expect(canBeginSlot(nineToFive, opens - MINUTE, question)).toBe(false);
  });

  test('the first begins no sooner than the lead, and exactly then where it may; the last ends with the hours', () => {
    const question = { nowMs: opens, leadMinutes: 60, slotMinutes: 60, days: 1 };
    const slots = deliverySlots(nineToFive, question);
    expect(slots[0]).toEqual({ startAtMs: opens + HOUR, endAtMs: opens + 2 * HOUR });
    expect(slots.at(-1)).toEqual({ startAtMs: closes - HOUR, endAtMs: closes });
    expect(slots).toHaveLength(7);
    const later = deliverySlots(nineToFive, { ...question, leadMinutes: 61 });
    expect(later[0]?.startAtMs).toBe(opens + 2 * HOUR);
  });

  test('so many days, and not one more; a night belongs to both its days', () => {
    const question = { nowMs: monday, leadMinutes: 0, slotMinutes: 60, days: 2 };
    expect(deliverySlots(nineToFive, question)).toHaveLength(16);
    const night = hours(22 * 60, 26 * 60);
    const starts = deliverySlots(night, { ...question, days: 1 }).map(
      ({ startAtMs }) => (startAtMs - monday) / HOUR,
    );
    expect(starts).toEqual([0, 1, 22, 23]);
  });
});

describe('clock changes', () => {
  const brussels = 'Europe/Brussels';
  const at = (text: string) => Date.parse(`${text}Z`);

  test.each([
    ['its first minute', brussels, '2026-10-25T00:00', '2026-10-25T01:00'],
    ['its last', brussels, '2026-10-25T00:59', '2026-10-25T01:59'],
    ['of half an hour', 'Australia/Lord_Howe', '2026-04-04T14:45', '2026-04-04T15:15'],
    ['where clocks stay back', 'Asia/Almaty', '2024-02-29T17:30', '2024-02-29T18:30'],
  ])('an hour that comes twice, %s, is shown a second time', (_which, zone, first, second) => {
    expect(repeatOf(at(first), zone)).toBe(at(second));
    expect(repeatOf(at(second), zone)).toBeUndefined();
  });

  test.each([
    ['the minute before an hour that comes twice', '2026-10-24T23:59'],
    ['the minute after it', '2026-10-25T02:00'],
    ['the minute before one that is skipped', '2026-03-29T00:59'],
    ['the minute after that', '2026-03-29T01:00'],
    ['a day like any other', '2026-06-17T12:00'],
  ])('%s comes once', (_which, time) => {
    expect(repeatOf(at(time), brussels)).toBeUndefined();
  });

  test('a slot that a skipped hour makes shorter may begin where the store is open to its end', () => {
    const sunday = at('2026-03-28T23:00');
    const until4 = hours(0, 4 * 60, brussels);
    const question = { nowMs: sunday, slotMinutes: 120, days: 1 };
    // From 2:00, which is 3:00, to 4:00; two hours from then would end at 5:00.
    expect(canBeginSlot(until4, at('2026-03-29T01:00'), question)).toBe(true);
    expect(canBeginSlot(until4, at('2026-03-29T01:01'), question)).toBe(false);
  });
});
