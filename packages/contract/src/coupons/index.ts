/** Coupons: listing and checking them (CHK-02; api.md, rule 3). */
import { z } from 'zod';
import {
  day,
  discountType,
  done,
  endpoint,
  guestQuery,
  id,
  money,
  moneyGiven,
  page,
  paged,
  text,
} from '../endpoint/index.ts';
import type { RefusalCode } from '../refusals/refusals.ts';
import { en as wrong } from '../wrong/texts.en.ts';

/** coupon_type. */
export const couponType = z.enum(['default', 'store_wise', 'zone_wise', 'free_delivery', 'first_order']);

/** A coupon as shoppers see it. */
export const coupon = z.object({
  id,
  title: z.string(),
  code: z.string(),
  coupon_type: couponType,
  discount_type: discountType,
  discount: z.number().describe('The discount, in percent or major units (see discount_type).'),
  max_discount: money,
  min_purchase: money,
  start_date: day.nullable(),
  expire_date: day.nullable().describe('Last day, inclusive.'),
  limit: z.number().int().nullable().describe('Uses per customer; null is no limit.'),
  module_id: id.nullable().describe('The module it is for; null is all modules.'),
  data: z.array(id).describe('Ids of stores for store_wise, of zones for zone_wise.'),
});

/** A coupon as an operator sees it. */
const couponAtWork = coupon.extend({
  state: z
    .enum(['runs', 'planned', 'over', 'used_up', 'ended', 'gone'])
    .describe('`ended` by an operator, `over` by its last day, `gone` as an import no longer names it.'),
  used: z.number().int().describe('Uses that stand, by all customers together.'),
  total_uses: z.number().int().nullable().describe('Uses by all customers together; null is no limit.'),
});

/** What a coupon is worth for an order. */
const worth = {
  discount_amount: money,
  free_delivery: z.boolean(),
};

/** A coupon in the list. */
export const listedCoupon = coupon.extend({
  ...worth,
  applicable: z
    .boolean()
    .nullable()
    .describe('Whether it can be used for this order; null if the call names no order.'),
  missing_amount: money.describe('Amount missing to reach its minimum purchase.'),
  stores: z
    .array(z.object({ id, slug: z.string(), name: z.string(), module_id: id, zone_id: id }))
    .describe('For store_wise: the stores.'),
});

/** A coupon code, not case-sensitive, with a maximum length; see also `coupon_not_found`. */
export const couponCode = text(40).min(1);

/** Why a coupon is refused, in the order of the checks. */
export const couponRefusals = [
  'coupon_not_found',
  'coupon_wrong_module',
  'coupon_not_running',
  'coupon_wrong_store',
  'coupon_wrong_zone',
  'coupon_wrong_customer',
  'coupon_first_order_only',
  'coupon_used_up',
  'coupon_minimum_purchase',
] as const satisfies readonly RefusalCode[];

/** The same for an order, whose delivery can already be free. */
export const orderCouponRefusals = [...couponRefusals, 'coupon_not_needed'] as const;

/** What is being ordered: the cart, or the checkout item; the server determines the amount. */
const ordered = {
  guest_id: guestQuery.shape.guest_id,
  page: z.enum(['cart', 'buy_now', 'campaign']).default('cart'),
};

const inOther = text(120).default('');
// English is used for missing translations.
const localText = z.object({ en: text(120).min(1), ar: inOther, nl: inOther, fr: inOther });

/** Body for adding a coupon. */
const newCoupon = z.object({
  code: z.string().regex(/^[A-Za-z0-9_-]{2,40}$/, wrong.coupon_code),
  title: localText,
  coupon_type: couponType,
  discount_type: discountType,
  discount: moneyGiven,
  max_discount: moneyGiven.default(0),
  min_purchase: moneyGiven.default(0),
  start_date: day.nullish(),
  expire_date: day.nullish(),
  limit: z.number().int().min(1).max(1_000_000).nullish(),
  total_uses: z.number().int().min(1).max(100_000_000).nullish(),
  module_id: id.nullish(),
  data: z.array(id).max(1000).default([]).describe('Ids of stores for store_wise, of zones for zone_wise.'),
  customer_ids: z.array(id).max(10_000).nullish().describe('Only for these customers; absent is everyone.'),
});

/** Endpoints of coupons. */
export const couponsEndpoints = {
  'coupons.list': endpoint('coupons.list', {
    summary: 'Coupons of the zone; for an order from a store, those that apply and the discount of each',
    who: 'shopper',
    query: z.object({ ...ordered, store_id: id.optional() }),
    reply: z.array(listedCoupon),
  }),
  'coupons.apply': endpoint('coupons.apply', {
    summary: 'Check a coupon for an order from a store: its discount',
    who: 'shopper',
    query: z.object({ ...ordered, code: couponCode, store_id: id }),
    reply: coupon.extend(worth),
    refusals: [...orderCouponRefusals, 'cart_empty'],
  }),
  'ops.coupons': endpoint('ops.coupons', {
    summary: 'All coupons by code, also those that no longer run, and how often each was used',
    who: 'operator',
    query: page,
    reply: paged.extend({ coupons: z.array(couponAtWork) }),
  }),
  'ops.addCoupon': endpoint('ops.addCoupon', {
    summary: 'Add a coupon',
    who: 'operator',
    body: newCoupon,
    reply: done.extend({ coupon }),
    refusals: ['coupon_code_taken', 'coupon_unfit'],
  }),
  'ops.switchCoupon': endpoint('ops.switchCoupon', {
    summary: 'Switch a coupon on or off',
    who: 'operator',
    params: z.object({ code: couponCode }),
    body: z.object({ active: z.boolean() }),
    reply: done,
    refusals: ['coupon_not_found'],
  }),
} as const;
