/**
 * Orders: following a placed order live, for its shopper or by number and phone; and the lists of running and past
 * orders. Owns the order page, tracking and My Orders. Does not own placing (checkout).
 */
export { type DeliveredLine, LineActionContext } from './line-action.ts';
export { MyOrders } from './my-orders.tsx';
export { OrderPage } from './order-page.tsx';
export { TrackOrder } from './track-order.tsx';
