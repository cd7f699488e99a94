/**
 * Trip cart: the vehicles that a shopper is about to rent, for one trip, from one provider.
 * Owns trip carts and their lines; every call answers the whole cart. domain/rental decides what can be added.
 * Does not own vehicles and their availability (vehicles), or the bill and the trip (trips).
 */
export { checkShape } from './asked-trip.ts';
export { checkPickup } from './check-pickup.ts';
export {
  endTripCart,
  holdTripCart,
  isLet,
  type OpenTripCart,
  type OpenTripLine,
  rateOf,
  readTripCart,
  windowOfTrip,
} from './open-trip-cart.ts';
export { tripCartRoutes } from './trip-cart.routes.ts';
export { discountOf, viewCartTrip } from './trip-cart.view.ts';
export { tripCartsOfCustomer } from './trip-carts-of-customer.ts';
