import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../../platform/context.ts';
import { getZones, type MarketZones } from '../../zones/index.ts';

/** A bounding box, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

// Some two kilometres: a shopper just outside the market finds their address and reads that it is not served, instead
// of 'nothing found'.
const MARGIN_DEGREES = 0.02;

const known = new WeakMap<MarketZones, Bounds | undefined>();

function boundsOf({ zones }: MarketZones): Bounds | undefined {
  const parts = zones.filter(({ active }) => active).flatMap(({ shape }) => shape);
  const positions = parts.flatMap(([outer = []]) => outer);
  if (positions.length === 0) return undefined;
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [lng, lat] of positions) {
    box.west = Math.min(box.west, lng - MARGIN_DEGREES);
    box.east = Math.max(box.east, lng + MARGIN_DEGREES);
    box.south = Math.min(box.south, lat - MARGIN_DEGREES);
    box.north = Math.max(box.north, lat + MARGIN_DEGREES);
  }
  return box;
}

/** The bounding box of the market's active zones plus a margin; undefined if it has no active zone. */
export async function findMarketBounds(ctx: Ctx): Promise<Bounds | undefined> {
  const zones = await getZones(ctx);
  if (!known.has(zones)) known.set(zones, boundsOf(zones));
  return known.get(zones);
}

/** Whether a point is in the box. */
export function isWithin({ west, south, east, north }: Bounds, { lat, lng }: LatLng): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** West, south, east, north, the format of both Nominatim and Photon; precise to some ten metres. */
export function boxText({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(4))).join(',');
}
