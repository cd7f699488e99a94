import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { listFavouriteStores, listItemCards } from '../catalog/index.ts';
import { readTarget, type WishlistTarget } from './read-target.ts';
import { insertFavourite } from './wishlist.repo.ts';
import type { Favourite, WishlistTables } from './wishlist.tables.ts';

// What the catalogue does not show here and now cannot be marked.
async function refuseUnseen(ctx: Ctx, { item_id: itemId, store_id: storeId }: Favourite): Promise<void> {
  if (itemId !== null && (await listItemCards(ctx, [itemId])).length === 0) refuse('item_not_found');
  if (storeId !== null && (await listFavouriteStores(ctx, [storeId])).length === 0) refuse('store_not_found');
}

/** Marks an item or a store (WISH-03); one that is marked already stays so, and the answer says it. */
export async function addFavourite(ctx: Ctx, named: WishlistTarget): Promise<Reply<'wishlist.add'>> {
  const target = readTarget(named);
  await refuseUnseen(ctx, target);
  const row = { ...target, customer_id: getCustomer(ctx).customerId, created_at: new Date(ctx.clock.now()) };
  if (!(await insertFavourite(over<WishlistTables>(ctx), row))) refuse('already_in_wishlist');
  return { message: noticeOf('added_to_wishlist', ctx.language) };
}
