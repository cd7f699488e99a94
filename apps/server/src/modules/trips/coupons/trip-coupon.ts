import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { type CouponCase, findCoupon, type KnownCoupon } from '../../coupons/index.ts';
import type { ProviderRow } from '../../vehicles/index.ts';

/** What a coupon is asked for. */
export function couponCaseOf(provider: ProviderRow, baseMinor: number): CouponCase {
  const { module_id: moduleId, store_id: storeId, zone_id: zoneId } = provider;
  return { moduleId, storeId, zoneId, baseMinor };
}

// Nothing of a trip is delivered.
const isForTrips = ({ couponType }: Pick<KnownCoupon, 'couponType'>): boolean =>
  couponType !== 'free_delivery';

/** The coupon of a code, if it applies to a trip of so much; undefined without a code. */
export async function findTripCoupon(
  ctx: Ctx,
  code: string,
  provider: ProviderRow,
  baseMinor: number,
): Promise<KnownCoupon | undefined> {
  if (code === '') return undefined;
  const coupon = await findCoupon(ctx, code, couponCaseOf(provider, baseMinor));
  return isForTrips(coupon) ? coupon : refuse('coupon_wrong_module');
}
