import { getShopperId } from '../../platform/identity/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuseExpired } from '../../platform/shown-bill.ts';
import { useCoupon } from '../coupons/index.ts';
import { decideCashback, useFriendDiscount } from '../ledger/index.ts';
import type { Page } from './checkout-input.ts';
import { remade } from './make-bill.ts';
import type { PreparedOrder } from './prepare-order.ts';
import { shownQuote } from './shown-quote.ts';

/**
 * Counts what an order takes off as used, and keeps the cashback it will earn, in its transaction. Another order of the
 * same shopper may have been faster since it was read: then this one is refused.
 */
export async function useDiscounts(
  ctx: Ctx,
  prepared: PreparedOrder,
  { orderId, page }: { readonly orderId: string; readonly page: Page },
): Promise<void> {
  const { coupon, bill } = prepared;
  if (coupon) await useCoupon(ctx, { couponId: coupon.id, orderId, shopperId: getShopperId(ctx) });
  if (ctx.actor.kind !== 'customer') return;
  const { customerId } = ctx.actor;
  const isUsed = await useFriendDiscount(ctx, { customerId, orderId, discountMinor: bill.referralMinor });
  if (!isUsed) {
    const without = { ...prepared, ...remade(prepared, { referralMinor: 0 }) };
    await refuseExpired(ctx, shownQuote(page, without));
  }
  const amountMinor = bill.totalMinor - bill.deliveryMinor - bill.tipMinor;
  await decideCashback(ctx, { customerId, orderId, amountMinor });
}
