import { type Ctx, over } from '../../platform/context.ts';
import { findTile } from './geo.repo.ts';
import type { GeoTables } from './geo.tables.ts';

// Eight digits are enough up to zoom 24, the deepest that any map uses.
const COORDINATE = /^\d{1,8}$/;
const LARGEST_ZOOM = 24;

/** A tile of the market's map, gzip-compressed; undefined if the tile is empty or the coordinates are invalid. */
export async function findMapTile(
  ctx: Ctx,
  { z, x, y }: { z: string; x: string; y: string },
): Promise<Buffer | undefined> {
  if (![z, x, y].every((part) => COORDINATE.test(part)) || Number(z) > LARGEST_ZOOM) return undefined;
  return findTile(over<GeoTables>(ctx), Number(z), Number(x), Number(y));
}
