import { type ChosenAddOn, type FoodChoice, discountedPrice } from '../catalog/index.ts';
import type { MinorUnits } from '../money/index.ts';
import {
  type PriceableLine,
  type PricedLines,
  type StoreDiscount,
  lineDiscount,
  priceLines,
} from '../pricing/index.ts';

/** A line: one item with one set of choices. `id` and `addOnsMinor` as in a line that is priced. */
export type CartLine = PriceableLine & {
  readonly itemId: string;
  readonly model: 'Item' | 'ItemCampaign';
  /** Same item and same key is the same line (CART-06). */
  readonly choiceKey: string;
  readonly food: readonly FoodChoice[];
  readonly variationType?: string | undefined;
  readonly addOns: readonly ChosenAddOn[];
};

/** The one store that a cart's lines come from. */
export type CartStore = { readonly id: string; readonly name: string };

/** A cart. It has a store exactly when it has lines. */
export type Cart<L extends CartLine = CartLine> = {
  readonly store?: CartStore | undefined;
  readonly lines: readonly L[];
  /** The store's discount, only when it runs now. */
  readonly storeDiscount?: StoreDiscount | undefined;
};

/** The line after its own discount (flash sale or item) plus its add-ons (CART-03); a store's discount shows in the subtotal. */
export function lineTotalMinor(line: PriceableLine): MinorUnits {
  return discountedPrice(line.unitPriceMinor, lineDiscount(line)) * line.quantity + line.addOnsMinor;
}

/** Every line with its part of the discounts, and the sums. */
export function pricedCart(cart: Pick<Cart, 'lines' | 'storeDiscount'>): PricedLines {
  return priceLines(cart.lines, cart.storeDiscount);
}

/** Lines after discounts plus add-ons: the figure of the bar and of the fee's rule alike (CART-04). */
export function cartSubtotalMinor(cart: Pick<Cart, 'lines' | 'storeDiscount'>): MinorUnits {
  return pricedCart(cart).subtotalMinor;
}
