import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { OrderStatus } from '@promenade/domain/orders';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { holdOrder, moveOrder, tellOrder } from '../orders/index.ts';

/** PUT /ops/orders/:id/status: one step by the table of transitions. */
export async function moveAlong(
  ctx: Ctx,
  input: { id: string; order_status: OrderStatus },
): Promise<Reply<'ops.moveOrder'>> {
  const held = (await holdOrder(ctx, input.id)) ?? refuse('order_not_found');
  const moved = await moveOrder(ctx, held, { to: input.order_status, actor: 'operator' });
  if (!moved.ok) return refuse('status_conflict', { status: held.status }, { order_status: held.status });
  return { order: await tellOrder(ctx, moved.order), message: noticeOf('order_moved', ctx.language) };
}
