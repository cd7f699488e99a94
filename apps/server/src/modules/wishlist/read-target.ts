import { refuse } from '../../platform/errors.ts';
import type { Favourite } from './wishlist.tables.ts';

/** What a caller names, read by the contract. */
export interface WishlistTarget {
  readonly item_id?: string | undefined;
  readonly store_id?: string | undefined;
}

/** One item or one store; naming both or neither is refused. */
export function readTarget({ item_id: itemId, store_id: storeId }: WishlistTarget): Favourite {
  if ((itemId === undefined) === (storeId === undefined)) refuse('wishlist_target');
  return { item_id: itemId ?? null, store_id: storeId ?? null };
}
