import { addDays, instantOf, type LocalDate } from '@promenade/domain/hours';
import type { TripWindow } from '../trip-window.ts';
import type { HoldRow } from './page.repo.ts';

/** A calendar day, from its first instant until before its last. */
export interface CalendarDay extends TripWindow {
  readonly date: LocalDate;
}

/** The days of a month `YYYY-MM` on a wall clock: 23 or 25 hours long when clocks change. */
export function daysOfMonth(month: string, timeZone: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) {
    const [fromMs, untilMs] = [instantOf(date, 0, timeZone), instantOf(addDays(date, 1), 0, timeZone)];
    days.push({ date, fromMs, untilMs });
  }
  return days;
}

/** How many units are free for the whole rest of the day; 0 for a day that is over. */
export function freeOnDay(day: CalendarDay, nowMs: number, units: number, holds: readonly HoldRow[]): number {
  const fromMs = Math.max(day.fromMs, nowMs);
  if (fromMs >= day.untilMs) return 0;
  const held = holds.filter((hold) => hold.from_ms < day.untilMs && hold.until_ms > fromMs);
  return units - new Set(held.map(({ unit_id: unitId }) => unitId)).size;
}
