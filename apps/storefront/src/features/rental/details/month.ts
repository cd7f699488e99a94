import type { Reply } from '@promenade/contract/calls';

type Day = Reply<'vehicles.calendar'>['days'][number];

/** A month before or after another, `2026-11`. */
export function monthAway(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Days by the market's wall clock, `2026-11-21`. */
export interface BookableDays {
  readonly today: string;
  /** The latest day on which a trip can begin. */
  readonly latestDay: string;
}

export const monthOfDay = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The first month of those asked for in which a trip can begin; otherwise the current one. */
export function monthOf(asked: readonly (string | null)[], { today, latestDay }: BookableDays): string {
  const thisMonth = monthOfDay(today);
  const lastMonth = monthOfDay(latestDay);
  const canBegin = (month: string | null): month is string =>
    month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= thisMonth && month <= lastMonth;
  return asked.find(canBegin) ?? thisMonth;
}

/** The previous and next month, as far as trips can begin in them. */
export function neighbours(
  month: string,
  { today, latestDay }: BookableDays,
): { readonly before: string | null; readonly after: string | null } {
  return {
    before: month > monthOfDay(today) ? monthAway(month, -1) : null,
    after: month < monthOfDay(latestDay) ? monthAway(month, 1) : null,
  };
}

/** Whether all, some or none are free on a day; no trip begins on a day that is over, or too far ahead. */
export function dayState(
  { date, free }: Day,
  total: number,
  { today, latestDay }: BookableDays,
): 'over' | 'far' | 'free' | 'some' | 'none' {
  if (date < today) return 'over';
  if (date > latestDay) return 'far';
  if (free === 0) return 'none';
  return free < total ? 'some' : 'free';
}

/** Weeks from Monday on, without those that are over; days of other months are null. */
export function weeksOf(
  days: readonly Day[],
  { today }: Pick<BookableDays, 'today'>,
): readonly (readonly (Day | null)[])[] {
  const [first] = days;
  if (!first) return [];
  // 0 is Monday.
  const lead = (new Date(`${first.date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells = [...Array.from({ length: lead }, () => null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return weeks.filter((week) => week.some((day) => day && day.date >= today));
}
