import type { Routes } from '../../platform/endpoints.ts';
import { visitAgain } from './history/bought-before.ts';
import { cancelOrder } from './cancel-order.ts';
import { listCancellationReasons } from './cancellation-reasons.ts';
import { followOrder } from './follow-order.ts';
import { getOrder, trackOrder } from './get-order.ts';
import { listPastOrders, listRunningOrders } from './list-orders.ts';

/** Calls of the orders room. */
export const ordersRoutes = {
  'orders.list': (ctx, { query }) => listPastOrders(ctx, query),
  'orders.running': (ctx, { query }) => listRunningOrders(ctx, query),
  'orders.details': (ctx, { query }) => getOrder(ctx, query),
  'orders.track': (ctx, { query }) => trackOrder(ctx, query),
  'orders.events': (ctx, { query }) => followOrder(ctx, query),
  'orders.visitAgain': (ctx) => visitAgain(ctx),
  'orders.cancel': (ctx, { body }) => cancelOrder(ctx, body),
  'orders.cancellationReasons': (ctx) => listCancellationReasons(ctx),
} satisfies Routes;
