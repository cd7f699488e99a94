import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { bringBack } from '../../orders/index.ts';
import { checkCode } from './check-code.ts';
import { holdTheirs, staffActor } from './staff-order.ts';

/**
 * PUT /ops/orders/:id/return: the sender has the parcel back, which their four digits prove; the order is cancelled
 * then. After five wrong ones an operator closes it.
 */
export async function returnParcel(
  ctx: Ctx,
  input: { id: string; return_code: string },
): Promise<Reply<'ops.returnParcel'>> {
  const order = await holdTheirs(ctx, input.id);
  if (!order.return_asked_at || order.returned_at) refuse('not_returning');
  const said = input.return_code;
  await checkCode(ctx, order, { right: order.return_code, said, wrong: 'return_code_wrong' });
  if (!(await bringBack(ctx, order, staffActor(ctx)))) refuse('not_returning');
  return { id: order.id, message: noticeOf('parcel_returned', ctx.language) };
}
