import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import { couponDiscount } from '@promenade/domain/pricing';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket } from '../settings/index.ts';
import type { CouponWorld, OrderedPage } from './coupon-world.ts';
import { viewCoupon } from './coupons.view.ts';
import { findCoupon, getCouponRow } from './find-coupon.ts';
import type { CouponCase } from './known-coupon.ts';

/** What a coupon is worth for the current order; a use is only counted by an order or a trip. */
export async function tellCoupon(ctx: Ctx, code: string, of: CouponCase): Promise<Reply<'coupons.apply'>> {
  const coupon = await findCoupon(ctx, code, of);
  const { decimals } = (await getMarket(ctx)).settings.currency;
  return {
    ...(await viewCoupon(ctx, await getCouponRow(ctx, code))),
    discount_amount: toMajor(couponDiscount(coupon, of.baseMinor), decimals),
    free_delivery: coupon.couponType === 'free_delivery',
  };
}

/** GET /coupon/apply: on the server's own amount. */
export async function applyCoupon(
  ctx: Ctx,
  world: CouponWorld,
  { code, store_id, page }: { code: string; store_id: string; page: OrderedPage },
): Promise<Reply<'coupons.apply'>> {
  return tellCoupon(ctx, code, (await world.caseOf(ctx, store_id, page)) ?? refuse('cart_empty'));
}
