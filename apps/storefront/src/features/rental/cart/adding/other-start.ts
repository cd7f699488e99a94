import { pickupAtOf } from '@promenade/domain/rental';
import type { CartTrip } from '../trip-cart.ts';
import type { TripFields } from '../trip-fields.ts';

/** A place as calls take it. */
export type SentPlace = TripFields['pickup_location'];

/** The difference between two trips of one kind and length: the search, and the cart's. */
export interface OtherStart {
  /** Instants in milliseconds; null is Pickup Now. */
  readonly time?: { readonly cart: number | null; readonly asked: number | null };
  readonly pickup?: { readonly cart: SentPlace; readonly asked: SentPlace };
  readonly destination?: { readonly cart: SentPlace; readonly asked: SentPlace };
}

type Place = SentPlace | null | undefined;

const otherPlace = (cart: Place, asked: Place) =>
  cart && asked && (Number(cart.lat) !== Number(asked.lat) || Number(cart.lng) !== Number(asked.lng))
    ? { cart, asked }
    : undefined;

/**
 * How the start of a searched trip differs in time or place from the cart's, or by distance its destination;
 * undefined if a vehicle joins exactly the trip that was searched for.
 * @param timeZone the market's: pickup_time refers to its wall clock
 */
export function otherStart(cart: CartTrip, asked: TripFields, timeZone: string): OtherStart | undefined {
  const atMs = (text: string | null | undefined): number | null =>
    text ? (pickupAtOf(text, timeZone) ?? null) : null;
  const times = { cart: atMs(cart.pickup_time), asked: atMs(asked.pickup_time) };
  const time = times.cart === times.asked ? undefined : times;
  const pickup = otherPlace(cart.pickup_location, asked.pickup_location);
  const destination =
    cart.rental_type === 'distance_wise'
      ? otherPlace(cart.destination_location, asked.destination_location)
      : undefined;
  if (!time && !pickup && !destination) return undefined;
  return { ...(time && { time }), ...(pickup && { pickup }), ...(destination && { destination }) };
}
