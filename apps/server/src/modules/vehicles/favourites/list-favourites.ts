import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../../platform/identity/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { freeUnits } from '../holds/free-units.ts';
import { viewFavouriteProvider } from '../providers/providers.view.ts';
import { listProviderRowsById } from '../providers/providers.repo.ts';
import { isProviderHere, rentalScopeOf } from '../rental-scope.ts';
import { windowOf } from '../trip-window.ts';
import { listVehicleRowsById } from '../vehicle-rows.repo.ts';
import { viewVehicleRow } from '../vehicles.view.ts';
import { listRentalFavourites } from './favourites.repo.ts';

/** GET /rental/user/wish-list: vehicles and providers available here (MOD-08), latest first. */
export async function listFavouriteVehicles(ctx: Ctx): Promise<Reply<'rentalWishlist.list'>> {
  const favourites = await listRentalFavourites(ctx.db, getCustomer(ctx).customerId);
  const vehicleIds = favourites.flatMap(({ vehicle_id: id }) => id ?? []);
  const storeIds = favourites.flatMap(({ store_id: id }) => id ?? []);
  const scope = await rentalScopeOf(ctx);
  const free = await freeUnits(ctx, vehicleIds, windowOf(scope, {}));
  const vehicles = await listVehicleRowsById(ctx.db, vehicleIds);
  const providers = await listProviderRowsById(ctx.db, storeIds);
  return {
    vehicles: vehicles
      .filter((row) => row.active && row.store_active && isProviderHere(scope, row))
      .map((row) => viewVehicleRow(scope, row, free.get(row.id) ?? 0)),
    providers: providers
      .filter((row) => isProviderHere(scope, row))
      .map((row) => viewFavouriteProvider(scope, row)),
  };
}
