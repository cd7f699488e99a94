import type { Reply } from '@promenade/contract/calls';

type Day = Reply<'vehicles.calendar'>['days'][number];

// How far ahead the calendar goes, and bookings are possible.
const monthsAhead = 12;

/** A month before or after another, `2026-11`. */
export function monthAway(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The month an address asks for, from the current one to a year ahead; otherwise the current one. */
export function monthOf(asked: string | null, thisMonth: string): string {
  if (!asked || !/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) return thisMonth;
  return asked >= thisMonth && asked <= monthAway(thisMonth, monthsAhead) ? asked : thisMonth;
}

/** The previous and next month, as far as the calendar goes. */
export function neighbours(
  month: string,
  thisMonth: string,
): { readonly before: string | null; readonly after: string | null } {
  const last = monthAway(thisMonth, monthsAhead);
  return {
    before: month > thisMonth ? monthAway(month, -1) : null,
    after: month < last ? monthAway(month, 1) : null,
  };
}

/** Whether all, some or none are free on a day; earlier days are past. */
export function dayState(
  { date, free }: Day,
  total: number,
  today: string,
): 'over' | 'free' | 'some' | 'none' {
  if (date < today) return 'over';
  if (free === 0) return 'none';
  return free < total ? 'some' : 'free';
}

/** Weeks from Monday on; days of other months are null. */
export function weeksOf(days: readonly Day[]): readonly (readonly (Day | null)[])[] {
  const [first] = days;
  if (!first) return [];
  // 0 is Monday.
  const lead = (new Date(`${first.date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells = [...Array.from({ length: lead }, () => null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
