import { dueSteps } from '@promenade/domain/orders';
import type { Ctx } from '../../platform/context.ts';
import { schedule } from '../../platform/jobs/jobs.ts';
import { bringBack, holdOrder, moveOrder, type OrderRow, timetableOf } from '../orders/index.ts';
import { courierFor } from './couriers.ts';
import { autopilotJob, engageAutopilot } from './engage-autopilot.ts';

async function takeDueSteps(ctx: Ctx, held: OrderRow): Promise<OrderRow> {
  let order = held;
  for (const step of dueSteps(timetableOf(order), order.status, ctx.clock.now())) {
    const rides = step.to === 'picked_up' || (order.parcel && step.to === 'processing');
    const courier = rides ? { courier: courierFor(order) } : {};
    const moved = await moveOrder(ctx, order, { to: step.to, actor: 'system', ...courier });
    if (!moved.ok) return order;
    order = moved.order;
  }
  return order;
}

/** A returning parcel takes as long as it was under way; the demo's sender gives the code. */
async function rideBack(ctx: Ctx, order: OrderRow): Promise<void> {
  const backAtMs = order.expected_at?.getTime() ?? ctx.clock.now();
  if (backAtMs <= ctx.clock.now()) await bringBack(ctx, order, 'system');
  else await schedule(ctx, autopilotJob, { order_id: order.id }, backAtMs);
}

/**
 * Takes all steps of an order that are due (after a restart there may be several) and schedules the next one. An order
 * that was cancelled, or moved to another status by hand, is left alone.
 */
export async function stepOrder(ctx: Ctx, { order_id: orderId }: { order_id: string }): Promise<void> {
  const order = await holdOrder(ctx, orderId);
  if (order?.return_asked_at && order.status === 'picked_up') return rideBack(ctx, order);
  if (order) await engageAutopilot(ctx, await takeDueSteps(ctx, order));
}
