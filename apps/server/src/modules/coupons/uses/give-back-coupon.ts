import { type Ctx, over } from '../../../platform/context.ts';
import type { CouponTables } from '../coupons.tables.ts';
import { returnUse, uncountUse } from './uses.repo.ts';
import type { CouponSubject } from './use-coupon.ts';

/** Gives back what an order or a trip has used, in the transaction that cancels or fails it; again changes nothing (rule 9). */
export async function giveBackCoupon(ctx: Ctx, of: CouponSubject): Promise<void> {
  const db = over<CouponTables>(ctx);
  const use = await returnUse(db, of, new Date(ctx.clock.now()));
  if (use) await uncountUse(db, use);
}
