import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  formatLateMinute,
  formatWallMinute,
  intervalOf,
  isInDateWindow,
  isInWindow,
  isOpenAt,
  parseWallMinute,
  wallClockAt,
} from './index.ts';

describe('isInWindow', () => {
  test.each([
    ['the start counts', 600, 720, 600, true],
    ['the end does not', 600, 720, 720, false],
    ['before', 600, 720, 599, false],
    ['past midnight, evening', 1320, 120, 1380, true],
    ['past midnight, small hours', 1320, 120, 119, true],
    ['past midnight, its end', 1320, 120, 120, false],
    ['past midnight, noon', 1320, 120, 720, false],
    ['equal ends are the whole day', 0, 0, 777, true],
    ['until midnight', 0, 1440, 1439, true],
  ])('[ITEM-06] %s', (_, start, end, wall, expected) => expect(isInWindow(start, end, wall)).toBe(expected));

  test('[ITEM-06] a window and the one from its end to its start share no minute and miss none', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, minute, (start, end, wall) => {
        fc.pre(start !== end);
        expect(isInWindow(start, end, wall)).toBe(!isInWindow(end, start, wall));
      }),
    );
  });
});

test('a campaign runs from its first day to its last, in its hours', () => {
  const campaign = {
    startDate: '2024-06-01',
    endDate: '2024-06-03',
    daily: { startMinute: 600, endMinute: 720 },
  };
  const at = (date: string, minute: number) => isInDateWindow(campaign, { date, weekday: 0, minute });
  expect([
    at('2024-05-31', 650),
    at('2024-06-01', 650),
    at('2024-06-03', 719),
    at('2024-06-03', 720),
    at('2024-06-04', 650),
  ]).toEqual([false, true, true, false, false]);
  const midnightOf = (date: string) => ({ date, weekday: 0, minute: 0 });
  expect(isInDateWindow({ startDate: '2024-06-01' }, midnightOf('2999-01-01'))).toBe(true);
  expect(isInDateWindow({ endDate: '2024-06-01' }, midnightOf('1999-01-01'))).toBe(true);
  expect(isInDateWindow({ endDate: '2024-06-01' }, midnightOf('2024-06-02'))).toBe(false);
});

describe('a campaign past midnight', () => {
  const first = '2024-06-07';
  const last = '2024-06-08';

  test('does not run in the small hours of its first day, and runs in those that follow its last: it was the other way round', () => {
    const campaign = { startDate: first, endDate: last, daily: { startMinute: 1320, endMinute: 120 } };
    const at = (date: string, minute: number) => isInDateWindow(campaign, { date, weekday: 0, minute });
    expect([at(first, 0), at(first, 119), at(first, 1319), at(first, 1320)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect([at(last, 0), at(last, 120), at(last, 1439)]).toEqual([true, false, true]);
    const after = addDays(last, 1);
    expect([at(after, 0), at(after, 119), at(after, 120), at(after, 1320)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('that lasts all day runs on its days, from midnight to midnight', () => {
    const campaign = { startDate: first, endDate: last, daily: { startMinute: 720, endMinute: 720 } };
    const at = (date: string, minute: number) => isInDateWindow(campaign, { date, weekday: 0, minute });
    expect([at(first, 0), at(last, 1439), at(addDays(last, 1), 0)]).toEqual([true, true, false]);
  });

  test('runs exactly when a store is open that is off on all other days', () => {
    const days = Array.from({ length: 7 }, (_, ahead) => addDays('2024-06-04', ahead));
    const fourDays = Date.UTC(2024, 5, 6);
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 0, max: 4 * 1440 }), (startMinute, endMinute, after) => {
        fc.pre(startMinute !== endMinute);
        const campaign = { startDate: first, endDate: last, daily: { startMinute, endMinute } };
        const store = {
          timeZone: 'UTC',
          week: Array.from({ length: 7 }, () => [intervalOf(startMinute, endMinute)]),
          daysOff: days.filter((day) => day < first || day > last),
        };
        const atMs = fourDays + after * 60_000;
        expect(isInDateWindow(campaign, wallClockAt(atMs, 'UTC'))).toBe(isOpenAt(store, atMs));
      }),
    );
  });
});

test('wall times are read and written', () => {
  expect(['00:00', '9:05', '23:59:59', '24:00', '24:01', '12:60', 'noon', ''].map(parseWallMinute)).toEqual([
    0,
    545,
    1439,
    1440,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([0, 545, 1440, 1500].map(formatWallMinute)).toEqual(['00:00', '09:05', '00:00', '01:00']);
});

test('an hour past midnight keeps counting where a day’s hours are told as one', () => {
  expect([0, 545, 1439, 1440, 1500, 1565, 2879].map(formatLateMinute)).toEqual([
    '00:00',
    '09:05',
    '23:59',
    '24:00',
    '25:00',
    '26:05',
    '47:59',
  ]);
});
