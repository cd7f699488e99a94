/**
 * Payment: choosing a payment method, and the page where a shopper waits for the result. Owns switching to another
 * method, and the proof of a transfer. Does not own what is paid for (checkout, orders, wallet): the app connects
 * them.
 */
export { PaymentChoice } from './choice/payment-choice.tsx';
