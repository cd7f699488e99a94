import type { RefundableOrder } from '@promenade/domain/orders';
import type { OrderRow } from '../orders.tables.ts';

/** An order as the rules of refunds read it. */
export const refundableOf = (order: OrderRow): RefundableOrder => ({
  status: order.status,
  orderType: order.order_type,
  paymentStatus: order.payment_status,
  totalMinor: order.total_minor,
  deliveryMinor: order.bill.deliveryMinor,
  tipMinor: order.bill.tipMinor,
});
