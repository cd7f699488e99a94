import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from '../../orders/index.ts';

/** An order that stands, as placing answers it. */
export function viewPlaced(
  ctx: Ctx,
  order: OrderRow,
  redirectLink: string | null,
  decimals: number,
): Reply<'checkout.place'> {
  return {
    order_id: order.id,
    order_number: String(order.number),
    total_amount: toMajor(order.total_minor, decimals),
    due_amount: toMajor(order.total_minor - order.wallet_minor, decimals),
    redirect_link: redirectLink,
    payment_due_at: order.payment_due_at?.toISOString() ?? null,
    message: noticeOf('order_placed', ctx.language),
  };
}
