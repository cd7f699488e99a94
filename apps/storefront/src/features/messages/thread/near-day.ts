import { addDays, wallClockAt } from '@promenade/domain/hours';

/** Whether an instant is of the day that it is where the market is, or of the one before; null for any other. */
export function nearDay(atMs: number, nowMs: number, timeZone: string): 'today' | 'yesterday' | null {
  const { date } = wallClockAt(atMs, timeZone);
  const { date: today } = wallClockAt(nowMs, timeZone);
  if (date === today) return 'today';
  return date === addDays(today, -1) ? 'yesterday' : null;
}
