import type { Reply } from '@promenade/contract/calls';
import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import { type Ctx, over } from '../../platform/context.ts';
import { findNear } from './geo.repo.ts';
import type { GeoTables } from './geo.tables.ts';
import { addressText } from './house-number.ts';

// Beyond this an address says nothing about where one stands.
const REACH_METRES = 400;
// A point carries several house numbers; this many rows hold those of the nearest few points.
const NEAREST_ROWS = 12;

/** GET config/geocode-api: the nearest house number; nothing where none is near. */
export async function reverseGeocode(ctx: Ctx, point: LatLng): Promise<Reply<'geo.reverse'>> {
  const { addresses, neighbourhood } = await findNear(over<GeoTables>(ctx), point, NEAREST_ROWS);
  const [nearest] = addresses;
  if (!nearest) return { results: [] };
  const distanceMetres = haversineMetres(point, nearest);
  if (distanceMetres > REACH_METRES) return { results: [] };
  const { street, number } = nearest;
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
