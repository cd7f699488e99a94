/**
 * Addresses: what a signed-in customer keeps to be delivered to.
 * Owns the saved addresses and which zones each lies in; a guest's stay in the browser.
 * Does not own the map (geo), the zones, nor the address an order was placed with (orders).
 */
export { addressesRoutes } from './addresses.routes.ts';
export { addressesOfCustomer } from './addresses-of-customer.ts';
