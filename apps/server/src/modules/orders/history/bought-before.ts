import type { Reply } from '@promenade/contract/calls';
import { ORDER_STATUSES, wasDelivered } from '@promenade/domain/orders';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { listStoreCards } from '../../catalog/index.ts';
import { getOwnOrder } from '../get-order.ts';
import { findDeliveredAt, findLatestOrder, listOrderLines, listStoresOfOrders } from '../orders.repo.ts';
import type { OrderLineRow, OrderRow, OrderTables } from '../orders.tables.ts';

const delivered = ORDER_STATUSES.filter(wasDelivered);
// A strip on a home; of more than this nobody thinks as of 'again'.
const mostStores = 12;

/** The caller's own order with its lines; anybody else's is not there at all. */
export async function getOwnLines(
  ctx: Ctx,
  orderId: string,
): Promise<{ readonly order: OrderRow; readonly lines: readonly OrderLineRow[] }> {
  const order = await getOwnOrder(ctx, orderId);
  return { order, lines: await listOrderLines(over<OrderTables>(ctx), order.id) };
}

/** The customer's last order that was delivered, with its lines and when; undefined without one. */
export async function findLastDelivered(
  ctx: Ctx,
): Promise<
  | { readonly order: OrderRow; readonly lines: readonly OrderLineRow[]; readonly deliveredAt: Date }
  | undefined
> {
  const db = over<OrderTables>(ctx);
  const order = await findLatestOrder(db, getCustomer(ctx).shopperId, delivered);
  if (!order) return undefined;
  const deliveredAt = (await findDeliveredAt(db, order.id)) ?? order.updated_at;
  return { order, lines: await listOrderLines(db, order.id), deliveredAt };
}

/** GET /customer/visit-again: stores that brought something before, as far as zone and module hold them (MOD-08). */
export async function visitAgain(ctx: Ctx): Promise<Reply<'orders.visitAgain'>> {
  const ids = await listStoresOfOrders(over<OrderTables>(ctx), getCustomer(ctx).shopperId, delivered);
  return (await listStoreCards(ctx, ids)).slice(0, mostStores);
}
