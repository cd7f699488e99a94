import { type Decision, refused } from '../decision/index.ts';
import type { Cart, CartStore } from './cart.ts';

/** What a shopper wants done with the current cart when adding an item of another store (CART-05). */
export type OtherStoreWish =
  /** Ask the shopper. */
  | 'ask'
  /** Empty it. */
  | 'replace'
  /** Park it for later: 'keep both'. */
  | 'park';

/** A parked cart. It has no store if none of its items is sold any more. */
export type ParkedStore = { readonly cartId: string; readonly storeId?: string | undefined };

/** Which cart an item is added to. */
export type CartForItem =
  /** To the current cart. */
  | { readonly kind: 'join' }
  /** To the current cart, after emptying it. */
  | { readonly kind: 'replace' }
  /** The current cart is parked; the item is added to its store's parked cart, or to a new one. */
  | { readonly kind: 'park'; readonly reopenId?: string | undefined };

/** Maximum number of parked carts of a shopper in one module, against mistakes and abuse. */
export const mostParkedCarts = 20;

/**
 * CART-05 and 'keep both': decides which cart of the module an item is added to. A store has at most one parked cart, so
 * going back and forth between two stores never creates a third.
 * @param parked the shopper's parked carts of the module, latest first
 */
export function decideCartForItem(
  open: Pick<Cart, 'store' | 'lines'>,
  parked: readonly ParkedStore[],
  storeId: CartStore['id'],
  wish: OtherStoreWish,
): Decision<
  { to: CartForItem },
  | { readonly code: 'other_store'; readonly storeName: string }
  | { readonly code: 'out_of_limits'; readonly maximum: number }
> {
  if (!open.store || open.lines.length === 0 || open.store.id === storeId) {
    return { ok: true, to: { kind: 'join' } };
  }
  if (wish === 'ask') return refused({ code: 'other_store', storeName: open.store.name });
  if (wish === 'replace') return { ok: true, to: { kind: 'replace' } };
  const reopenId = parked.find((cart) => cart.storeId === storeId)?.cartId;
  if (reopenId === undefined && parked.length >= mostParkedCarts) {
    return refused({ code: 'out_of_limits', maximum: mostParkedCarts });
  }
  return { ok: true, to: { kind: 'park', reopenId } };
}
