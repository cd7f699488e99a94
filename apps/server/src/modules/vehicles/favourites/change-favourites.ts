import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../../platform/identity/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getVehicleRow } from '../page/get-vehicle.ts';
import { getProviderRow } from '../providers/get-provider.ts';
import { wholeRentalScopeOf } from '../rental-scope.ts';
import { deleteRentalFavourite, insertRentalFavourite, type RentalFavourite } from './favourites.repo.ts';
import { readRentalTarget, type RentalTarget } from './read-target.ts';

// Refuses vehicles and providers that are not shown to anybody.
async function refuseUnseen(
  ctx: Ctx,
  { vehicle_id: vehicleId, store_id: storeId }: RentalFavourite,
): Promise<void> {
  if (vehicleId !== null) await getVehicleRow(ctx, await wholeRentalScopeOf(ctx), vehicleId);
  if (storeId !== null) await getProviderRow(ctx, storeId);
}

/** Adds a vehicle or a provider to the favourites (WISH-03); adding it again is refused. */
export async function addRentalFavourite(
  ctx: Ctx,
  named: RentalTarget,
): Promise<Reply<'rentalWishlist.add'>> {
  const target = readRentalTarget(named);
  await refuseUnseen(ctx, target);
  const at = new Date(ctx.clock.now());
  if (!(await insertRentalFavourite(ctx.db, getCustomer(ctx).customerId, target, at)))
    refuse('already_in_wishlist');
  return { message: noticeOf('added_to_wishlist', ctx.language) };
}

/** Removes a favourite (WISH-03), even of a vehicle that is no longer rented out. */
export async function removeRentalFavourite(
  ctx: Ctx,
  named: RentalTarget,
): Promise<Reply<'rentalWishlist.remove'>> {
  const target = readRentalTarget(named);
  if (!(await deleteRentalFavourite(ctx.db, getCustomer(ctx).customerId, target))) refuse('not_in_wishlist');
  return { message: noticeOf('removed_from_wishlist', ctx.language) };
}
