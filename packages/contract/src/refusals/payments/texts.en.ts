import type { PaymentTexts } from './statuses.ts';

/** English. Texts that the specification quotes are exact. */
export const en: PaymentTexts = {
  refusals: {
    webhook_rejected: 'The signature of this message is invalid, or its content cannot be read.',
    payment_not_found: 'There is no such payment.',
    payment_over: 'The time to pay has run out.',
    payment_not_awaited: 'This payment is no longer awaited.',
    proof_field_required: '{field} is required',
    offline_method_unknown: 'This account no longer accepts payments. Choose another.',
    payment_unavailable: 'The payment provider is not responding. Try again in a moment, or pay another way.',
  },
  notices: {
    payment_updated: 'Payment info updated.',
    proof_kept: 'Thank you. The payment is being checked.',
    payment_confirmed: 'Payment confirmed.',
    payment_declined: 'Payment declined.',
  },
};
