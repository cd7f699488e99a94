import { type MinorUnits, scaleHalfUp, toMinor } from './amounts.ts';

/** Percentages have up to six decimals: 33.333333 %. */
export const PERCENT_DECIMALS = 6;
/** 100 %, in millionths of a percent. */
export const WHOLE_IN_MICRO_PERCENT = 100 * 10 ** PERCENT_DECIMALS;

/**
 * A percentage of an amount, rounded half up: 12.5 % of 4 is 1.
 * @param percent 0 to 100 as a rule, more is allowed
 * @throws RangeError when it is not finite
 */
export function percentOf(amountMinor: MinorUnits, percent: number): MinorUnits {
  return scaleHalfUp(amountMinor, toMinor(percent, PERCENT_DECIMALS), WHOLE_IN_MICRO_PERCENT);
}

/** Decimals of stored percentages, such as taxes and commissions. */
const KEPT_DECIMALS = 3;

/** Whether a percentage can be stored exactly; a finer one would be rounded. */
export function isKeptPercent(percent: number): boolean {
  return Number(percent.toFixed(KEPT_DECIMALS)) === percent;
}
