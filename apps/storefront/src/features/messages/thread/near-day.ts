import { addDays, wallClockAt } from '@promenade/domain/hours';

/** Whether an instant is today or yesterday in the market's time zone; null for any other day. */
export function nearDay(atMs: number, nowMs: number, timeZone: string): 'today' | 'yesterday' | null {
  const { date } = wallClockAt(atMs, timeZone);
  const { date: today } = wallClockAt(nowMs, timeZone);
  if (date === today) return 'today';
  return date === addDays(today, -1) ? 'yesterday' : null;
}
