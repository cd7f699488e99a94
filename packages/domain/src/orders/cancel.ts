import { type Decision, refused } from '../decision/index.ts';
import type { MinorUnits } from '../money/index.ts';
import type { OrderActor, OrderStatus, OrderType, PaymentStatus } from './states.ts';
import { decideTransition } from './transitions.ts';

/**
 * Whether the shopper can cancel the order now (api.md, rule 9): while it is pending or failed; a parcel until it is with
 * its receiver (once on the way, it is returned to the sender).
 */
export function canCancel(
  order: { readonly status: OrderStatus; readonly orderType: OrderType },
  actor: OrderActor = 'shopper',
): boolean {
  return decideTransition(order, 'cancel', actor).ok || decideTransition(order, 'turn_back', actor).ok;
}

/** What a refund depends on. */
export type RefundableOrder = {
  readonly status: OrderStatus;
  readonly orderType: OrderType;
  readonly paymentStatus: PaymentStatus;
  readonly totalMinor: MinorUnits;
  readonly deliveryMinor: MinorUnits;
  readonly tipMinor: MinorUnits;
};

/** Why no refund can be requested. */
export type RefundRefusal =
  | { readonly code: 'refunds_off' }
  | { readonly code: 'not_refundable'; readonly status: OrderStatus; readonly paymentStatus: PaymentStatus };

/** Decides a refund request (api.md, rule 9): for delivered and paid orders while refunds are on, without delivery and tip. */
export function decideRefundRequest(
  order: RefundableOrder,
  refundsOn: boolean,
): Decision<{ amountMinor: MinorUnits }, RefundRefusal> {
  if (!refundsOn) return refused({ code: 'refunds_off' });
  return decideAmount(order, decideTransition(order, 'request_refund', 'shopper').ok);
}

/** The same for a refund that an operator makes without a request, even if customers cannot request one (api.md, rule 9). */
export function decideOwnRefund(
  order: RefundableOrder,
): Decision<{ amountMinor: MinorUnits }, RefundRefusal> {
  return decideAmount(order, decideTransition(order, 'refund', 'operator').ok);
}

function decideAmount(
  order: RefundableOrder,
  possible: boolean,
): Decision<{ amountMinor: MinorUnits }, RefundRefusal> {
  const { status, paymentStatus } = order;
  if (!possible || paymentStatus !== 'paid')
    return refused({ code: 'not_refundable', status, paymentStatus });
  return { ok: true, amountMinor: Math.max(0, order.totalMinor - order.deliveryMinor - order.tipMinor) };
}
