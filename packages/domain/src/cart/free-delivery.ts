import type { MinorUnits } from '../money/index.ts';

/** Progress of a cart towards free delivery. */
export type FreeDeliveryProgress = {
  /** Percent, 0 to 100, with fractions. */
  readonly percent: number;
  /** Amount 'more for free delivery'; 0 once reached. */
  readonly remainingMinor: MinorUnits;
  /** Reached: 'You have reduced delivery charge'. */
  readonly reached: boolean;
};

/**
 * CART-04: the cart's subtotal against free_delivery_over, clamped to 0 to 100; reached from the start if its store delivers
 * free.
 * @returns undefined if the market has set no amount, or 0: there is no bar
 */
export function freeDeliveryProgress(
  subtotalMinor: MinorUnits,
  freeDeliveryOverMinor: MinorUnits | undefined,
  deliversFree: boolean,
): FreeDeliveryProgress | undefined {
  if (freeDeliveryOverMinor === undefined || freeDeliveryOverMinor <= 0) return undefined;
  if (deliversFree) return { percent: 100, remainingMinor: 0, reached: true };
  const percent = Math.min(100, Math.max(0, (subtotalMinor / freeDeliveryOverMinor) * 100));
  const remainingMinor = Math.min(freeDeliveryOverMinor, Math.max(0, freeDeliveryOverMinor - subtotalMinor));
  return { percent, remainingMinor, reached: subtotalMinor >= freeDeliveryOverMinor };
}
