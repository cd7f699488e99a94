import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { type Scope, scopeOf, vehicleModuleIdsOf } from '../catalog/index.ts';
import { listZonesAt } from '../zones/index.ts';

/** What a request may see of vehicles (MOD-08), and what every view of them needs. */
export interface RentalScope extends Scope {
  readonly vehicleModuleIds: readonly string[];
  /** Zones of which a trip has to be able to begin in one. */
  readonly pickupZoneIds: readonly string[];
}

/**
 * The scope of lists: vehicles that can be fetched in the zones here, or, where the trip's own pickup point is named,
 * in the zones that hold it.
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

/** The scope of pages: whoever follows a link sees what it leads to, wherever in the market it can be fetched. */
export async function wholeRentalScopeOf(ctx: Ctx): Promise<RentalScope> {
  const scope = await rentalScopeOf(ctx);
  return { ...scope, pickupZoneIds: scope.everyZoneIds };
}
