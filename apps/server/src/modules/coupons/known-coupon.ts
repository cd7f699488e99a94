import { wallClockAt } from '@promenade/domain/hours';
import type { Coupon, CouponContext } from '@promenade/domain/pricing';
import type { Ctx } from '../../platform/context.ts';
import { getMarket } from '../settings/index.ts';
import type { CouponRow } from './coupons.tables.ts';

/** A coupon by the rules, with the id that its uses are counted by. */
export type KnownCoupon = Coupon & { readonly id: string };

/** The current order; customer, date, earlier orders and earlier uses are known to this room. */
export type CouponCase = Omit<CouponContext, 'today' | 'customerId' | 'earlierOrders' | 'earlierUses'>;

/** A stored coupon as the rules read it. */
export function knownCoupon(row: CouponRow): KnownCoupon {
  return {
    id: row.id,
    code: row.code,
    couponType: row.coupon_type,
    discount:
      row.discount_type === 'percent'
        ? { type: 'percent', percent: row.discount, maxDiscountMinor: row.max_discount_minor }
        : { type: 'amount', amountMinor: row.discount },
    minPurchaseMinor: row.min_purchase_minor,
    active: row.active && !row.retired,
    moduleId: row.module_id ?? undefined,
    startDate: row.starts_on ?? undefined,
    endDate: row.ends_on ?? undefined,
    storeIds: row.store_ids,
    zoneIds: row.zone_ids,
    customerIds: row.customer_ids ?? undefined,
    usesPerCustomer: row.uses_per_customer ?? undefined,
    usesLeft: row.total_uses === null ? undefined : row.total_uses - row.uses,
  };
}

/** The customer; undefined for a guest. */
export function customerIdOf({ actor }: Pick<Ctx, 'actor'>): string | undefined {
  return actor.kind === 'customer' ? actor.customerId : undefined;
}

/** The market's day: coupons run by it, whatever time zone a store is in. */
export async function todayOf(ctx: Ctx): Promise<string> {
  const { settings } = await getMarket(ctx);
  return wallClockAt(ctx.clock.now(), settings.timeZone).date;
}
