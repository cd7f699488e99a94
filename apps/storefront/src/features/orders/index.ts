/**
 * Orders: following what was placed, by its owner or by number and phone, live; and the lists of running and past ones.
 * Owns the order's page, tracking and my orders. Does not own placing (checkout).
 */
export { type DeliveredLine, LineActionContext } from './line-action.ts';
export { MyOrders } from './my-orders.tsx';
export { OrderPage } from './order-page.tsx';
export { TrackOrder } from './track-order.tsx';
