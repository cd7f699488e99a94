import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { giveToCourier, holdOrder, type OrderRow } from '../../orders/index.ts';
import { checkCode } from './check-code.ts';
import { checkStep, holdTheirs, isToCarry, type Moved, staffActor, step, told } from './staff-order.ts';

function courierOf(ctx: Ctx, named: string | undefined): string {
  if (ctx.actor.kind === 'courier') return ctx.actor.courierId;
  if (staffActor(ctx) !== 'operator') return refuse('forbidden');
  return named ?? refuse('courier_required');
}

function checkTakeable(order: OrderRow, courierId: string): void {
  const { status } = order;
  if (order.courier_id !== null && order.courier_id !== courierId) refuse('order_taken');
  if (status === 'pending' && order.payment_due_at !== null) refuse('awaiting_payment');
  if (!isToCarry(order) || status === 'picked_up')
    refuse('status_conflict', { status }, { order_status: status });
}

/** PUT /ops/orders/:id/take: a courier takes what nobody has; an operator names one, and may name another. */
export async function takeOrder(
  ctx: Ctx,
  { id, courier_id: named }: { id: string; courier_id?: string | undefined },
): Promise<Moved> {
  const order = (await holdOrder(ctx, id)) ?? refuse('order_not_found');
  const courierId = courierOf(ctx, named);
  checkTakeable(ctx.actor.kind === 'operator' ? { ...order, courier_id: null } : order, courierId);
  const given = (await giveToCourier(ctx, order, courierId)) ?? refuse('courier_not_found');
  return told(ctx, given, 'order_taken_on');
}

/** PUT /ops/orders/:id/pick-up: the courier has it and rides. */
export async function pickUp(ctx: Ctx, { id }: { id: string }): Promise<Moved> {
  const order = await holdTheirs(ctx, id);
  checkStep(ctx, order, 'picked_up');
  return step(ctx, order, 'picked_up');
}

/** PUT /ops/orders/:id/deliver: proved by the shopper's four digits; after five wrong ones an operator closes it. */
export async function deliver(ctx: Ctx, { id, code }: { id: string; code: string }): Promise<Moved> {
  const order = await holdTheirs(ctx, id);
  checkStep(ctx, order, 'delivered');
  await checkCode(ctx, order, { right: order.delivery_code, said: code, wrong: 'delivery_code_wrong' });
  return step(ctx, order, 'delivered');
}
