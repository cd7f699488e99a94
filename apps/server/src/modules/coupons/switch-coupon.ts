import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { updateActive } from './coupons.repo.ts';
import type { CouponTables } from './coupons.tables.ts';

/** Ends the coupon of a code, or has it back; false where there is none. What was used stays used. */
export function setCouponActive(ctx: Ctx, code: string, active: boolean): Promise<boolean> {
  return updateActive(over<CouponTables>(ctx), code.toUpperCase(), active);
}

/** PUT /ops/coupons/:code/active. */
export async function switchCoupon(
  ctx: Ctx,
  { code, active }: { readonly code: string; readonly active: boolean },
): Promise<Reply<'ops.switchCoupon'>> {
  if (!(await setCouponActive(ctx, code, active))) refuse('coupon_not_found');
  return { message: noticeOf('coupon_switched', ctx.language) };
}
