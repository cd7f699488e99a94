/** Every state of a payment. */
export const PAYMENT_STATES = [
  'awaiting',
  'reviewing',
  'settled',
  'failed',
  'expired',
  'replaced',
  'returned',
] as const;

/**
 * State of a payment: `awaiting` the gateway’s result, `reviewing` (an operator has to check a proof), `settled`, `failed`
 * (declined), `expired` (not paid in time), `replaced` (another method was chosen), or `returned` (the money arrived when
 * nothing was due any more, and is sent back).
 */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Events of a payment. */
export const PAYMENT_EVENTS = ['send_proof', 'confirm', 'decline', 'expire', 'replace'] as const;

/** An event of a payment. */
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** Purposes of payments. */
export const PAYMENT_PURPOSES = ['order', 'wallet', 'trip'] as const;

/** What a payment is for: an order, money for the wallet, or a trip. */
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** How long an order waits for its online payment and reserves its stock (api.md, rule 6). */
export const PAYMENT_HOLD_MS = 15 * 60_000;

/** How long an operator has to check the proof of a transfer before the payment expires. */
export const PROOF_REVIEW_MS = 24 * 60 * 60_000;

/** How long a payment in a state waits at most, in milliseconds, counted from when it came into it. */
export const longestHoldMs = (state: PaymentState): number =>
  state === 'reviewing' ? PROOF_REVIEW_MS : PAYMENT_HOLD_MS;
