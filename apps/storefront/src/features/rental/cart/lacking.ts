import { heldOf, type TripCart, type TripLine } from './trip-cart.ts';

/** How many of a line's vehicle are free for the trip, if the cart has more; null if enough are free. */
export function lackOf(line: TripLine, cart: TripCart): number | null {
  const free = line.vehicle.total_vehicle_count;
  return heldOf(cart, line.vehicle.id) > free ? free : null;
}

/** Lines that cannot be booked for this trip: more of a vehicle than are free. */
export const lackingLines = (cart: TripCart): readonly TripLine[] =>
  cart.carts.filter((line) => lackOf(line, cart) !== null);
