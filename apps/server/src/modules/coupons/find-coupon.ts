import { formatPrice, toMajor } from '@promenade/domain/money';
import { type CouponRefusal, decideCoupon } from '@promenade/domain/pricing';
import { getShopperId } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket } from '../settings/index.ts';
import { countUses, findCouponRow } from './coupons.repo.ts';
import type { CouponRow, CouponTables } from './coupons.tables.ts';
import { countEarlierPurchases } from './count-earlier-purchases.ts';
import { type CouponCase, customerIdOf, type KnownCoupon, knownCoupon, todayOf } from './known-coupon.ts';

async function refuseCoupon(ctx: Ctx, refusal: CouponRefusal): Promise<never> {
  if (refusal.code !== 'coupon_minimum_purchase') return refuse(refusal.code);
  const { currency } = (await getMarket(ctx)).settings;
  const price = formatPrice(refusal.minPurchaseMinor, currency, { locale: ctx.language });
  const min_purchase = toMajor(refusal.minPurchaseMinor, currency.decimals);
  return refuse(refusal.code, { price }, { min_purchase });
}

/** A code as it is stored: what is copied from a page brings marks of direction along. */
const readCode = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toUpperCase();

/** The row behind a code, however it is written; refuses a code that nobody knows. */
export async function getCouponRow(ctx: Ctx, code: string): Promise<CouponRow> {
  const row = await findCouponRow(over<CouponTables>(ctx), readCode(code));
  return row ?? refuse('coupon_not_found');
}

/**
 * The coupon of a code, if it applies to what is about to be ordered; else the first reason why not, by rule 3.
 * A reading: only `useCoupon` decides, in the order's transaction, whether a use is left.
 */
export async function findCoupon(ctx: Ctx, code: string, of: CouponCase): Promise<KnownCoupon> {
  const coupon = knownCoupon(await getCouponRow(ctx, code));
  const [db, shopperId] = [over<CouponTables>(ctx), getShopperId(ctx)];
  const uses = await countUses(db, shopperId, [coupon.id]);
  const context = {
    ...of,
    today: await todayOf(ctx),
    customerId: customerIdOf(ctx),
    earlierOrders: await countEarlierPurchases(ctx, [coupon]),
    earlierUses: uses.get(coupon.id) ?? 0,
  };
  const decision = decideCoupon(coupon, context);
  return decision.ok ? coupon : refuseCoupon(ctx, decision.refusal);
}
