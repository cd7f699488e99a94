import { type Decision, refused } from '../decision/index.ts';
import type { MinorUnits } from '../money/index.ts';
import { PAYMENT_STATES, type PaymentEvent, type PaymentState } from './states.ts';

/** A row of the transition table: from, event, to. */
export type PaymentTransition = {
  readonly from: PaymentState;
  readonly event: PaymentEvent;
  readonly to: PaymentState;
};

/** The transition table of payments, and the only one (api.md, rule 7). */
export const PAYMENT_TRANSITIONS: readonly PaymentTransition[] = [
  row('awaiting', 'confirm', 'settled'),
  row('awaiting', 'decline', 'failed'),
  row('awaiting', 'expire', 'expired'),
  row('awaiting', 'replace', 'replaced'),
  row('awaiting', 'send_proof', 'reviewing'),
  row('reviewing', 'send_proof', 'reviewing'),
  row('reviewing', 'confirm', 'settled'),
  row('reviewing', 'decline', 'failed'),
  row('reviewing', 'expire', 'expired'),
  row('reviewing', 'replace', 'replaced'),
  row('failed', 'expire', 'expired'),
  row('failed', 'replace', 'replaced'),
  // Money that arrives after the end is returned.
  row('failed', 'confirm', 'returned'),
  row('expired', 'confirm', 'returned'),
  row('replaced', 'confirm', 'returned'),
];

function row(from: PaymentState, event: PaymentEvent, to: PaymentState): PaymentTransition {
  return { from, event, to };
}

/** An event that changes nothing: gateways report things twice, late and out of order. */
export type PaymentRefusal = {
  readonly code: 'payment_conflict';
  readonly state: PaymentState;
  readonly event: PaymentEvent;
};

/** The state after the event, if it is possible. */
export function decidePaymentEvent(
  state: PaymentState,
  event: PaymentEvent,
): Decision<{ to: PaymentState }, PaymentRefusal> {
  const found = PAYMENT_TRANSITIONS.find((one) => one.from === state && one.event === event);
  return found ? { ok: true, to: found.to } : refused({ code: 'payment_conflict', state, event });
}

/** An amount: the one requested, or the one a gateway says has arrived. */
export type Arrival = {
  readonly amountMinor: MinorUnits;
  /** ISO 4217. */
  readonly currency: string;
};

/** The payment that arriving money is compared with. */
export type PaymentForArrival = Arrival & {
  readonly state: PaymentState;
  /** What has already arrived. */
  readonly arrivedMinor: MinorUnits;
};

/**
 * Decides what happens to money that arrived. The exact amount settles an open payment; another amount fails it and is
 * sent back, as is money that arrives after the payment has ended. A repeated report changes nothing.
 */
export function decideArrival(
  payment: PaymentForArrival,
  arrived: Arrival,
): Decision<{ to: 'settled' | 'failed' | 'returned' }, PaymentRefusal> {
  const { state } = payment;
  const decision = decidePaymentEvent(state, 'confirm');
  if (!decision.ok) return decision;
  if (payment.arrivedMinor > 0) return refused({ code: 'payment_conflict', state, event: 'confirm' });
  if (decision.to !== 'settled') return { ok: true, to: 'returned' };
  const isExact = payment.amountMinor === arrived.amountMinor && payment.currency === arrived.currency;
  return { ok: true, to: isExact ? 'settled' : 'failed' };
}

/** Whether the payment can still be made. */
export function isPayable(state: PaymentState): boolean {
  const decision = decidePaymentEvent(state, 'confirm');
  return decision.ok && decision.to === 'settled';
}

/** The states in which a payment can still be made. */
export const PAYABLE_STATES: readonly PaymentState[] = PAYMENT_STATES.filter(isPayable);
