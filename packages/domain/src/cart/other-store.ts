import { type Decision, refused } from '../decision/index.ts';
import type { Cart, CartStore } from './cart.ts';

/** What a shopper wants done with the open cart where an item of another store is to enter (CART-05). */
export type OtherStoreWish =
  /** To be asked. */
  | 'ask'
  /** It is emptied. */
  | 'replace'
  /** It is kept for later: 'keep both'. */
  | 'park';

/** A cart that was put aside. A store is missing where nothing of it is sold any more. */
export type ParkedStore = { readonly cartId: string; readonly storeId?: string | undefined };

/** Where an item goes. */
export type CartForItem =
  /** Into the open cart. */
  | { readonly kind: 'join' }
  /** Into the open cart, emptied first. */
  | { readonly kind: 'replace' }
  /** The open cart is put aside; the item goes into the parked cart of its store, or into a new one. */
  | { readonly kind: 'park'; readonly reopenId?: string | undefined };

/** The most carts that a shopper may have put aside in one module; more is a mistake or a nuisance. */
export const mostParkedCarts = 20;

/**
 * CART-05 and 'keep both': into which cart of its module an item goes. A store has one cart at most that keeping both
 * has made, so that going back and forth between two stores never makes a third.
 * @param parked the shopper's parked carts of the module, the latest first
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
