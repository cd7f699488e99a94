import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { openSeal } from '../../../platform/secrets/seal.ts';
import { tellOrder } from '../get-order.ts';
import { findOrder } from '../orders.repo.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';

/** The order of a link. One that is forged or over is told like one that never was. */
export async function getLinkedOrder(ctx: Ctx, link: string): Promise<OrderRow> {
  const opened = await openSeal<string>(ctx, 'order-link', link);
  const order = opened.ok ? await findOrder(over<OrderTables>(ctx), opened.value) : undefined;
  return order ?? refuse('order_not_found');
}

/** GET /customer/order/linked: how a guest comes back to an order. */
export async function getByLink(ctx: Ctx, { link }: { link: string }): Promise<Reply<'orders.linked'>> {
  return tellOrder(ctx, await getLinkedOrder(ctx, link), 'shopper');
}
