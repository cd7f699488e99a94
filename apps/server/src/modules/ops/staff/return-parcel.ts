import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { bringBack, giveUpParcel } from '../../orders/index.ts';
import { checkCode } from './check-code.ts';
import { holdTheirs, type Moved, staffActor, told } from './staff-order.ts';

/** PUT /ops/orders/:id/turn-back: nobody took the parcel at its receiver's door; it goes back to its sender. */
export async function turnParcelBack(
  ctx: Ctx,
  { id, reason }: { id: string; reason: string },
): Promise<Moved> {
  const order = await holdTheirs(ctx, id);
  const by = staffActor(ctx);
  if (by === 'store') return refuse('forbidden');
  return told(ctx, await giveUpParcel(ctx, order, { by, reason }), 'parcel_given_up');
}

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
