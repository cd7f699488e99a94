/** Every order_status (api.md, Names of states). */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_request_canceled',
] as const;

/** order_status. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Events of an order. */
export const ORDER_EVENTS = [
  'confirm',
  'start',
  'hand_over',
  'pick_up',
  'deliver',
  'cancel',
  'turn_back',
  'fail',
  'request_refund',
  'refund',
  'refuse_refund',
  'withdraw_refund',
] as const;

/** An event of an order. */
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Every order_type. */
export const ORDER_TYPES = ['delivery', 'take_away', 'parcel'] as const;

/** order_type. */
export type OrderType = (typeof ORDER_TYPES)[number];

/** Every payment_status. */
export const PAYMENT_STATUSES = ['unpaid', 'partially_paid', 'paid'] as const;

/** payment_status. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Who moves an order: shopper, store staff, courier, operator, or the system (payments, timeouts, autopilot). */
export type OrderActor = 'shopper' | 'store' | 'courier' | 'operator' | 'system';
