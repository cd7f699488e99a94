import { isOff, ORDER_STATUSES } from '@promenade/domain/orders';
import { getShopperId } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { hasOrderBefore, listOrders } from '../orders.repo.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';

// One that came to nothing is not a first order yet (api.md, rule 3).
const counted = ORDER_STATUSES.filter((status) => !isOff(status));

/** How many orders the shopper has placed, cancelled and failed ones left out. */
export async function countEarlierOrders(ctx: Ctx): Promise<number> {
  const filter = { shopperId: getShopperId(ctx), statuses: counted, limit: 1, offset: 1 };
  return (await listOrders(over<OrderTables>(ctx), filter)).total;
}

/** Whether an order is the first of its shopper, cancelled and failed ones left out. */
export async function isFirstOrder(ctx: Ctx, order: OrderRow): Promise<boolean> {
  return !(await hasOrderBefore(over<OrderTables>(ctx), order, counted));
}
