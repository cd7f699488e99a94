import { type Ctx, over } from '../../../platform/context.ts';
import { keepsAccount } from '../../accounts/index.ts';
import { holdOrder } from '../move-order.ts';
import { findOrder } from '../orders.repo.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';

/**
 * The order, held for giving money back; undefined where there is none. Its customer's account is kept first: whoever
 * deletes an account holds it and then its orders, too (decision 63).
 */
export async function holdToRefund(ctx: Ctx, orderId: string): Promise<OrderRow | undefined> {
  const order = await findOrder(over<OrderTables>(ctx), orderId);
  if (!order) return undefined;
  await keepsAccount(ctx, order.shopper_id);
  return holdOrder(ctx, order.id);
}
