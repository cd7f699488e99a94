import type { OrderStatus, OrderType } from '../orders/index.ts';
import type { NotificationKind } from './kinds.ts';

// A store that starts preparing, and a request that the shopper withdraws, are not notified.
const KIND_OF_STATUS: Partial<Record<OrderStatus, NotificationKind>> = {
  confirmed: 'order_confirmed',
  picked_up: 'order_on_the_way',
  delivered: 'order_delivered',
  canceled: 'order_canceled',
  failed: 'order_failed',
  refund_requested: 'refund_asked',
  refunded: 'refund_paid',
};

/** The notification for an order's new status; undefined if there is none. */
export function kindOfStep(step: {
  readonly to: OrderStatus;
  readonly orderType: OrderType;
  readonly byShopper: boolean;
}): NotificationKind | undefined {
  // Only who fetches it must know that it is ready.
  if (step.to === 'handover') return step.orderType === 'take_away' ? 'order_ready' : undefined;
  if (step.to === 'refund_request_canceled') return step.byShopper ? undefined : 'refund_refused';
  return KIND_OF_STATUS[step.to];
}
