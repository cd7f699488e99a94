import { getShopperId } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { useCoupon } from '../coupons/index.ts';
import { decideCashback, useFriendDiscount } from '../ledger/index.ts';
import type { PreparedOrder } from './prepare-order.ts';

/**
 * Counts what an order takes off as used, and keeps the cashback it will earn, in its transaction. Another order of the
 * same shopper may have been faster since it was read: then this one is refused.
 */
export async function useDiscounts(
  ctx: Ctx,
  { coupon, bill }: Pick<PreparedOrder, 'coupon' | 'bill'>,
  orderId: string,
): Promise<void> {
  if (coupon) await useCoupon(ctx, { couponId: coupon.id, orderId, shopperId: getShopperId(ctx) });
  if (ctx.actor.kind !== 'customer') return;
  const { customerId } = ctx.actor;
  const isUsed = await useFriendDiscount(ctx, { customerId, orderId, discountMinor: bill.referralMinor });
  if (!isUsed) refuse('quote_expired');
  const amountMinor = bill.totalMinor - bill.deliveryMinor - bill.tipMinor;
  await decideCashback(ctx, { customerId, orderId, amountMinor });
}
