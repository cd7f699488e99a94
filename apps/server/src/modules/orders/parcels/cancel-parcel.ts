import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { decideParcelCancel } from '@promenade/domain/parcel';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRow } from '../orders.tables.ts';
import { turnBack } from './turn-back.ts';

function refuseParcel({ status }: OrderRow): never {
  return refuse('parcel_not_cancelable', {}, { order_status: status });
}

/** The sender of a held parcel cancels it: at once before the pick-up, by having it brought back after that (CHK-10). */
export async function cancelParcel(
  ctx: Ctx,
  order: OrderRow,
  reason: string,
): Promise<Reply<'orders.cancel'>> {
  const { id, status, return_asked_at: turnedBackAt } = order;
  const decision = decideParcelCancel({ status, returning: turnedBackAt !== null });
  if (!decision.ok) return refuseParcel(order);
  if (decision.does === 'turn_back') {
    const { return_code: code } = await turnBack(ctx, order, { by: 'shopper', reason });
    return {
      id,
      return_code: code,
      message: noticeOf('parcel_turned_back', ctx.language, { code: code ?? '' }),
    };
  }
  const moved = await moveOrder(ctx, order, { to: 'canceled', actor: 'shopper', detail: reason });
  if (!moved.ok) return refuseParcel(order);
  return { id, return_code: null, message: noticeOf('order_canceled', ctx.language) };
}
