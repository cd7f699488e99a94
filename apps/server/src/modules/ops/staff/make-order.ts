import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { addPreparation, setPreparation } from '../../orders/index.ts';
import { checkStep, holdTheirs, type Moved, staffActor, step, told } from './staff-order.ts';

/** PUT /ops/orders/:id/accept: the store accepts the order, with its preparation time. */
export async function acceptOrder(
  ctx: Ctx,
  { id, preparation_minutes: minutes }: { id: string; preparation_minutes?: number | undefined },
): Promise<Moved> {
  const order = await holdTheirs(ctx, id);
  checkStep(ctx, order, 'confirmed');
  return step(ctx, minutes === undefined ? order : await setPreparation(ctx, order, minutes), 'confirmed');
}

/** PUT /ops/orders/:id/start. */
export async function startOrder(ctx: Ctx, { id }: { id: string }): Promise<Moved> {
  const order = await holdTheirs(ctx, id);
  checkStep(ctx, order, 'processing');
  return step(ctx, order, 'processing');
}

/** PUT /ops/orders/:id/minutes: it takes longer; the shopper sees when it will be there. */
export async function addMinutes(ctx: Ctx, { id, minutes }: { id: string; minutes: number }): Promise<Moved> {
  const order = await holdTheirs(ctx, id);
  const { status } = order;
  if (staffActor(ctx) === 'courier') refuse('forbidden');
  if (status !== 'confirmed' && status !== 'processing')
    refuse('status_conflict', { status }, { order_status: status });
  return told(ctx, await addPreparation(ctx, order, minutes), 'minutes_added');
}

/** PUT /ops/orders/:id/reject: it is not made after all; everything is given back. */
export async function rejectOrder(ctx: Ctx, { id, reason }: { id: string; reason: string }): Promise<Moved> {
  return step(ctx, await holdTheirs(ctx, id), 'canceled', reason);
}

/** PUT /ops/orders/:id/hand-over: ready for whoever carries or fetches it. */
export async function handOver(ctx: Ctx, { id }: { id: string }): Promise<Moved> {
  const order = await holdTheirs(ctx, id);
  checkStep(ctx, order, 'handover');
  return step(ctx, order, 'handover');
}
