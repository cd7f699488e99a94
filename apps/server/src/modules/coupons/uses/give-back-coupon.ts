import { type Ctx, over } from '../../../platform/context.ts';
import type { CouponTables } from '../coupons.tables.ts';
import { returnUse, uncountUse } from './uses.repo.ts';

/** Gives back what an order has used, in the transaction that cancels or fails it; again changes nothing (rule 9). */
export async function giveBackCoupon(ctx: Ctx, orderId: string): Promise<void> {
  const db = over<CouponTables>(ctx);
  const use = await returnUse(db, orderId, new Date(ctx.clock.now()));
  if (use) await uncountUse(db, use);
}
