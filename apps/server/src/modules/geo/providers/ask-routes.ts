import type { Reply } from '@promenade/contract/calls';
import { encodePolyline } from '@promenade/domain/zones';
import type { TravelMode } from '@promenade/market/graph';
import type { Ctx } from '../../../platform/context.ts';
import { straightWay, type WayThere } from '../find-route.ts';
import { googleRoutes } from './adapters/google-routes.ts';
import { localRoutes } from './adapters/local.ts';
import { findMarketBounds, isWithin } from './market-bounds.ts';
import { OutsideFailure } from './outside/failure.ts';
import type { RouteProvider } from './port.ts';

interface Ends {
  readonly origin_lat: number;
  readonly origin_lng: number;
  readonly destination_lat: number;
  readonly destination_lng: number;
  readonly mode: TravelMode;
}

/** Nominatim and Photon have no routing. */
function findOutside(ctx: Ctx): RouteProvider | undefined {
  return ctx.geo.provider === 'google' && !ctx.db.isTransaction ? googleRoutes : undefined;
}

async function wayOf(ctx: Ctx, ends: Ends): Promise<WayThere> {
  const origin = { lat: ends.origin_lat, lng: ends.origin_lng };
  const destination = { lat: ends.destination_lat, lng: ends.destination_lng };
  const outside = findOutside(ctx);
  const bounds = outside && (await findMarketBounds(ctx));
  // Routes that leave the market are not requested: they would cost money and disclose where shoppers are.
  if (!bounds || !isWithin(bounds, origin) || !isWithin(bounds, destination))
    return localRoutes.findWay(ctx, origin, destination, ends.mode);
  try {
    const way = await outside.findWay(ctx, origin, destination, ends.mode);
    return way ?? straightWay(origin, destination);
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    return localRoutes.findWay(ctx, origin, destination, ends.mode);
  }
}

function viewDistance({ distanceMetres, durationSeconds, mode }: WayThere): Reply<'geo.distance'> {
  return {
    distanceMeters: Math.round(distanceMetres),
    duration: `${Math.round(durationSeconds)}s`,
    status: mode === 'haversine' ? 'ZERO_RESULTS' : 'OK',
    mode,
  };
}

/** GET config/distance-api. */
export async function getDistance(ctx: Ctx, ends: Ends): Promise<Reply<'geo.distance'>> {
  return viewDistance(await wayOf(ctx, ends));
}

/** GET config/direction-api: the same, with the path. */
export async function getDirection(ctx: Ctx, ends: Ends): Promise<Reply<'geo.direction'>> {
  const way = await wayOf(ctx, ends);
  return { ...viewDistance(way), polyline: encodePolyline(way.path) };
}
