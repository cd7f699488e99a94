import { type Ctx, over } from '../../platform/context.ts';
import { findCouponRow, holdCoupons, retireOthers, upsertCoupon } from './coupons.repo.ts';
import type { CouponTables, NewCouponRow } from './coupons.tables.ts';

/** Keeps the coupons that an import names, and no others of imports; what shoppers have used of them stays used. */
export async function writeCoupons(
  ctx: Ctx,
  rows: readonly Omit<NewCouponRow, 'active' | 'created_at'>[],
): Promise<void> {
  const created_at = new Date(ctx.clock.now());
  const ids = rows.map(({ id }) => id);
  await holdCoupons(over<CouponTables>(ctx), ids);
  await retireOthers(over<CouponTables>(ctx), ids);
  for (const row of rows) {
    const standing = await findCouponRow(over<CouponTables>(ctx), row.code);
    // An operator has given this code to a coupon of their own, which stays as it is.
    if (standing && standing.id !== row.id) continue;
    await upsertCoupon(over<CouponTables>(ctx), { ...row, active: true, created_at });
  }
}
