import { type ChosenAddOn, type FoodChoice, discountedPrice } from '../catalog/index.ts';
import type { MinorUnits } from '../money/index.ts';
import {
  type PriceableLine,
  type PricedLines,
  type StoreDiscount,
  lineDiscount,
  priceLines,
} from '../pricing/index.ts';

/** A cart line: one item with one set of choices. `id` and `addOnsMinor` are those of a priced line. */
export type CartLine = PriceableLine & {
  readonly itemId: string;
  readonly model: 'Item' | 'ItemCampaign';
  /** Choice key: the same item with the same key is the same line (CART-06). */
  readonly choiceKey: string;
  readonly food: readonly FoodChoice[];
  readonly variationType?: string | undefined;
  readonly addOns: readonly ChosenAddOn[];
};

/** The store of all lines of a cart. */
export type CartStore = { readonly id: string; readonly name: string };

/** A cart. It has a store if and only if it has lines. */
export type Cart<L extends CartLine = CartLine> = {
  readonly store?: CartStore | undefined;
  readonly lines: readonly L[];
  /** The store's discount, if it applies now. */
  readonly storeDiscount?: StoreDiscount | undefined;
};

/** Total of a line after its own discount (flash sale or item), with add-ons (CART-03); a store's is in the subtotal. */
export function lineTotalMinor(line: PriceableLine): MinorUnits {
  return discountedPrice(line.unitPriceMinor, lineDiscount(line)) * line.quantity + line.addOnsMinor;
}

/** All lines with their shares of the discounts, and the totals. */
export function pricedCart(cart: Pick<Cart, 'lines' | 'storeDiscount'>): PricedLines {
  return priceLines(cart.lines, cart.storeDiscount);
}

/** The cart's subtotal: lines after discounts plus add-ons. The free-delivery bar and the fee both use it (CART-04). */
export function cartSubtotalMinor(cart: Pick<Cart, 'lines' | 'storeDiscount'>): MinorUnits {
  return pricedCart(cart).subtotalMinor;
}
