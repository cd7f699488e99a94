import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { isRunning } from '@promenade/domain/orders';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getOwnOrder } from './get-order.ts';
import { holdOrder, moveOrder } from './move-order.ts';
import { cancelParcel } from './parcels/cancel-parcel.ts';

/**
 * PUT /customer/order/cancel: while the store has not started; stock returns in the same transaction (rule 9). A parcel
 * that is under way is turned round instead (CHK-10).
 */
export async function cancelOrder(
  ctx: Ctx,
  input: { order_id: string; reason: string },
): Promise<Reply<'orders.cancel'>> {
  const { id } = await getOwnOrder(ctx, input.order_id);
  const order = (await holdOrder(ctx, id)) ?? refuse('order_not_found');
  if (order.order_type === 'parcel') return cancelParcel(ctx, order, input.reason);
  const moved = await moveOrder(ctx, order, { to: 'canceled', actor: 'shopper', detail: input.reason });
  // Who cancels in two windows is not to read in the second that the store is at it.
  if (!moved.ok)
    refuse(isRunning(order.status) ? 'not_cancelable' : 'order_over', {}, { order_status: order.status });
  return { id, return_code: null, message: noticeOf('order_canceled', ctx.language) };
}
