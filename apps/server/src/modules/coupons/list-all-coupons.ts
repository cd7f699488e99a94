import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { type Page, pageOf } from '../../platform/page-of.ts';
import { listUsedCoupons, type UsedCouponRow } from './coupons.repo.ts';
import type { CouponTables } from './coupons.tables.ts';
import { viewCoupon } from './coupons.view.ts';
import { todayOf } from './known-coupon.ts';

/** The state of a coupon; `gone`: a later import no longer names it. */
type CouponState = 'runs' | 'planned' | 'over' | 'used_up' | 'ended' | 'gone';

/** A coupon as an operator looks at it. */
export interface CouponAtWork extends UsedCouponRow {
  readonly state: CouponState;
}

function stateOf(row: UsedCouponRow, today: string): CouponState {
  if (row.retired) return 'gone';
  if (!row.active) return 'ended';
  if (row.starts_on !== null && row.starts_on > today) return 'planned';
  if (row.ends_on !== null && row.ends_on < today) return 'over';
  return row.total_uses !== null && row.used >= row.total_uses ? 'used_up' : 'runs';
}

/** Every coupon of the market, whether it runs or not. */
export async function listAllCoupons(ctx: Ctx): Promise<CouponAtWork[]> {
  const today = await todayOf(ctx);
  const rows = await listUsedCoupons(over<CouponTables>(ctx));
  return rows.map((row) => ({ ...row, state: stateOf(row, today) }));
}

/** GET /ops/coupons: a page of them. */
export async function pageCoupons(ctx: Ctx, page: Page): Promise<Reply<'ops.coupons'>> {
  const all = await listAllCoupons(ctx);
  const coupons = pageOf(all, page).map(async (row) => {
    const { state, used, total_uses } = row;
    return { ...(await viewCoupon(ctx, row)), state, used, total_uses };
  });
  return { total_size: all.length, ...page, coupons: await Promise.all(coupons) };
}
