/** Payments: states and transitions in one table, and what happens to money that arrives. */
export {
  type PaymentPurpose,
  type PaymentState,
  PAYMENT_EVENTS,
  longestHoldMs,
  PAYMENT_HOLD_MS,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  PROOF_REVIEW_MS,
} from './states.ts';
export {
  type Arrival,
  PAYABLE_STATES,
  PAYMENT_TRANSITIONS,
  decideArrival,
  decidePaymentEvent,
  isPayable,
} from './transitions.ts';
