import type { WallClock } from '../hours/index.ts';
import type { Surge } from './delivery-fee.ts';

const DAY_MINUTES = 1440;

/** Hours with a surcharge, in the market's local time. */
export type SurgeTime = {
  /** Weekdays on which the hours start, 0 (Sunday) to 6. */
  readonly weekdays: readonly number[];
  readonly fromMinute: number;
  /** End, excluded; at or before the start, it is on the next day. */
  readonly untilMinute: number;
  readonly surge: Surge;
};

/** Surcharges of a zone and module. */
export type SurgeRules = {
  /** Percent at all other times; 0 is none. */
  readonly percent: number;
  readonly times: readonly SurgeTime[];
};

/** The surcharge at a time (api.md, rule 1): that of the first matching hours, or else the general one. */
export function surgeAt(
  { percent, times }: SurgeRules,
  at: Pick<WallClock, 'weekday' | 'minute'>,
): Surge | undefined {
  const held = times.find((time) => holds(time, at.weekday, at.minute) || holdsSinceYesterday(time, at));
  if (held) return held.surge;
  return percent > 0 ? { type: 'percent', percent } : undefined;
}

function holds({ weekdays, fromMinute, untilMinute }: SurgeTime, weekday: number, minute: number): boolean {
  const endMinute = untilMinute > fromMinute ? untilMinute : untilMinute + DAY_MINUTES;
  return weekdays.includes(weekday) && minute >= fromMinute && minute < endMinute;
}

function holdsSinceYesterday(time: SurgeTime, at: Pick<WallClock, 'weekday' | 'minute'>): boolean {
  return holds(time, (at.weekday + 6) % 7, at.minute + DAY_MINUTES);
}
