import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALWAYS_OPEN_WEEK,
  type OpenInterval,
  type WeeklyHours,
  addDays,
  closesAt,
  canBeginSlot,
  deliverySlots,
  instantOf,
  intervalOf,
  isLocalDate,
  isOpenAt,
  isSlotOpen,
  isTimeZone,
  nextOpeningAt,
  wallClockAt,
} from './index.ts';

const ZONES = [
  'America/Montevideo',
  'Europe/Amsterdam',
  'America/New_York',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
] as const;

/** Days on which one of the zones changes its clock, and one on which none does. */
const DAYS = [
  '2024-03-10',
  '2024-03-31',
  '2024-10-27',
  '2024-11-03',
  '2024-10-06',
  '2024-04-07',
  '2023-03-26',
  '2025-03-30',
  '2025-10-26',
  '2024-02-29',
  '2024-12-31',
] as const;

const MINUTE = 60_000;

/** The wall as text that sorts, read minute by minute from Intl alone: nothing of the code under test. */
function wallText(instantMs: number, timeZone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instantMs);
  return text.slice(0, 16);
}

const readings = new Map<string, string[]>();

/** Every minute from two days before the day until three after it. */
function minutesAround(day: string, timeZone: string): { startMs: number; walls: string[] } {
  const startMs = Date.parse(`${day}T00:00Z`) - 2 * 1440 * MINUTE;
  const key = `${day} ${timeZone}`;
  let walls = readings.get(key);
  if (!walls) {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    walls = Array.from({ length: 5 * 1440 }, (_, index) =>
      format.format(startMs + index * MINUTE).slice(0, 16),
    );
    readings.set(key, walls);
  }
  return { startMs, walls };
}

/** Plain text arithmetic on days. */
function wallTime(date: string, minute: number): string {
  const ms = Date.parse(`${date}T00:00Z`) + minute * MINUTE;
  return new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
}

/** The first minute whose wall shows the time or a later one. */
function firstShowing(walls: readonly string[], date: string, minute: number): number {
  const sought = wallTime(date, minute);
  return walls.findIndex((wall) => wall >= sought);
}

/** Open or not, for every minute: an interval starts at the first minute whose wall is at or past its opening, and ends likewise. */
function referenceOpen(hours: WeeklyHours, day: string): { startMs: number; open: boolean[] } {
  const { startMs, walls } = minutesAround(day, hours.timeZone);
  const open = walls.map(() => false);
  for (let offset = -3; offset <= 4; offset += 1) {
    const date = new Date(Date.parse(`${day}T00:00Z`) + offset * 1440 * MINUTE).toISOString().slice(0, 10);
    if (hours.daysOff.includes(date)) continue;
    const weekday = new Date(`${date}T00:00Z`).getUTCDay();
    for (const { openMinute, closeMinute } of hours.week[weekday] ?? []) {
      const first = firstShowing(walls, date, openMinute);
      const last = firstShowing(walls, date, closeMinute);
      for (let index = first; index >= 0 && index < (last < 0 ? walls.length : last); index += 1)
        open[index] = true;
    }
  }
  return { startMs, open };
}

const interval = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([openMinute, length]): OpenInterval => ({ openMinute, closeMinute: openMinute + length }));
/** Around the hours that clocks change at, minute by minute. */
const nightInterval = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 150 }))
  .map(([openMinute, length]): OpenInterval => ({ openMinute, closeMinute: openMinute + length }));
const dayOfWeek = fc.array(fc.oneof(interval, nightInterval), { maxLength: 3 });
const week = fc.array(dayOfWeek, { minLength: 7, maxLength: 7 });
const situation = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  day: fc.constantFrom(...DAYS),
  week,
  offDays: fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 2 }),
});

function hoursOf(given: {
  timeZone: string;
  day: string;
  week: OpenInterval[][];
  offDays: number[];
}): WeeklyHours {
  const { timeZone, day, week: intervals, offDays } = given;
  return { timeZone, week: intervals, daysOff: offDays.map((offset) => addDays(day, offset)) };
}

