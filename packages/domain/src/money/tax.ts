import { type MinorUnits, scaleHalfUp, toMinor } from './amounts.ts';
import { PERCENT_DECIMALS, WHOLE_IN_MICRO_PERCENT } from './percent.ts';

/** A market's tax: the rate, and whether prices include it (`tax_included` 1). */
export type TaxRule = { readonly ratePercent: number; readonly included: boolean };

/**
 * SYS-10: included → amount × rate / (100 + rate), otherwise amount × rate / 100. Rounded half up.
 * @throws RangeError when the rate is not finite
 */
export function taxOf(amountMinor: MinorUnits, ratePercent: number, included: boolean): MinorUnits {
  const rate = toMinor(ratePercent, PERCENT_DECIMALS);
  return scaleHalfUp(amountMinor, rate, included ? WHOLE_IN_MICRO_PERCENT + rate : WHOLE_IN_MICRO_PERCENT);
}
