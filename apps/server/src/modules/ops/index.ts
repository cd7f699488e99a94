/**
 * Operations: what an operator's token may do.
 * Owns no table: it moves orders by the orders room, opens stores and sets stock by the catalog's.
 * Does not own the demo's autopilot, which moves orders without anyone (autopilot).
 */
export { listCouriers, setCourierActive } from './staff/couriers.ts';
export type { CourierAtWork } from '../orders/index.ts';
export { opsRoutes } from './ops.routes.ts';
