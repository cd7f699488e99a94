import { type MinorUnits, percentOf } from '../money/index.ts';

/** A discount on one unit (`discount_type` percent or amount). */
export type Discount =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount'; readonly amountMinor: MinorUnits };

/** The discount on one unit, in minor units: between 0 and the price. */
export function unitDiscountMinor(unitPriceMinor: MinorUnits, discount: Discount | undefined): MinorUnits {
  if (!discount) return 0;
  const off =
    discount.type === 'percent' ? percentOf(unitPriceMinor, discount.percent) : discount.amountMinor;
  return Math.min(Math.max(off, 0), Math.max(unitPriceMinor, 0));
}

/** The price of one unit after its discount. */
export function discountedPrice(unitPriceMinor: MinorUnits, discount: Discount | undefined): MinorUnits {
  return unitPriceMinor - unitDiscountMinor(unitPriceMinor, discount);
}
