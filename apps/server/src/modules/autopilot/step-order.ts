import { dueSteps } from '@promenade/domain/orders';
import type { Ctx } from '../../platform/context.ts';
import { holdOrder, moveOrder, type OrderRow, timetableOf } from '../orders/index.ts';
import { courierFor } from './couriers.ts';
import { engageAutopilot } from './engage-autopilot.ts';

async function takeDueSteps(ctx: Ctx, held: OrderRow): Promise<OrderRow> {
  let order = held;
  for (const step of dueSteps(timetableOf(order), order.status, ctx.clock.now())) {
    const courier = step.to === 'picked_up' ? { courier: courierFor(order) } : {};
    const moved = await moveOrder(ctx, order, { to: step.to, actor: 'system', ...courier });
    if (!moved.ok) return order;
    order = moved.order;
  }
  return order;
}

/**
 * Takes every step of an order that is due (after a restart it may be several) and puts the next one
 * down. An order that was cancelled or moved off the planned way is left alone.
 */
export async function stepOrder(ctx: Ctx, { order_id: orderId }: { order_id: string }): Promise<void> {
  const order = await holdOrder(ctx, orderId);
  if (order) await engageAutopilot(ctx, await takeDueSteps(ctx, order));
}
