import type { Reply } from '@promenade/contract/calls';
import { isSamePhone } from '@promenade/domain/contact';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket } from '../settings/index.ts';
import { findOrder, listOrderEvents, listOrderLines } from './orders.repo.ts';
import type { OrderRow, OrderTables } from './orders.tables.ts';
import { viewOrder } from './orders.view.ts';

/** The caller's own order; anybody else's is not there at all. */
export async function getOwnOrder(ctx: Ctx, key: string): Promise<OrderRow> {
  if (!('shopperId' in ctx.actor)) return refuse('order_not_found');
  const order = await findOrder(over<OrderTables>(ctx), key, { shopperId: ctx.actor.shopperId });
  return order ?? refuse('order_not_found');
}

/** An order by its number and the contact's phone (CHK-09); a miss and a mismatch are told in the same words. */
export async function getTrackedOrder(ctx: Ctx, key: string, phone: string): Promise<OrderRow> {
  const order = await findOrder(over<OrderTables>(ctx), key);
  return order && isSamePhone(order.contact_phone, phone) ? order : refuse('order_not_found');
}

/** An order with its lines and events, as every view of one order shows it. */
export async function tellOrder(ctx: Ctx, order: OrderRow): Promise<Reply<'orders.details'>> {
  const db = over<OrderTables>(ctx);
  const { settings } = await getMarket(ctx);
  const lines = await listOrderLines(db, order.id);
  const events = await listOrderEvents(db, order.id);
  return viewOrder(ctx, { order, lines, events }, settings.currency.decimals);
}

/** GET /customer/order/details. */
export async function getOrder(ctx: Ctx, query: { order_id: string }): Promise<Reply<'orders.details'>> {
  return tellOrder(ctx, await getOwnOrder(ctx, query.order_id));
}

/** GET /customer/order/track. */
export async function trackOrder(
  ctx: Ctx,
  query: { order_id: string; contact_number: string },
): Promise<Reply<'orders.track'>> {
  return tellOrder(ctx, await getTrackedOrder(ctx, query.order_id, query.contact_number));
}
