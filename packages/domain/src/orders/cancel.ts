import { type Decision, refused } from '../decision/index.ts';
import type { MinorUnits } from '../money/index.ts';
import type { OrderActor, OrderStatus, OrderType, PaymentStatus } from './states.ts';
import { decideTransition } from './transitions.ts';

/**
 * api.md, rule 9: whether the order can be canceled now; a shopper's while pending or failed, a parcel's until it is
 * with the receiver (on the way it is turned round).
 */
export function canCancel(
  order: { readonly status: OrderStatus; readonly orderType: OrderType },
  actor: OrderActor = 'shopper',
): boolean {
  return decideTransition(order, 'cancel', actor).ok || decideTransition(order, 'turn_back', actor).ok;
}

/** What a refund request looks at. */
export type RefundableOrder = {
  readonly status: OrderStatus;
  readonly orderType: OrderType;
  readonly paymentStatus: PaymentStatus;
  readonly totalMinor: MinorUnits;
  readonly deliveryMinor: MinorUnits;
  readonly tipMinor: MinorUnits;
};

/** Why no refund can be asked for. */
export type RefundRefusal =
  | { readonly code: 'refunds_off' }
  | { readonly code: 'not_refundable'; readonly status: OrderStatus; readonly paymentStatus: PaymentStatus };

/** api.md, rule 9: on delivered and paid orders while refunds are on; the amount without delivery and tip. */
export function decideRefundRequest(
  order: RefundableOrder,
  refundsOn: boolean,
): Decision<{ amountMinor: MinorUnits }, RefundRefusal> {
  if (!refundsOn) return refused({ code: 'refunds_off' });
  return decideAmount(order, decideTransition(order, 'request_refund', 'shopper').ok);
}

/** The same for what an operator refunds unasked, whether or not customers may ask (api.md, rule 9). */
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
