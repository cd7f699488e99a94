import type { Routes } from '../../platform/http/handler.ts';
import { photograph, withPictures } from '../../platform/files/sent-pictures.ts';
import { visitAgain } from './history/bought-before.ts';
import { cancelOrder } from './cancel-order.ts';
import { getByLink } from './after/get-linked-order.ts';
import { getInvoice } from './invoice/get-invoice.ts';
import { listReasons } from './reasons/reasons.ts';
import { requestRefund, withdrawRefund } from './refunds/request-refund.ts';
import { reorder } from './reorder/reorder.ts';
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
  'orders.cancellationReasons': (ctx, { query }) => listReasons(ctx, query.by),
  'orders.refundReasons': (ctx) => listReasons(ctx, 'refund'),
  'orders.linked': (ctx, { query }) => getByLink(ctx, query),
  'orders.requestRefund': withPictures({ pictures: photograph }, (ctx, { body }) => requestRefund(ctx, body)),
  'orders.withdrawRefund': (ctx, { query }) => withdrawRefund(ctx, query),
  'orders.reorder': (ctx, { body }) => reorder(ctx, body),
  'orders.invoice': (ctx, { query }) => getInvoice(ctx, query),
} satisfies Routes;
