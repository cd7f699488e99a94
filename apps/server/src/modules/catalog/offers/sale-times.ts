import { addDays, instantOf, type InstantMs, wallClockAt } from '@promenade/domain/hours';

/** A sale that comes back every day: minutes after midnight, past midnight where the second is not later. */
export interface DailySale {
  readonly fromMinute: number;
  readonly untilMinute: number;
}

/** The sale's next times that are not over yet: today's, yesterday's where that runs past midnight, or tomorrow's. */
export function nextSaleTimes(
  { fromMinute, untilMinute }: DailySale,
  nowMs: InstantMs,
  timeZone: string,
): { readonly startsAt: Date; readonly endsAt: Date } {
  const { date } = wallClockAt(nowMs, timeZone);
  const days = untilMinute > fromMinute ? 0 : 1;
  const times = [-1, 0, 1].map((ahead) => ({
    startsAtMs: instantOf(addDays(date, ahead), fromMinute, timeZone),
    endsAtMs: instantOf(addDays(date, ahead + days), untilMinute, timeZone),
  }));
  const next = times.find(({ endsAtMs }) => endsAtMs > nowMs);
  if (!next) throw new Error('Tomorrow’s sale is never over today');
  return { startsAt: new Date(next.startsAtMs), endsAt: new Date(next.endsAtMs) };
}
