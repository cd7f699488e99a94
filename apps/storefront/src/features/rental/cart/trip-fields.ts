import type { Body } from '@promenade/contract/calls';
import { estimatedHours, tripFields, type TripPlace, type TripSearch } from '../search/trip-search.ts';
import type { CartTrip } from './trip-cart.ts';

/** A complete trip as the calls of the cart take it (rental.md section 7). */
export type TripFields = Omit<Body<'tripCart.change'>, 'guest_id' | 'remove_conflicting'>;

/** The cart's own trip, to be sent again. */
export function fieldsOfCart(trip: CartTrip): TripFields {
  const { rental_type, estimated_hours, pickup_location, destination_location, pickup_time, distance } = trip;
  const byDistance = rental_type === 'distance_wise';
  return {
    rental_type,
    pickup_location,
    destination_location,
    pickup_time,
    estimated_hours: byDistance ? null : estimated_hours,
    destination_time: byDistance ? Math.floor(estimated_hours) : null,
    distance: byDistance ? distance : null,
  };
}

/** Whether a search has the kind and length of a trip; for a trip by distance, the destination. */
const saysHowLong = (search: TripSearch): boolean =>
  search.tripType === 'distance_wise'
    ? search.destination_location !== null
    : search.tripType !== null && estimatedHours(search) !== undefined;

/**
 * The search as far as it is filled in, completed from the cart's trip, and by `here` without a pickup; null while
 * something is missing.
 */
export function wholeTrip(
  search: TripSearch,
  trip: CartTrip | null,
  here: TripPlace | null,
): TripFields | null {
  const said = tripFields({
    ...search,
    pickup_location: search.pickup_location ?? trip?.pickup_location ?? here,
  });
  const { rental_type, pickup_location } = said;
  if (rental_type && pickup_location && saysHowLong(search)) return { ...said, rental_type, pickup_location };
  return trip && !search.tripType ? fieldsOfCart(trip) : null;
}
