import type { Generated } from 'kysely';

/** What is marked: exactly one of the two is set. */
export interface Favourite {
  readonly item_id: string | null;
  readonly store_id: string | null;
}

/** A mark as stored. */
export interface FavouriteRow extends Favourite {
  readonly customer_id: string;
  readonly created_at: Date;
}

/** Tables of this room. */
export interface WishlistTables {
  wishlist_entries: FavouriteRow & { readonly vehicle_id: Generated<string | null> };
}