describe('wall clock', () => {
  test.each(ZONES)('%s agrees with Intl around every clock change, to the minute', (timeZone) => {
    for (const day of DAYS) {
      const { startMs, walls } = minutesAround(day, timeZone);
      const read = walls.map((_, index) => wallClockAt(startMs + index * MINUTE, timeZone));
      expect(read.map(({ date, minute }) => wallTime(date, minute))).toEqual(walls);
      const weekdays = [...new Set(read.map(({ date, weekday }) => `${date} ${weekday}`))];
      expect(weekdays).toEqual(
        weekdays.map((text) => `${text.slice(0, 10)} ${new Date(text.slice(0, 10)).getUTCDay()}`),
      );
    }
  });

  test.each(ZONES)('%s: a wall time is the first minute that shows it or a later one', (timeZone) => {
    for (const day of DAYS) {
      const { startMs, walls } = minutesAround(day, timeZone);
      const minutes = Array.from({ length: 1440 / 5 }, (_, index) => index * 5);
      const expected = minutes.map((minute) => startMs + firstShowing(walls, day, minute) * MINUTE);
      expect(minutes.map((minute) => instantOf(day, minute, timeZone))).toEqual(expected);
    }
  });

  test.each([
    ['skipped, half an hour', 'Australia/Lord_Howe', '2024-10-06', 130, '2024-10-05T15:30Z'],
    ['repeated, half an hour', 'Australia/Lord_Howe', '2024-04-07', 100, '2024-04-06T14:40Z'],
    ['a midnight that is skipped', 'Asia/Beirut', '2024-03-31', 0, '2024-03-30T22:00Z'],
    ['skipped', 'Europe/Amsterdam', '2024-03-31', 150, '2024-03-31T01:00Z'],
    ['repeated', 'America/New_York', '2024-11-03', 90, '2024-11-03T05:30Z'],
    ['a whole day skipped', 'Pacific/Apia', '2011-12-30', 720, '2011-12-30T10:00Z'],
    ['past midnight', 'America/Montevideo', '2024-12-31', 1500, '2025-01-01T04:00Z'],
  ])('%s in %s', (_, timeZone, date, minute, instant) => {
    expect(new Date(instantOf(date, minute, timeZone)).toISOString()).toBe(new Date(instant).toISOString());
  });

  test('days: leaps and nonsense', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(isLocalDate('2023-02-29')).toBe(false);
    expect(isLocalDate('24-1-1')).toBe(false);
    expect(() => wallClockAt(0, 'Atlantis/Centre')).toThrow(RangeError);
  });
});

