/**
 * Operations: what an operator's token may do.
 * Owns no table: it moves orders by the orders room, opens stores and sets stock by the catalog's.
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
