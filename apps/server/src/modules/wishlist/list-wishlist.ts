import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { listFavouriteStores, listItemCards } from '../catalog/index.ts';
import { listFavourites } from './wishlist.repo.ts';
import type { WishlistTables } from './wishlist.tables.ts';
import { viewWishlist } from './wishlist.view.ts';

/** The customer's favourites of the caller's zone and module (WISH-04, MOD-08), the latest first. */
export async function listWishlist(ctx: Ctx): Promise<Reply<'wishlist.list'>> {
  const favourites = await listFavourites(over<WishlistTables>(ctx), getCustomer(ctx).customerId);
  const itemIds = favourites.flatMap(({ item_id: id }) => (id === null ? [] : [id]));
  const storeIds = favourites.flatMap(({ store_id: id }) => (id === null ? [] : [id]));
  return viewWishlist(await listItemCards(ctx, itemIds), await listFavouriteStores(ctx, storeIds));
}
