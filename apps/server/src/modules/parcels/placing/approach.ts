import { encodePolyline, haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../../platform/context.ts';
import { findWay } from '../../geo/index.ts';
import { type MarketZone, placeInZone } from '../../zones/index.ts';

/** How a demonstration's courier comes to the sender. */
export interface Approach {
  /** Encoded polyline of precision 5; null where nobody rides by itself. */
  readonly polyline: string | null;
  readonly seconds: number;
}

/** Where people ride: what a courier needs to the sender is not known beforehand. */
const usual: Approach = { polyline: null, seconds: 12 * 60 };
// Couriers wait around; one that comes from the far end of a zone would be asked last.
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

/** In a demonstration the courier starts towards the middle of the sender's zone and rides to the door by road. */
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
