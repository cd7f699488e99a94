import { DAY_MS } from './local-date.ts';
import type { InstantMs } from './wall-clock.ts';

/** What is said of the day of something to come, beside its time of day. */
export type ToldDay = 'nothing' | 'weekday' | 'date';

/** Within a day the time alone says enough; from six days on a weekday would be taken for the one before it. */
export function toldDay(atMs: InstantMs, nowMs: InstantMs): ToldDay {
  const aheadMs = Math.abs(atMs - nowMs);
  if (aheadMs < DAY_MS) return 'nothing';
  return aheadMs < 6 * DAY_MS ? 'weekday' : 'date';
}
