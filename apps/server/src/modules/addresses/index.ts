/**
 * Addresses: the saved addresses of signed-in customers.
 * Owns the addresses and which zones each one is in. A guest's addresses stay in the browser.
 * Does not own the map (geo), the zones, or the address of an order (orders).
 */
export { addressesRoutes } from './addresses.routes.ts';
export { addressesOfCustomer } from './addresses-of-customer.ts';
