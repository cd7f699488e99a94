import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { type Scope, scopeOf, vehicleModuleIdsOf } from '../catalog/index.ts';
import { listZonesAt } from '../zones/index.ts';

/** The vehicles a request may see (MOD-08), and what all their views need. */
export interface RentalScope extends Scope {
  readonly vehicleModuleIds: readonly string[];
  /** A trip must be able to begin in at least one of these zones. */
  readonly pickupZoneIds: readonly string[];
}

/**
 * The scope of lists: vehicles that can be picked up in the request's zones or, if a pickup point is given, in the
 * zones that contain it.
 */
export async function rentalScopeOf(ctx: Ctx, pickup?: LatLng): Promise<RentalScope> {
  const scope = await scopeOf(ctx);
  const held = pickup && (await listZonesAt(ctx, pickup)).map(({ id }) => id);
  return {
    ...scope,
    vehicleModuleIds: vehicleModuleIdsOf(ctx, scope),
    pickupZoneIds: held ?? scope.zoneIds,
  };
}

/** Whether a provider rents out in the scope's modules and hands over vehicles in its zones. */
export function isProviderHere(
  scope: RentalScope,
  row: { readonly module_id: string; readonly pickup_zone_ids: readonly string[] },
): boolean {
  return (
    scope.vehicleModuleIds.includes(row.module_id) &&
    row.pickup_zone_ids.some((id) => scope.pickupZoneIds.includes(id))
  );
}

/** The scope of pages: a link works wherever in the market the vehicle can be picked up. */
export async function wholeRentalScopeOf(ctx: Ctx): Promise<RentalScope> {
  const scope = await rentalScopeOf(ctx);
  return { ...scope, pickupZoneIds: scope.everyZoneIds };
}
