import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { CouponTables } from '../coupons.tables.ts';
import { findLimits, insertUse, takeOwnUse, takeTotalUse } from './uses.repo.ts';

/** What a coupon is used for. */
export type CouponSubject = { readonly orderId: string } | { readonly tripId: string };

/** Which coupon for which order or trip, by whom. */
export type CouponUse = CouponSubject & { readonly couponId: string; readonly shopperId: string };

/**
 * Counts a use in the transaction of the order or trip. Earlier reads may be outdated: each count is only raised within
 * its limit, on a row that is locked until the order is written or rolled back.
 */
export async function useCoupon(ctx: Ctx, use: CouponUse): Promise<void> {
  const { couponId, shopperId } = use;
  const db = over<CouponTables>(ctx);
  const limits = (await findLimits(db, couponId)) ?? refuse('coupon_not_found');
  if (limits.total_uses !== null && !(await takeTotalUse(db, couponId))) refuse('coupon_used_up');
  const own = { couponId, shopperId, limit: limits.uses_per_customer };
  if (!(await takeOwnUse(db, own))) refuse('coupon_used_up');
  const isFirst = await insertUse(db, {
    order_id: 'orderId' in use ? use.orderId : null,
    trip_id: 'tripId' in use ? use.tripId : null,
    coupon_id: couponId,
    shopper_id: shopperId,
    is_first_order: limits.coupon_type === 'first_order',
    used_at: new Date(ctx.clock.now()),
  });
  if (!isFirst) refuse('coupon_first_order_only');
}
