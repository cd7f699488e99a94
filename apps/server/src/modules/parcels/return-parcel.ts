import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { bringBack, holdOrder } from '../orders/index.ts';

/** PUT /ops/orders/:id/return: the sender has it back, which their four digits prove; the order is cancelled then. */
export async function returnParcel(
  ctx: Ctx,
  input: { id: string; return_code: string },
): Promise<Reply<'ops.returnParcel'>> {
  const order = (await holdOrder(ctx, input.id)) ?? refuse('order_not_found');
  if (!order.return_asked_at || order.returned_at) refuse('not_returning');
  if (order.return_code !== input.return_code.trim()) refuse('return_code_wrong');
  if (!(await bringBack(ctx, order, 'courier'))) refuse('not_returning');
  return { id: order.id, message: noticeOf('parcel_returned', ctx.language) };
}
