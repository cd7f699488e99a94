import type { Visit } from '../../../lib/session/visit.ts';
import { parseTrip, type TripSearch } from './trip-search.ts';

/** The trip of the address; where it names no pickup, the place of the visit is it. */
export function tripAt(
  { location, point }: Pick<Visit, 'location' | 'point'>,
  search: URLSearchParams,
): TripSearch {
  const trip = parseTrip(search);
  if (trip.pickup_location || !point) return trip;
  return { ...trip, pickup_location: { location_name: location ?? '', ...point } };
}
