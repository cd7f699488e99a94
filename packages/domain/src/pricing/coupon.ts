import { type Decision, type Refused, refused } from '../decision/index.ts';
import type { LocalDate } from '../hours/index.ts';
import { type MinorUnits, percentOf } from '../money/index.ts';

/** `coupon_type` (CHK-02). */
export type CouponType = 'default' | 'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order';

/** The discount. */
export type CouponDiscount =
  | {
      readonly type: 'percent';
      readonly percent: number;
      /** 0 is uncapped. */
      readonly maxDiscountMinor: MinorUnits;
    }
  | { readonly type: 'amount'; readonly amountMinor: MinorUnits };

/** A coupon, as far as the rules need it. */
export type Coupon = {
  readonly code: string;
  readonly couponType: CouponType;
  readonly discount: CouponDiscount;
  readonly minPurchaseMinor: MinorUnits;
  readonly active: boolean;
  readonly moduleId?: string | undefined;
  /** First and last day, both inclusive, in the market's local time. */
  readonly startDate?: LocalDate | undefined;
  readonly endDate?: LocalDate | undefined;
  /** For store_wise: ids of the stores. */
  readonly storeIds?: readonly string[] | undefined;
  /** For zone_wise: ids of the zones. */
  readonly zoneIds?: readonly string[] | undefined;
  /** Only for these customers; undefined is everyone. */
  readonly customerIds?: readonly string[] | undefined;
  /** Uses per customer; undefined or 0 is no limit. */
  readonly usesPerCustomer?: number | undefined;
  /** Remaining uses by all customers together; undefined is no limit. */
  readonly usesLeft?: number | undefined;
};

/** The order that a coupon is checked for. */
export type CouponContext = {
  readonly moduleId: string;
  readonly today: LocalDate;
  readonly storeId: string;
  /** Zone of the store. */
  readonly zoneId: string;
  /** Undefined for a guest. */
  readonly customerId?: string | undefined;
  /** Orders this shopper has placed, without canceled and failed ones. */
  readonly earlierOrders: number;
  /** How often this shopper has used this coupon. */
  readonly earlierUses: number;
  /** Items + add-ons − discounts. */
  readonly baseMinor: MinorUnits;
  /** Whether delivery is already free, so that a free-delivery coupon would be wasted. */
  readonly deliveryIsFree?: boolean | undefined;
};

/** Why a coupon does not apply, in the order of the checks. */
export type CouponRefusal =
  | { readonly code: 'coupon_wrong_module' }
  | { readonly code: 'coupon_not_running' }
  | { readonly code: 'coupon_wrong_store' }
  | { readonly code: 'coupon_wrong_zone' }
  | { readonly code: 'coupon_wrong_customer' }
  | { readonly code: 'coupon_first_order_only' }
  | { readonly code: 'coupon_used_up' }
  /** 'To apply this coupon,the minimum purchase amount is' */
  | { readonly code: 'coupon_minimum_purchase'; readonly minPurchaseMinor: MinorUnits }
  | { readonly code: 'coupon_not_needed' };

/**
 * Decides whether a coupon applies (api.md, rule 3). Checked in this order: module, dates, store or zone, customer, first
 * order, uses, minimum purchase, and whether it has any effect.
 */
export function decideCoupon(
  coupon: Coupon,
  context: CouponContext,
): Decision<{ discountMinor: MinorUnits; freeDelivery: boolean }, CouponRefusal> {
  const refusal = placeRefusal(coupon, context) ?? personRefusal(coupon, context);
  if (refusal) return refusal;
  if (context.baseMinor < coupon.minPurchaseMinor) {
    return refused({ code: 'coupon_minimum_purchase', minPurchaseMinor: coupon.minPurchaseMinor });
  }
  if (!isCouponNeeded(coupon, context)) return refused({ code: 'coupon_not_needed' });
  return {
    ok: true,
    discountMinor: couponDiscount(coupon, context.baseMinor),
    freeDelivery: coupon.couponType === 'free_delivery',
  };
}

/** Whether a coupon has any effect: one of free delivery has none where delivery is free already. */
export function isCouponNeeded(
  { couponType }: Pick<Coupon, 'couponType'>,
  { deliveryIsFree }: Pick<CouponContext, 'deliveryIsFree'>,
): boolean {
  return couponType !== 'free_delivery' || !deliveryIsFree;
}

function placeRefusal(coupon: Coupon, context: CouponContext): Refused<CouponRefusal> | undefined {
  const { startDate, endDate } = coupon;
  if (coupon.moduleId !== undefined && coupon.moduleId !== context.moduleId) {
    return refused({ code: 'coupon_wrong_module' });
  }
  const tooEarly = startDate !== undefined && context.today < startDate;
  const tooLate = endDate !== undefined && context.today > endDate;
  if (!coupon.active || tooEarly || tooLate) return refused({ code: 'coupon_not_running' });
  if (coupon.couponType === 'store_wise' && !coupon.storeIds?.includes(context.storeId)) {
    return refused({ code: 'coupon_wrong_store' });
  }
  if (coupon.couponType === 'zone_wise' && !coupon.zoneIds?.includes(context.zoneId)) {
    return refused({ code: 'coupon_wrong_zone' });
  }
  return undefined;
}

function personRefusal(coupon: Coupon, context: CouponContext): Refused<CouponRefusal> | undefined {
  const { customerIds, usesPerCustomer, usesLeft } = coupon;
  const known = context.customerId !== undefined && customerIds?.includes(context.customerId);
  if (customerIds && !known) return refused({ code: 'coupon_wrong_customer' });
  if (coupon.couponType === 'first_order' && context.earlierOrders > 0) {
    return refused({ code: 'coupon_first_order_only' });
  }
  const hasHadItsShare = usesPerCustomer && context.earlierUses >= usesPerCustomer;
  if (hasHadItsShare || (usesLeft !== undefined && usesLeft <= 0)) return refused({ code: 'coupon_used_up' });
  return undefined;
}

/** The coupon's discount on items + add-ons − discounts: capped, and never more than that; 0 for free delivery. */
export function couponDiscount(coupon: Coupon, baseMinor: MinorUnits): MinorUnits {
  if (coupon.couponType === 'free_delivery') return 0;
  const { discount } = coupon;
  const off = discount.type === 'percent' ? percentOf(baseMinor, discount.percent) : discount.amountMinor;
  const capMinor =
    discount.type === 'percent' && discount.maxDiscountMinor > 0 ? discount.maxDiscountMinor : baseMinor;
  return Math.max(0, Math.min(off, capMinor, baseMinor));
}
