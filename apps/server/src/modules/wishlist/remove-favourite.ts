import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { readTarget, type WishlistTarget } from './read-target.ts';
import { deleteFavourite } from './wishlist.repo.ts';
import type { WishlistTables } from './wishlist.tables.ts';

/** Takes a mark away (WISH-03), even of what is no longer sold. */
export async function removeFavourite(ctx: Ctx, named: WishlistTarget): Promise<Reply<'wishlist.remove'>> {
  const target = readTarget(named);
  const removed = await deleteFavourite(over<WishlistTables>(ctx), getCustomer(ctx).customerId, target);
  if (!removed) refuse('not_in_wishlist');
  return { message: noticeOf('removed_from_wishlist', ctx.language) };
}
