/**
 * Checkout: contact, address and time, the bill as the server computes it, and placing the order exactly once. Owns
 * the draft of an order in this browser until it is placed, and a guest's own contact and address. Does not own the
 * cart (passed in by the app) or the placed order.
 */
export type { CheckoutCart, PlacedOrder } from './checkout-cart.ts';
export { Checkout, PrescriptionCheckout } from './checkout.tsx';
export { type OrderPage, orderPageOf } from './placing/attempt.ts';
