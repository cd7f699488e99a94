import type { OrderActor } from '@promenade/domain/orders';
import { type Ctx, over } from '../../../platform/context.ts';
import { moveOrder } from '../move-order.ts';
import { updateReturn } from '../orders.repo.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';

/**
 * A locked parcel that was turned round is back with its sender, as the caller has proved: the order is cancelled.
 * @returns false if it was not on its way back
 */
export async function bringBack(ctx: Ctx, order: OrderRow, actor: OrderActor): Promise<boolean> {
  if (!order.return_asked_at || order.returned_at || order.status !== 'picked_up') return false;
  const at = new Date(ctx.clock.now());
  const returned = await updateReturn(over<OrderTables>(ctx), order.id, { returned_at: at, updated_at: at });
  const moved = await moveOrder(ctx, returned, { to: 'canceled', actor, detail: order.return_reason });
  return moved.ok;
}
