import { capabilitiesOf } from '@promenade/domain/modules';
import {
  encodePolyline,
  formatDistance,
  type LatLng,
  nearestZone,
  shapeContains,
} from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { KnownStore } from '../catalog/index.ts';
import { findWay } from '../geo/index.ts';
import { getZones, listZonesAt, refuseOutside } from '../zones/index.ts';

/** A way from store to door. */
export interface Route {
  readonly metres: number;
  readonly seconds: number;
  /** Encoded polyline of precision 5. */
  readonly polyline: string;
}

/**
 * The address must be in the store's own zone, or in any zone if the module has no borders. The zones in the headers
 * are only a hint and are ignored here.
 */
async function checkZone(ctx: Ctx, store: KnownStore, door: LatLng): Promise<void> {
  const { zones } = await getZones(ctx);
  const zone = zones.find(({ id }) => id === store.zoneId);
  if (zone?.active && shapeContains(zone.shape, door)) return;
  if ((await listZonesAt(ctx, door)).length === 0) await refuseOutside(ctx, door);
  if (capabilitiesOf(store.moduleType).allZones) return;
  const distanceMetres = (zone && nearestZone(door, [zone])?.distanceMetres) ?? 0;
  const distance = formatDistance(distanceMetres, ctx.language);
  const code = store.takeAway ? 'out_of_zone' : 'out_of_zone_no_take_away';
  refuse(code, { distance }, { distance_metres: Math.round(distanceMetres), take_away: store.takeAway });
}

/**
 * The route to an address in the store's zone as the server computes it, by road if possible; a distance sent by the
 * caller is never used.
 */
export async function wayToDoor(ctx: Ctx, store: KnownStore, door: LatLng): Promise<Route> {
  await checkZone(ctx, store, door);
  const { distanceMetres, durationSeconds, path } = await findWay(ctx, store.point, door);
  return { metres: distanceMetres, seconds: durationSeconds, polyline: encodePolyline(path) };
}
