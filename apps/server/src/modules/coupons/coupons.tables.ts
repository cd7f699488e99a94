import type { CouponType } from '@promenade/domain/pricing';
import type { LocalText } from '../../platform/local-text.ts';

/** A coupon as stored. */
export interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly title: LocalText;
  readonly module_id: string | null;
  readonly coupon_type: CouponType;
  readonly discount_type: 'percent' | 'amount';
  /** Percent, or minor units where it is an amount. */
  readonly discount: number;
  readonly min_purchase_minor: number;
  /** 0 is uncapped. */
  readonly max_discount_minor: number;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly store_ids: readonly string[];
  readonly zone_ids: readonly string[];
  readonly customer_ids: readonly string[] | null;
  readonly uses_per_customer: number | null;
  readonly total_uses: number | null;
  /** Counted only where there is a limit. */
  readonly uses: number;
  readonly active: boolean;
  /** Came with an import. */
  readonly imported: boolean;
  /** No longer named by the latest import. */
  readonly retired: boolean;
  readonly created_at: Date;
}

/** A coupon that has never been used. */
export type NewCouponRow = Omit<CouponRow, 'uses' | 'imported' | 'retired'>;

/** How often somebody has used a coupon. */
interface CouponShopperRow {
  readonly coupon_id: string;
  readonly shopper_id: string;
  readonly uses: number;
}

/** A use for an order or a trip: one of the two. */
export interface CouponUseRow {
  readonly order_id: string | null;
  readonly trip_id: string | null;
  readonly coupon_id: string;
  readonly shopper_id: string;
  readonly is_first_order: boolean;
  readonly used_at: Date;
  readonly given_back_at: Date | null;
}

/** Tables of this room. */
export interface CouponTables {
  coupons: CouponRow;
  coupon_shoppers: CouponShopperRow;
  coupon_uses: CouponUseRow;
}
