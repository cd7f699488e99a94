/** Money: amounts in minor units, exact splitting, percentages, tax and price formatting. */
export { allocate } from './allocate.ts';
export {
  HIGHEST_GIVEN,
  HIGHEST_MINOR,
  isExact,
  type MinorUnits,
  mustBeWhole,
  scaleHalfUp,
  sumMinor,
  toMajor,
  toMinor,
} from './amounts.ts';
export { type Currency, formatPrice } from './format-price.ts';
export { isKeptPercent, percentOf } from './percent.ts';
export { type TaxRule, taxOf } from './tax.ts';
