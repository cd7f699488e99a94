import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { OrderStatus } from '@promenade/domain/orders';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import {
  answerRefund,
  holdOrder,
  moveOrder,
  type OrderRow,
  type RefundAnswer,
  tellOrder,
} from '../orders/index.ts';
import { checkStep } from './staff/staff-order.ts';

// A step that gives money back is more than a step.
const refundAnswers: Partial<Record<OrderStatus, RefundAnswer>> = {
  refunded: { decision: 'refund', amountMinor: undefined, answer: '' },
  refund_request_canceled: { decision: 'refuse', answer: '' },
};

async function moveHeld(ctx: Ctx, id: string, to: OrderStatus): Promise<OrderRow> {
  const answer = refundAnswers[to];
  if (answer) return answerRefund(ctx, id, answer);
  const held = (await holdOrder(ctx, id)) ?? refuse('order_not_found');
  if (to === 'confirmed') checkStep(ctx, held, to);
  const moved = await moveOrder(ctx, held, { to, actor: 'operator' });
  return moved.ok
    ? moved.order
    : refuse('status_conflict', { status: held.status }, { order_status: held.status });
}

/** PUT /ops/orders/:id/status: one step by the table of transitions. */
export async function moveAlong(
  ctx: Ctx,
  input: { id: string; order_status: OrderStatus },
): Promise<Reply<'ops.moveOrder'>> {
  const order = await moveHeld(ctx, input.id, input.order_status);
  return { order: await tellOrder(ctx, order), message: noticeOf('order_moved', ctx.language) };
}
