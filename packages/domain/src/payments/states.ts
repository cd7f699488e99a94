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
 * Where a payment stands: `awaiting` its gateway’s word, `reviewing` a proof that an operator has to look at, `settled`,
 * `failed` (declined), `expired` (nobody paid in time), `replaced` (another method was chosen), or `returned` (the money
 * came when nothing was to be paid any more, and goes back).
 */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What may happen to a payment. */
export const PAYMENT_EVENTS = ['send_proof', 'confirm', 'decline', 'expire', 'replace'] as const;

/** An event of a payment. */
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** What payments are for. */
export const PAYMENT_PURPOSES = ['order', 'wallet', 'trip'] as const;

/** What a payment is for: an order, money for the wallet, or a trip. */
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** How long an order waits for its gateway, and holds its stock (api.md, rule 6). */
export const PAYMENT_HOLD_MS = 15 * 60_000;

/** How long an operator has to look at the proof of an offline payment before the order is given up. */
export const PROOF_REVIEW_MS = 24 * 60 * 60_000;
