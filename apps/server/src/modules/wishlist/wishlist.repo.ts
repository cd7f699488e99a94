import type { Kysely } from 'kysely';
import type { Favourite, FavouriteRow, WishlistTables } from './wishlist.tables.ts';

type Db = Kysely<WishlistTables>;

/** A customer's favourites, the latest first; those of the vehicles' room too. */
export async function listFavourites(
  db: Db,
  customerId: string,
): Promise<(Favourite & { readonly vehicle_id: string | null })[]> {
  return db
    .selectFrom('wishlist_entries')
    .select(['item_id', 'store_id', 'vehicle_id'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Keeps a favourite; false when it is one already. */
export async function insertFavourite(db: Db, row: FavouriteRow): Promise<boolean> {
  const inserted = await db
    .insertInto('wishlist_entries')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('created_at')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Forgets a customer's own favourite; false when it was none. */
export async function deleteFavourite(db: Db, customerId: string, target: Favourite): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wishlist_entries')
    .where('customer_id', '=', customerId)
    .where('item_id', 'is not distinct from', target.item_id)
    .where('store_id', 'is not distinct from', target.store_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
