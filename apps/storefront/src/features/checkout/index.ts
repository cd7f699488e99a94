/**
 * Checkout: contact and address, when, the bill as the server computes it, and placing the order once.
 * Owns the draft of an order in this browser until it is placed, and a guest's own contact and address.
 * Does not own the cart (handed in by the app), nor the order once it is placed.
 */
export type { CheckoutCart, PlacedOrder } from './checkout-cart.ts';
export { Checkout, PrescriptionCheckout } from './checkout.tsx';
export { type OrderPage, orderPageOf } from './placing/attempt.ts';
