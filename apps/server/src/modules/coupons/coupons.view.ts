import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../platform/context.ts';
import { getMarket } from '../settings/index.ts';
import type { NewCouponRow } from './coupons.tables.ts';

type WireCoupon = Reply<'ops.addCoupon'>['coupon'];

/** Ids of what a coupon is bound to. */
function boundTo(row: NewCouponRow): string[] {
  if (row.coupon_type === 'store_wise') return [...row.store_ids];
  return row.coupon_type === 'zone_wise' ? [...row.zone_ids] : [];
}

/** A coupon as shoppers see it. */
export async function viewCoupon(ctx: Ctx, row: NewCouponRow): Promise<WireCoupon> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  return {
    id: row.id,
    title: row.title[ctx.language],
    code: row.code,
    coupon_type: row.coupon_type,
    discount_type: row.discount_type,
    discount: row.discount_type === 'percent' ? row.discount : toMajor(row.discount, decimals),
    max_discount: toMajor(row.max_discount_minor, decimals),
    min_purchase: toMajor(row.min_purchase_minor, decimals),
    start_date: row.starts_on,
    expire_date: row.ends_on,
    limit: row.uses_per_customer,
    module_id: row.module_id,
    data: boundTo(row),
  };
}
