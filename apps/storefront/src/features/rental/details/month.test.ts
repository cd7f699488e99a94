import { expect, test } from 'vitest';
import { type BookableDays, dayState, monthAway, monthOf, neighbours, weeksOf } from './month.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', 14, '2028-01'],
] as const)('%s and %i months is %s', (month, by, expected) => {
  expect(monthAway(month, by)).toBe(expected);
});

const days: BookableDays = { today: '2026-11-21', latestDay: '2027-11-21' };

test.each([
  ['2026-12', '2026-12'],
  ['2027-11', '2027-11'],
  ['2027-12', '2026-11'],
  ['2026-10', '2026-11'],
  ['2026-13', '2026-11'],
  [null, '2026-11'],
] as const)('asked for %s in November 2026, %s is shown', (asked, expected) => {
  expect(monthOf([asked], days)).toBe(expected);
});

test('the calendar goes from this month to the last in which a trip can begin: it went on for a year in every market', () => {
  expect(neighbours('2026-11', days)).toEqual({ before: null, after: '2026-12' });
  expect(neighbours('2027-11', days)).toEqual({ before: '2027-10', after: null });
  const near = { ...days, latestDay: '2026-12-21' };
  expect(neighbours('2026-12', near)).toEqual({ before: '2026-11', after: null });
  expect(monthOf(['2027-01'], near)).toBe('2026-11');
});

test('[RENT-13] a day says whether all, some or none are free', () => {
  const day = (date: string, free: number) => dayState({ date, free }, 3, days);
  expect(day('2026-11-20', 3)).toBe('over');
  expect(day('2026-11-21', 3)).toBe('free');
  expect(day('2026-11-22', 1)).toBe('some');
  expect(day('2026-11-23', 0)).toBe('none');
  expect(day('2027-11-21', 3)).toBe('free');
  expect(day('2027-11-22', 3)).toBe('far');
});

test('weeks begin on Monday and are whole', () => {
  const all = Array.from({ length: 30 }, (_, at) => ({
    date: `2026-11-${String(at + 1).padStart(2, '0')}`,
    free: 1,
  }));
  const weeks = weeksOf(all, { today: '2026-11-01' });
  // 1 November 2026 is a Sunday.
  expect(weeks[0]?.map((one) => one?.date.slice(8))).toEqual([...Array(6).fill(undefined), '01']);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf([], days)).toEqual([]);
});
