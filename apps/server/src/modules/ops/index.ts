/**
 * Operations: what operators, and the staff of stores, can do with their token.
 * Owns no table: it moves orders through the orders room, and opens stores and sets stock through the catalog room.
 * Does not own the demo's autopilot, which moves orders without anyone (autopilot).
 */
export { listCouriers, setCourierActive } from './staff/couriers.ts';
export type { CourierAtWork } from '../orders/index.ts';
export { moveAlong } from './move-along.ts';
export { opsRoutes } from './ops.routes.ts';
export { takeOrder } from './staff/carry-order.ts';
export { getTheirs } from './staff/list-theirs.ts';
export { rejectOrder } from './staff/make-order.ts';
export { sayToRefund } from './staff/refund-order.ts';
