import { toMajor } from '@promenade/domain/money';
import { formatWallMinute, parseWallMinute } from '@promenade/domain/hours';
import type { Surge, SurgeTime } from '@promenade/domain/pricing';
import { isRecord } from './json.ts';
import { minorUnitsOf } from './minor-units.ts';

/**
 * Hours with a surcharge, in files and on the wire: wall clock times `HH:mm`, and either a percentage or an amount
 * (major units).
 */
export type SurgeTimeJson = {
  days: number[];
  from: string;
  until: string;
  percent?: number;
  amount?: number;
};

export const HIGHEST_SURGE_PERCENT = 500;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const MOST_TIMES = 50;
const KEYS: ReadonlySet<string> = new Set<keyof SurgeTimeJson>([
  'days',
  'from',
  'until',
  'percent',
  'amount',
]);

/** Undefined if one of them is invalid. */
export function readSurgeTimes(times: unknown, decimals: number): SurgeTime[] | undefined {
  if (times === undefined || times === null) return [];
  if (!Array.isArray(times) || times.length > MOST_TIMES) return undefined;
  const read = times.map((time: unknown) => readTime(time, decimals));
  return read.every((time) => time !== undefined) ? read : undefined;
}

function readTime(time: unknown, decimals: number): SurgeTime | undefined {
  if (!isRecord(time) || Object.keys(time).some((key) => !KEYS.has(key))) return undefined;
  const [fromMinute, untilMinute] = [minuteOf(time.from), minuteOf(time.until)];
  const weekdays = daysOf(time.days);
  const surge = surgeOf(time, decimals);
  if (fromMinute === undefined || fromMinute === 1440 || untilMinute === undefined) return undefined;
  return weekdays && surge && { weekdays, fromMinute, untilMinute, surge };
}

const minuteOf = (text: unknown): number | undefined =>
  typeof text === 'string' ? parseWallMinute(text) : undefined;

function daysOf(days: unknown): number[] | undefined {
  if (days === undefined) return EVERY_DAY;
  const known = Array.isArray(days) && days.length > 0 && days.every((day) => EVERY_DAY.includes(day));
  return known ? [...new Set(days as number[])].toSorted((a, b) => a - b) : undefined;
}

function surgeOf({ percent, amount }: Record<string, unknown>, decimals: number): Surge | undefined {
  if ((percent === undefined) === (amount === undefined)) return undefined;
  if (percent === undefined) {
    const amountMinor = minorUnitsOf(amount, decimals);
    return amountMinor === undefined ? undefined : { type: 'amount', amountMinor };
  }
  const isPercent = typeof percent === 'number' && percent >= 0 && percent <= HIGHEST_SURGE_PERCENT;
  return isPercent ? { type: 'percent', percent } : undefined;
}

/** The same in the format of files and the wire. */
export function writeSurgeTimes(times: readonly SurgeTime[], decimals: number): SurgeTimeJson[] {
  return times.map(({ weekdays, fromMinute, untilMinute, surge }) => ({
    days: [...weekdays],
    from: formatWallMinute(fromMinute),
    until: untilMinute === 1440 ? '24:00' : formatWallMinute(untilMinute),
    ...(surge.type === 'percent'
      ? { percent: surge.percent }
      : { amount: toMajor(surge.amountMinor, decimals) }),
  }));
}
