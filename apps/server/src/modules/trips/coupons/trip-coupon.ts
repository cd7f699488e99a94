import { getShopperId } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { type CouponCase, findCoupon, type KnownCoupon } from '../../coupons/index.ts';
import { countEarlierOrders } from '../../orders/index.ts';
import type { ProviderRow } from '../../vehicles/index.ts';
import { countStandingTrips } from '../trips.repo.ts';
import type { TripTables } from '../trips.tables.ts';

/** What a coupon is asked for; whoever has hired before has ordered before. */
export async function couponCaseOf(ctx: Ctx, provider: ProviderRow, baseMinor: number): Promise<CouponCase> {
  const trips = await countStandingTrips(over<TripTables>(ctx), getShopperId(ctx));
  const earlierOrders = (await countEarlierOrders(ctx)) + trips;
  const { module_id: moduleId, store_id: storeId, zone_id: zoneId } = provider;
  return { moduleId, storeId, zoneId, earlierOrders, baseMinor };
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
  const coupon = await findCoupon(ctx, code, await couponCaseOf(ctx, provider, baseMinor));
  return isForTrips(coupon) ? coupon : refuse('coupon_wrong_module');
}
