import type { CouponType } from '@promenade/domain/pricing';
import { getShopperId } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { countStanding } from './coupons.repo.ts';
import type { CouponTables } from './coupons.tables.ts';

/**
 * How much the shopper has ordered, from a store or as a trip: whoever has hired a vehicle has ordered before. Only
 * counted for coupons that depend on it.
 */
export async function countEarlierPurchases(
  ctx: Ctx,
  coupons: readonly { readonly couponType: CouponType }[],
): Promise<number> {
  if (!coupons.some(({ couponType }) => couponType === 'first_order')) return 0;
  return countStanding(over<CouponTables>(ctx), getShopperId(ctx));
}
