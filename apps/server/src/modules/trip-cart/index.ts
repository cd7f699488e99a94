/**
 * Trip cart: the vehicles that a shopper means to hire, for one trip, of one provider.
 * Owns trip carts and their lines; every call answers the whole cart. What may enter it is decided in domain/rental.
 * Does not own vehicles and what is free of them (vehicles), nor the bill and the trip (trips).
 */
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
