import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { CouponTables } from '../coupons.tables.ts';
import { insertUse, shareCoupon, takeOwnUse, takeTotalUse, type UsableCoupon } from './uses.repo.ts';

/** What a coupon is used for. */
export type CouponSubject = { readonly orderId: string } | { readonly tripId: string };

/** Which coupon for which order or trip, by whom. */
export type CouponUse = CouponSubject & { readonly couponId: string; readonly shopperId: string };

/** The coupon with one of its uses taken from what is left for all; it may have been switched off or limited meanwhile. */
async function takeOne(ctx: Ctx, couponId: string): Promise<UsableCoupon> {
  const db = over<CouponTables>(ctx);
  const taken = await takeTotalUse(db, couponId);
  if (taken) return taken;
  const shared = (await shareCoupon(db, couponId)) ?? refuse('coupon_not_found');
  if (!shared.active || shared.retired) return refuse('coupon_not_running');
  if (shared.total_uses === null) return shared;
  return (await takeTotalUse(db, couponId)) ?? refuse('coupon_used_up');
}

/**
 * Counts a use in the transaction of the order or trip. Earlier reads may be outdated: each count is only raised within
 * its limit, on a row that is locked until the order is written or rolled back.
 */
export async function useCoupon(ctx: Ctx, use: CouponUse): Promise<void> {
  const { couponId, shopperId } = use;
  const db = over<CouponTables>(ctx);
  const coupon = await takeOne(ctx, couponId);
  const own = { couponId, shopperId, limit: coupon.uses_per_customer };
  if (!(await takeOwnUse(db, own))) refuse('coupon_used_up');
  const isFirst = await insertUse(db, {
    order_id: 'orderId' in use ? use.orderId : null,
    trip_id: 'tripId' in use ? use.tripId : null,
    coupon_id: couponId,
    shopper_id: shopperId,
    is_first_order: coupon.coupon_type === 'first_order',
    used_at: new Date(ctx.clock.now()),
  });
  if (!isFirst) refuse('coupon_first_order_only');
}
