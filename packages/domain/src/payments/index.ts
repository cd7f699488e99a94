/** Payments: their states as one table, what becomes of money that arrives, and what may be paid with. */
export {
  type MethodChoice,
  type MethodOffer,
  type MethodRefusal,
  type PlainMethod,
  PLAIN_METHODS,
  decideMethod,
} from './methods.ts';
export {
  type PaymentEvent,
  type PaymentPurpose,
  type PaymentState,
  PAYMENT_EVENTS,
  PAYMENT_HOLD_MS,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  PROOF_REVIEW_MS,
} from './states.ts';
export {
  type Arrival,
  type PaymentRefusal,
  type PaymentTransition,
  PAYABLE_STATES,
  PAYMENT_TRANSITIONS,
  decideArrival,
  decidePaymentEvent,
  isPayable,
} from './transitions.ts';
