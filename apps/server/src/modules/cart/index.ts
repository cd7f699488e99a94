/**
 * Cart: what a shopper is about to order. One cart per module, with lines of a single store.
 * Owns carts and their lines; every call answers the full list of lines.
 * Does not own items and stock (catalog), or the bill and the order (checkout, orders).
 */
export { type AddLineInput, addLine } from './add-line.ts';
export { cartRoutes } from './cart.routes.ts';
export { forgetCheckoutItem, holdCheckoutItem, readCheckoutItem } from './checkout-item/checkout-item.ts';
export { checkoutItemsOfCustomer } from './checkout-item/checkout-items-of-customer.ts';
export { cartsOfCustomer } from './parked/carts-of-customer.ts';
export { emptyCart, listLines } from './empty-cart.ts';
export { holdCart, type OpenCart, readCart, storeOf } from './open-cart.ts';
export { refuseLine } from './refuse-line.ts';
