import { type Ctx, over } from '../../../platform/context.ts';
import { hasOrder } from '../orders.repo.ts';
import type { OrderTables } from '../orders.tables.ts';

/** Whether anything was ever ordered in this market: its currency is settled then. */
export async function hasOrders(ctx: Ctx): Promise<boolean> {
  return hasOrder(over<OrderTables>(ctx));
}
