import { type MinorUnits, scaleHalfUp, toMinor } from './amounts.ts';

/** Percentages are read to six decimals: 33.333333 % is the finest. */
export const PERCENT_DECIMALS = 6;
/** One whole, in the unit of a percentage read to six decimals. */
export const WHOLE_IN_MICRO_PERCENT = 100 * 10 ** PERCENT_DECIMALS;

/**
 * A percentage of an amount, rounded half up: 12.5 % of 4 is 1.
 * @param percent 0 to 100 as a rule, more is allowed
 * @throws RangeError when it is not finite
 */
export function percentOf(amountMinor: MinorUnits, percent: number): MinorUnits {
  return scaleHalfUp(amountMinor, toMinor(percent, PERCENT_DECIMALS), WHOLE_IN_MICRO_PERCENT);
}

/** Decimals of a percentage, such as a tax, that is kept for stores and partners. */
const KEPT_DECIMALS = 3;

/** Whether a percentage is kept as it is: a finer one would be rounded, and be another than was decided. */
export function isKeptPercent(percent: number): boolean {
  return Number(percent.toFixed(KEPT_DECIMALS)) === percent;
}