describe('opening hours against the minute-by-minute reference', () => {
  test('open or closed, every minute', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const hours = hoursOf(given);
        const { startMs, open } = referenceOpen(hours, given.day);
        const asked = open
          .map((_, index) => index)
          .slice(1440, 4 * 1440)
          .filter((index) => index % 11 === 0);
        const wrong = asked.filter((index) => isOpenAt(hours, startMs + index * MINUTE) !== open[index]);
        expect(wrong.map((index) => wallText(startMs + index * MINUTE, hours.timeZone))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  test('next opening and closing', () => {
    fc.assert(
      fc.property(situation, fc.integer({ min: 1440, max: 3 * 1440 }), (given, index) => {
        const hours = hoursOf(given);
        const { startMs, open } = referenceOpen(hours, given.day);
        const nowMs = startMs + index * MINUTE;
        const opens = open.indexOf(true, index);
        if (opens >= 0) expect(nextOpeningAt(hours, nowMs)).toBe(startMs + opens * MINUTE);
        else
          expect(nextOpeningAt(hours, nowMs) ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
            startMs + open.length * MINUTE,
          );
        const closes = open.indexOf(false, index);
        if (!open[index]) expect(closesAt(hours, nowMs)).toBeUndefined();
        else if (closes >= 0) expect(closesAt(hours, nowMs)).toBe(startMs + closes * MINUTE);
      }),
      { numRuns: 150 },
    );
  });

  test('[CHK-08] every slot is open throughout, after the lead time, in order and none is missed', () => {
    const steps = fc.constantFrom(15, 30, 45, 60, 70);
    fc.assert(
      fc.property(situation, steps, fc.integer({ min: 0, max: 120 }), (given, slotMinutes, leadMinutes) => {
        const hours = hoursOf(given);
        const { startMs, open } = referenceOpen(hours, given.day);
        const nowMs = instantOf(given.day, 0, hours.timeZone) - 30 * MINUTE;
        const slots = deliverySlots(hours, { nowMs, leadMinutes, slotMinutes, days: 2 });
        const isOpen = (ms: number) => open[(ms - startMs) / MINUTE] === true;
        const isOpenFrom = (fromMs: number, untilMs: number) => {
          for (let ms = fromMs; ms < untilMs; ms += MINUTE) if (!isOpen(ms)) return false;
          return true;
        };
        const expected = [];
        for (let minute = 0; minute < 1440; minute += slotMinutes) {
          const startAtMs = instantOf(given.day, minute, hours.timeZone);
          const endAtMs = instantOf(given.day, minute + slotMinutes, hours.timeZone);
          const inTime = startAtMs < endAtMs && startAtMs >= nowMs + leadMinutes * MINUTE;
          if (inTime && isOpenFrom(startAtMs, endAtMs)) expected.push({ startAtMs, endAtMs });
        }
        expect(
          slots.filter((slot) => wallClockAt(slot.startAtMs, hours.timeZone).date === given.day),
        ).toEqual(expected);
        expect(slots.every((slot) => isSlotOpen(hours, slot))).toBe(true);
        const asked = { nowMs, slotMinutes, days: 2 };
        expect(slots.filter(({ startAtMs }) => !canBeginSlot(hours, startAtMs, asked))).toEqual([]);
        expect(slots.map((slot) => slot.startAtMs)).toEqual(
          slots.map((slot) => slot.startAtMs).sort((x, y) => x - y),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('opening hours, told by hand', () => {
  const night: WeeklyHours = {
    timeZone: 'America/Montevideo',
    week: Array.from({ length: 7 }, (_, day) => (day === 5 ? [intervalOf(19 * 60, 2 * 60)] : [])),
    daysOff: [],
  };
  const fridayNight = Date.parse('2024-06-07T22:30-03:00');

  test('[CHK-08] a Friday night lasts into Saturday', () => {
    expect(isOpenAt(night, Date.parse('2024-06-08T01:59:59-03:00'))).toBe(true);
    expect(isOpenAt(night, Date.parse('2024-06-08T02:00-03:00'))).toBe(false);
    expect(closesAt(night, fridayNight)).toBe(Date.parse('2024-06-08T02:00-03:00'));
    expect(nextOpeningAt(night, Date.parse('2024-06-08T02:00-03:00'))).toBe(
      Date.parse('2024-06-14T19:00-03:00'),
    );
  });

  test('[CHK-08] Saturday off keeps the rest of the Friday night; Friday off takes all of it', () => {
    const saturday = Date.parse('2024-06-08T01:00-03:00');
    expect(isOpenAt({ ...night, daysOff: ['2024-06-08'] }, saturday)).toBe(true);
    expect(isOpenAt({ ...night, daysOff: ['2024-06-07'] }, saturday)).toBe(false);
  });

  test('never open: no next opening, no slots', () => {
    const never = { ...night, week: Array.from({ length: 7 }, () => []) };
    expect(nextOpeningAt(never, fridayNight)).toBeUndefined();
    expect(deliverySlots(never, { nowMs: fridayNight, leadMinutes: 0, slotMinutes: 30, days: 7 })).toEqual(
      [],
    );
  });

  test('always open: no closing, until a day off comes near', () => {
    const always: WeeklyHours = { timeZone: 'Europe/Amsterdam', week: ALWAYS_OPEN_WEEK, daysOff: [] };
    expect(closesAt(always, fridayNight)).toBeUndefined();
    expect(nextOpeningAt(always, fridayNight)).toBe(fridayNight);
    const beforeHoliday = closesAt({ ...always, daysOff: ['2024-06-12'] }, fridayNight);
    expect(beforeHoliday).toBe(Date.parse('2024-06-12T00:00+02:00'));
  });

  test('two intervals that meet are one stretch', () => {
    const split = {
      ...night,
      week: Array.from({ length: 7 }, () => [intervalOf(600, 720), intervalOf(720, 900)]),
    };
    expect(closesAt(split, Date.parse('2024-06-07T11:00-03:00'))).toBe(Date.parse('2024-06-07T15:00-03:00'));
  });
});

test.each([
  ['America/Montevideo', true],
  ['Etc/GMT-6', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  // PostgreSQL reads an offset the other way round, and a few letters as another country's.
  ['+05:00', false],
  ['-03', false],
  ['IST', false],
  ['', false],
])('whether %j is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});
