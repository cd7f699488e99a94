import type { WallClock } from '../hours/index.ts';
import type { Surge } from './delivery-fee.ts';

const DAY_MINUTES = 1440;

/** Hours in which more is asked, on the market's wall clock. */
export type SurgeTime = {
  /** 0 Sunday to 6 Saturday; the days on which the hours begin. */
  readonly weekdays: readonly number[];
  readonly fromMinute: number;
  /** Until before this minute; at or before the beginning it is the next day's. */
  readonly untilMinute: number;
  readonly surge: Surge;
};

/** What a zone and module ask beside the fee. */
export type SurgeRules = {
  /** At every hour that no time names; 0 is nothing. */
  readonly percent: number;
  readonly times: readonly SurgeTime[];
};

/** What is asked at a time (api.md, rule 1): the surge of the first hours that hold it, otherwise that of every hour. */
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
