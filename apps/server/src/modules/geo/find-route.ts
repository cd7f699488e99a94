import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import { Router, readRoadGraph, TRAVEL_MODES, type TravelMode } from '@promenade/market/graph';
import { rememberedMade } from '../../platform/caching/cache.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { findGraph } from './geo.repo.ts';
import type { GeoTables } from './geo.tables.ts';

/** Published when the map is replaced. */
export const geoTopic = 'geo';

/** The market's road network, read once (some 150 ms, 12 MB for a city) and cached until the map changes. */
export function findRouter(ctx: Ctx): Promise<Router | undefined> {
  return rememberedMade(ctx, geoTopic, {
    read: (inner) => findGraph(over<GeoTables>(inner)),
    make: (graph) => graph && new Router(readRoadGraph(graph)),
  });
}

/** A route between two points. Without a road it is the straight line, and `mode` says so. */
export interface WayThere {
  readonly distanceMetres: number;
  readonly durationSeconds: number;
  readonly mode: TravelMode | 'haversine';
  readonly path: readonly LatLng[];
}

// Of a straight line no road speeds are known: this is a rider's pace in town.
const STRAIGHT_METRES_PER_SECOND = 20 / 3.6;

/** The great-circle line. */
export function straightWay(origin: LatLng, destination: LatLng): WayThere {
  const distanceMetres = haversineMetres(origin, destination);
  return {
    distanceMetres,
    durationSeconds: distanceMetres / STRAIGHT_METRES_PER_SECOND,
    mode: 'haversine',
    path: [origin, destination],
  };
}

/**
 * The route by road: in the requested mode, else driving, walking, then bicycling; without any route the great-circle
 * line (RENT-11; api.md, rule 1).
 */
export async function findWay(
  ctx: Ctx,
  origin: LatLng,
  destination: LatLng,
  first: TravelMode = 'driving',
): Promise<WayThere> {
  const router = await findRouter(ctx);
  for (const mode of new Set([first, ...TRAVEL_MODES])) {
    const route = router?.findRoute(origin, destination, mode);
    if (route) return { ...route, mode };
  }
  return straightWay(origin, destination);
}
