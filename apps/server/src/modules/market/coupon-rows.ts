import type { MarketPlan } from '@promenade/market/plan';
import type { NewCouponRow } from '../coupons/index.ts';

/** Coupons as planned, bound to the modules and zones that the market has. */
export function couponRows({
  coupons,
  modules,
  zones,
}: Pick<MarketPlan, 'coupons' | 'modules' | 'zones'>): Omit<NewCouponRow, 'active' | 'created_at'>[] {
  return coupons.map((row) => ({
    id: row.id,
    code: row.code,
    title: row.title,
    module_id: modules.find(({ moduleType }) => moduleType === row.moduleType)?.id ?? null,
    coupon_type: row.couponType,
    discount_type: row.discountType,
    discount: row.discount,
    min_purchase_minor: row.minimumPurchaseMinor,
    max_discount_minor: row.maximumDiscountMinor,
    starts_on: null,
    ends_on: null,
    store_ids: row.storeIds,
    zone_ids: zones.filter(({ slug }) => row.zoneSlugs.includes(slug)).map(({ id }) => id),
    customer_ids: null,
    uses_per_customer: row.usesPerCustomer,
    total_uses: row.totalUses,
  }));
}
