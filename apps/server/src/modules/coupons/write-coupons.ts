import { type Ctx, over } from '../../platform/context.ts';
import { upsertCoupon } from './coupons.repo.ts';
import type { CouponTables, NewCouponRow } from './coupons.tables.ts';

/** Keeps a market's own coupons; what shoppers have used of them stays used. */
export async function writeCoupons(
  ctx: Ctx,
  rows: readonly Omit<NewCouponRow, 'active' | 'created_at'>[],
): Promise<void> {
  const created_at = new Date(ctx.clock.now());
  for (const row of rows) await upsertCoupon(over<CouponTables>(ctx), { ...row, active: true, created_at });
}
