/** Refusals of payments with their HTTP statuses. */
export const paymentRefusalStatus = {
  webhook_rejected: 400,
  payment_not_found: 404,
  payment_over: 409,
  // Paid, to be paid in cash, or given up: it is not the time that has run out.
  payment_not_awaited: 409,
  proof_field_required: 422,
  offline_method_unknown: 422,
  payment_unavailable: 503,
} as const;

/** A refusal of the payments room. */
export type PaymentRefusalCode = keyof typeof paymentRefusalStatus;

/** Notices of success about payments. */
export type PaymentNoticeCode = 'payment_updated' | 'proof_kept' | 'payment_confirmed' | 'payment_declined';

/** The texts of payments in one language; the type makes the map complete. */
export interface PaymentTexts {
  readonly refusals: Readonly<Record<PaymentRefusalCode, string>>;
  readonly notices: Readonly<Record<PaymentNoticeCode, string>>;
}
