import type { CursorPage } from '../../platform/cursor-page.ts';
import type { Reply } from '@promenade/contract/calls';
import { isRunning, ORDER_STATUSES } from '@promenade/domain/orders';
import { getShopperId } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { listTransfersReviewed } from '../payments/index.ts';
import { getMarket } from '../settings/index.ts';
import { dueMinor } from './after/after.view.ts';
import { listOrders, type OrderFilter } from './orders.repo.ts';
import type { OrderTables } from './orders.tables.ts';
import { viewOrderCard } from './orders.view.ts';

const running = ORDER_STATUSES.filter(isRunning);
const past = ORDER_STATUSES.filter((status) => !isRunning(status));

/** One page of orders as cards, newest first. */
export async function pageOrders(ctx: Ctx, filter: OrderFilter): Promise<Reply<'orders.list'>> {
  const { settings } = await getMarket(ctx);
  const { total, rows, nextCursor } = await listOrders(over<OrderTables>(ctx), filter);
  const due = rows.map((row) => ({ ...row, dueMinor: dueMinor(row) }));
  const reviewed = await listTransfersReviewed(ctx, 'order', due);
  const orders = rows.map((row) => ({
    ...viewOrderCard(ctx, row, settings.currency.decimals),
    payment_reviewing: reviewed.has(row.id),
  }));
  const { limit, offset } = filter;
  return { total_size: total, limit, offset, next_cursor: nextCursor, orders };
}

/** GET /customer/order/list: what is over. Only customers have a history (CHK-01). */
export function listPastOrders(ctx: Ctx, page: CursorPage): Promise<Reply<'orders.list'>> {
  return pageOrders(ctx, { ...page, shopperId: getShopperId(ctx), statuses: past });
}

/** GET /customer/order/running-orders. */
export function listRunningOrders(ctx: Ctx, page: CursorPage): Promise<Reply<'orders.running'>> {
  return pageOrders(ctx, { ...page, shopperId: getShopperId(ctx), statuses: running });
}
