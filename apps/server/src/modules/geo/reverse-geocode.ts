import type { Reply } from '@promenade/contract/calls';
import type { LatLng } from '@promenade/domain/zones';
import { type Ctx, over } from '../../platform/context.ts';
import { findSurroundings } from './geo.repo.ts';
import type { GeoTables } from './geo.tables.ts';
import { addressText } from './house-number.ts';
import { findAddressAt } from './reverse/street-at.ts';

// An address farther away than this does not describe the point.
const REACH_METRES = 400;

/**
 * GET config/geocode-api: the street that a point is on and the nearest of its house numbers; empty if none is near.
 */
export async function reverseGeocode(ctx: Ctx, point: LatLng): Promise<Reply<'geo.reverse'>> {
  const { addresses, roads, neighbourhood } = await findSurroundings(over<GeoTables>(ctx), point);
  const found = findAddressAt(point, addresses, roads);
  if (!found || found.distanceMetres > REACH_METRES) return { results: [] };
  const { street, number, distanceMetres } = found;
  return {
    results: [
      {
        formatted_address: addressText(street, number, neighbourhood),
        street,
        house_number: number,
        neighbourhood,
        distance_metres: Math.round(distanceMetres),
      },
    ],
  };
}
