import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../../platform/context.ts';
import { noteOrder } from '../../order-record/index.ts';
import { getMarket } from '../../settings/index.ts';
import type { OrderRow } from '../orders.tables.ts';

/** Notes how a held order is paid from now on. */
export async function notePaid(ctx: Ctx, order: OrderRow): Promise<void> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const shown = {
    payment_status: order.payment_status,
    payment_method: order.payment_method,
    order_amount: toMajor(order.total_minor, decimals),
    paid_by_wallet: toMajor(order.wallet_minor, decimals),
    payment_due_at: order.payment_due_at?.toISOString() ?? null,
  };
  await noteOrder(ctx, { orderId: order.id, what: 'payment', shown });
}

/** Notes that so much of what was paid for a held order goes back, and how much of it somebody has to hand over. */
export async function noteReturned(
  ctx: Ctx,
  order: OrderRow,
  { returnedMinor, byHandMinor }: { readonly returnedMinor: number; readonly byHandMinor: number },
): Promise<void> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const shown = {
    returned: toMajor(returnedMinor, decimals),
    ...(byHandMinor > 0 && { returned_by_hand: toMajor(byHandMinor, decimals) }),
  };
  await noteOrder(ctx, { orderId: order.id, what: 'payment', shown });
}
