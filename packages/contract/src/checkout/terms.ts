import { z } from 'zod';
import { discountType, flag, money } from '../endpoint/index.ts';
import { deliveryRates } from '../orders/delivery-rates.ts';

/** What the bill was calculated from besides its lines, so that a client can recalculate it at once (`orderBill`). */
export const billTerms = z.object({
  store_discount: z
    .object({ percent: z.number(), min_purchase: money, max_discount: money })
    .nullable()
    .describe('The store’s own discount that applies now.'),
  tax_rate: z.number(),
  tax_included: flag,
  delivery: z.object({
    distance_metres: z.number(),
    rates: deliveryRates,
    surge: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('percent'), percent: z.number() }),
        z.object({ type: z.literal('amount'), amount: money }),
      ])
      .nullable(),
    free_delivery_over: money.nullable(),
    free_by_market: z.boolean(),
    free_by_store: z.boolean(),
  }),
  extra_packaging_charge: money.describe(
    'Charge for extra packaging, whether chosen or not; 0 if it is not offered.',
  ),
  service_charge: money,
  referral_discount: money.describe(
    'Discount on the first order of a customer who signed up with a referral code.',
  ),
  coupon: z
    .object({
      code: z.string(),
      coupon_type: z.enum(['default', 'store_wise', 'zone_wise', 'free_delivery', 'first_order']),
      discount_type: discountType,
      discount: z.number(),
      max_discount: money,
      min_purchase: money,
    })
    .nullable(),
});
