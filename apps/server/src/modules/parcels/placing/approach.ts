import { encodePolyline, haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../../platform/context.ts';
import { findWay } from '../../geo/index.ts';
import { type MarketZone, placeInZone } from '../../zones/index.ts';

/** A demo courier's way to the sender. */
export interface Approach {
  /** Encoded polyline of precision 5; null outside a demo. */
  readonly polyline: string | null;
  readonly seconds: number;
}

/** Outside a demo: where the courier starts is not known in advance. */
const usual: Approach = { polyline: null, seconds: 12 * 60 };
// Couriers wait nearby: one at the far end of a zone would be the last to get the job.
const nearestWaitsMetres = 1200;

function waitingPlace(sender: LatLng, zone: MarketZone): LatLng {
  const { latitude, longitude } = placeInZone(zone);
  const metres = haversineMetres(sender, { lat: latitude, lng: longitude });
  const part = metres === 0 ? 0 : Math.min(1, nearestWaitsMetres / metres);
  return {
    lat: sender.lat + (latitude - sender.lat) * part,
    lng: sender.lng + (longitude - sender.lng) * part,
  };
}

/** In a demo, the courier starts between the sender and the middle of the zone, and rides to the door by road. */
export async function approachTo(
  ctx: Ctx,
  sender: LatLng,
  zone: MarketZone,
  speed: number | null,
): Promise<Approach> {
  if (speed === null) return usual;
  const way = await findWay(ctx, waitingPlace(sender, zone), sender);
  return { polyline: encodePolyline(way.path), seconds: way.durationSeconds };
}
