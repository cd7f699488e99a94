import { type Decision, type Refused, refused } from '../decision/index.ts';

/** The limits of a quantity. */
export type QuantityLimits = {
  /** Units in stock; undefined if stock is not counted. */
  readonly stock?: number | undefined;
  /** `maximum_cart_quantity`; 0 or undefined is no limit. */
  readonly maximumCartQuantity?: number | undefined;
};

/** ITEM-08: 'Out of Stock', 'Out of Limits'. */
export type QuantityRefusal =
  | { readonly code: 'out_of_stock'; readonly name: string; readonly available: number }
  | { readonly code: 'out_of_limits'; readonly name: string; readonly maximum: number };

/**
 * ITEM-08: decides whether a quantity is possible. Stock is checked before the limit.
 * @param name of the item, for the refusal
 */
export function decideQuantity(
  name: string,
  quantity: number,
  limits: QuantityLimits,
): Decision<object, QuantityRefusal> {
  const { stock, maximumCartQuantity: maximum } = limits;
  if (stock !== undefined && quantity > stock) {
    return refused({ code: 'out_of_stock', name, available: Math.max(0, stock) });
  }
  if (maximum && quantity > maximum) return refused({ code: 'out_of_limits', name, maximum });
  return { ok: true };
}

/** ITEM-08: whether plus is enabled: not at or above the stock or the limit. Undefined limits do not count. */
export function decideRaise(
  name: string,
  quantity: number,
  limits: QuantityLimits,
): Refused<QuantityRefusal> | undefined {
  const decision = decideQuantity(name, quantity + 1, limits);
  return decision.ok ? undefined : decision;
}

/** ITEM-08: whether minus is enabled: not at 1 or less, nor at a total of 0. */
export function canLowerQuantity(quantity: number, totalMinor: number): boolean {
  return quantity > 1 && totalMinor !== 0;
}
