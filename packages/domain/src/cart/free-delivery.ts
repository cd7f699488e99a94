import type { MinorUnits } from '../money/index.ts';

/** How far the cart is from free delivery. */
export type FreeDeliveryProgress = {
  /** 0 to 100, fractions included. */
  readonly percent: number;
  /** 'more for free delivery'; 0 once reached. */
  readonly remainingMinor: MinorUnits;
  /** 'You have reduced delivery charge' */
  readonly reached: boolean;
};

/**
 * CART-04: the cart's subtotal against free_delivery_over, clamped to 0 to 100.
 * @returns undefined where the market sets no amount, or 0: there is no bar to show
 */
export function freeDeliveryProgress(
  subtotalMinor: MinorUnits,
  freeDeliveryOverMinor: MinorUnits | undefined,
): FreeDeliveryProgress | undefined {
  if (freeDeliveryOverMinor === undefined || freeDeliveryOverMinor <= 0) return undefined;
  const percent = Math.min(100, Math.max(0, (subtotalMinor / freeDeliveryOverMinor) * 100));
  const remainingMinor = Math.min(freeDeliveryOverMinor, Math.max(0, freeDeliveryOverMinor - subtotalMinor));
  return { percent, remainingMinor, reached: subtotalMinor >= freeDeliveryOverMinor };
}
