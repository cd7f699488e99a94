/**
 * Payment: the choice of how to pay, and where a shopper waits for the word of whoever takes the money.
 * Owns switching to another way, and the proof of a transfer.
 * Does not own what is paid for (checkout, orders, wallet): the app puts them together.
 */
export { PaymentChoice } from './choice/payment-choice.tsx';
