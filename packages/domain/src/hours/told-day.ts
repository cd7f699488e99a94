import { DAY_MS } from './local-date.ts';
import type { InstantMs } from './wall-clock.ts';

/** How to show the day of a future event, in addition to its time. */
export type ToldDay = 'nothing' | 'weekday' | 'date';

/** Within a day, the time alone is enough; from six days on, a weekday name would be ambiguous. */
export function toldDay(atMs: InstantMs, nowMs: InstantMs): ToldDay {
  const aheadMs = Math.abs(atMs - nowMs);
  if (aheadMs < DAY_MS) return 'nothing';
  return aheadMs < 6 * DAY_MS ? 'weekday' : 'date';
}
