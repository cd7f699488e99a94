/**
 * Orders: what was placed, what happened to it since, and following it.
 * Owns the order, its lines and events, and every change of a status.
 * Does not own what may be placed (checkout) nor who moves it along (ops, autopilot).
 */
export { findLastDelivered, getOwnLines } from './history/bought-before.ts';
export { createOrder, type OrderDraft, type OrderLineDraft } from './create-order.ts';
export { ordersOfCustomer } from './orders-of-customer.ts';
export { tellOrder } from './get-order.ts';
export { countEarlierOrders } from './history/count-earlier.ts';
export { hasOrders } from './history/has-orders.ts';
export { pageOrders } from './list-orders.ts';
export { holdOrder, moveOrder, type OrderMove } from './move-order.ts';
export { bringBack } from './parcels/bring-back.ts';
export { failUnpaid, markPaid, type Settled } from './moves/settle-order.ts';
export { ordersRoutes } from './orders.routes.ts';
export type {
  BoughtAddOn,
  BoughtChoice,
  Courier,
  OrderRow,
  ParcelEnd,
  ParcelSnapshot,
  StoreSnapshot,
} from './orders.tables.ts';
export { viewBill } from './orders.view.ts';
export { timetableOf } from './timetable.ts';
