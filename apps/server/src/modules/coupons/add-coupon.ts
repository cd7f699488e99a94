import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Wrong } from '@promenade/contract/wrong';
import type { z } from 'zod';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse, refuseAs } from '../../platform/errors.ts';
import { keptAmount } from '../../platform/kept-amount.ts';
import { filledWithEnglish } from '../../platform/local-text.ts';
import { getMarket } from '../settings/index.ts';
import { findStranger, forgetUnused, insertCoupon } from './coupons.repo.ts';
import type { CouponTables, NewCouponRow } from './coupons.tables.ts';
import { viewCoupon } from './coupons.view.ts';

/** A parsed coupon of an operator's. */
type CouponInput = z.output<Calls['ops.addCoupon']['body']>;

// Percent, or minor units; an amount may come to none of these.
const worthOf = ({ discount_type, discount }: CouponInput, decimals: number): number =>
  discount_type === 'percent' ? discount : keptAmount('discount', discount, decimals);

function unfitness(input: CouponInput, decimals: number): Wrong | undefined {
  const isBound = input.coupon_type === 'store_wise' || input.coupon_type === 'zone_wise';
  if (isBound !== input.data.length > 0) return { code: 'coupon_bound' };
  if (input.discount_type === 'percent' && input.discount > 100) return { code: 'coupon_percent' };
  const isOfDelivery = input.coupon_type === 'free_delivery';
  if (!isOfDelivery && worthOf(input, decimals) <= 0) return { code: 'coupon_nothing' };
  const { start_date: first, expire_date: last } = input;
  if (first && last && last < first) return { code: 'expire_date' };
  return undefined;
}

/** What the coupon is bound to and nobody knows: it would never apply, without a word. */
async function strangerAmong(
  ctx: Ctx,
  { coupon_type: type, data, module_id: moduleId, customer_ids }: CouponInput,
): Promise<Wrong | undefined> {
  const { modules } = await getMarket(ctx);
  if (moduleId && !modules.some(({ id }) => id === moduleId))
    return { code: 'unknown_module', params: { id: moduleId } };
  const stranger = await findStranger(over<CouponTables>(ctx), {
    store: type === 'store_wise' ? data : [],
    zone: type === 'zone_wise' ? data : [],
    customer: customer_ids ?? [],
  });
  return stranger && { code: `unknown_${stranger.kind}`, params: { id: stranger.id } };
}

function rowOf(ctx: Ctx, input: CouponInput, decimals: number): NewCouponRow {
  return {
    id: ctx.ids.next(),
    code: input.code.toUpperCase(),
    title: filledWithEnglish(input.title),
    module_id: input.module_id ?? null,
    coupon_type: input.coupon_type,
    discount_type: input.discount_type,
    discount: worthOf(input, decimals),
    min_purchase_minor: keptAmount('min_purchase', input.min_purchase, decimals),
    max_discount_minor: keptAmount('max_discount', input.max_discount, decimals),
    starts_on: input.start_date ?? null,
    ends_on: input.expire_date ?? null,
    store_ids: input.coupon_type === 'store_wise' ? input.data : [],
    zone_ids: input.coupon_type === 'zone_wise' ? input.data : [],
    customer_ids: input.customer_ids ?? null,
    uses_per_customer: input.limit ?? null,
    total_uses: input.total_uses ?? null,
    active: true,
    created_at: new Date(ctx.clock.now()),
  };
}

/** POST /ops/coupons. */
export async function addCoupon(ctx: Ctx, input: CouponInput): Promise<Reply<'ops.addCoupon'>> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const wrong = unfitness(input, decimals) ?? (await strangerAmong(ctx, input));
  if (wrong) refuseAs('coupon_unfit', wrong);
  const row = rowOf(ctx, input, decimals);
  await forgetUnused(over<CouponTables>(ctx), row.code);
  if (!(await insertCoupon(over<CouponTables>(ctx), row))) refuse('coupon_code_taken');
  return {
    message: noticeOf('coupon_added', ctx.language),
    coupon: await viewCoupon(ctx, row),
  };
}
