import { pickupAtOf } from '@promenade/domain/rental';
import type { CartTrip } from '../trip-cart.ts';
import type { TripFields } from '../trip-fields.ts';

/** A place as calls take it. */
export type SentPlace = TripFields['pickup_location'];

/** In what two trips of one kind and length are not the same: what is searched for, and what the cart has. */
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
 * Where a trip that is searched for begins at another time or place than the cart's, or by distance leads elsewhere;
 * undefined where a vehicle joins the very trip that was searched for.
 * @param timeZone the market's: its wall clock is what pickup_time means
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
