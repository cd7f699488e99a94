import { ORDER_STATUSES, ORDER_TYPES } from '@promenade/domain/orders';
import { CHARGE_PAYERS } from '@promenade/domain/parcel';
import { z } from 'zod';
import { afterOrder } from './after-order.ts';
import { foodChoice, variationChoice } from '../cart/index.ts';
import { flag, id, instant, money, picture } from '../endpoint/index.ts';

/** An order's id or its number. */
export const orderKey = z
  .string()
  .min(4)
  .max(40)
  .regex(/^[0-9a-zA-Z-]+$/);

/** Statuses of an order (api.md, Names of states). */
export const orderStatus = z.enum(ORDER_STATUSES);

/** How the order reaches the shopper. */
export const orderType = z.enum(ORDER_TYPES);

/** The bill, line by line (CHK-06, rule 5 of api.md). */
export const bill = z.object({
  items_price: money,
  add_ons_price: money,
  discount: money,
  coupon_discount: money,
  referral_discount: money.describe(
    'Discount on the first order of a customer who signed up with a referral code.',
  ),
  subtotal: money,
  tax: money,
  tax_rate: z.number(),
  tax_included: flag,
  delivery_charge: money,
  delivery_charge_before: money.describe('The charge that would apply if delivery were not free.'),
  free_delivery_by: z.enum(['market', 'order_amount', 'store', 'coupon', 'take_away']).nullable(),
  surge: money,
  dm_tips: money,
  extra_packaging: money,
  service_charge: money,
  order_amount: money,
});

// Its text is stored with the order, since items change their options.
const boughtVariation = variationChoice.pick({ type: true }).extend({
  label: z.string().optional().describe('Text of `type` in the caller’s language, such as Red · Medium.'),
});

/** A line of a placed order, as it was ordered. */
export const orderLine = z.object({
  id,
  item_id: id,
  name: z.string(),
  ...picture,
  quantity: z.number().int(),
  price: money,
  discount: money,
  add_ons_price: money,
  total_price: money,
  when_unavailable: z.enum(['refund', 'call', 'best_match']).describe('What to do if it has run out.'),
  variation: z.array(z.union([foodChoice, boughtVariation])),
  add_ons: z.array(z.object({ id, name: z.string(), price: money, quantity: z.number().int() })),
});

/** Delivery address and contact of an order. */
export const deliveryAddress = z.object({
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  contact_person_email: z.string().nullable(),
  address: z.string().nullable(),
  road: z.string(),
  house: z.string(),
  floor: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** Who pays the delivery charge of a parcel (CHK-10). */
export const chargePayer = z.enum(CHARGE_PAYERS);

/** A parcel in a list of orders, in place of a store. */
export const parcelCard = z.object({
  category: z.object({ id, name: z.string(), ...picture }),
  from: z.string().nullable().describe('Pickup address on one line; null once the account has been deleted.'),
  to: z.string().nullable(),
  charge_payer: chargePayer,
});

/** A parcel that is being returned, or has been (CHK-10). */
export const parcelReturn = z.object({
  asked_at: instant,
  returned_at: instant.nullable(),
  by: z.enum(['shopper', 'courier', 'operator']).describe('Who had it returned.'),
  reason: z.string(),
  code: z
    .string()
    .nullable()
    .describe(
      'Four-digit return code that the sender gives to the courier; null for everyone but the sender.',
    ),
});

/** The courier's position while on the way. */
export const courier = z.object({
  name: z.string(),
  vehicle: z.enum(['bicycle', 'motorcycle', 'car']),
  latitude: z.number(),
  longitude: z.number(),
  at: instant,
});

/** An order in a list. */
export const orderCard = z.object({
  id,
  order_number: z.string(),
  order_status: orderStatus,
  payment_status: z.enum(['unpaid', 'partially_paid', 'paid']),
  payment_method: z.string(),
  order_type: orderType,
  order_amount: money,
  is_unpriced: z
    .boolean()
    .describe(
      'Whether the store of an order by prescription has yet to say what the items cost; its amounts are those of delivery and charges alone.',
    ),
  created_at: instant,
  schedule_at: instant.nullable(),
  item_count: z.number().int(),
  store: z
    .object({
      id,
      slug: z.string(),
      name: z.string(),
      logo_full_url: z.string(),
      address: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    })
    .nullable()
    .describe('The store; null for a parcel.'),
  parcel: parcelCard.nullable().describe('Parcel details; null for other orders.'),
});

/** An order in a list, with what becomes of its money. */
export const listedOrder = orderCard.extend({
  payment_reviewing: z
    .boolean()
    .describe('Whether the shopper has reported a transfer that is being checked.'),
});

/** An order in full. */
export const order = orderCard.extend({
  module_id: id,
  lines: z.array(orderLine),
  bill,
  order_note: z.string(),
  delivery_address: deliveryAddress.describe('Delivery address; for a parcel, its receiver.'),
  sender_details: deliveryAddress
    .nullable()
    .describe('For a parcel: sender and pickup address; null for other orders.'),
  timeline: z.array(z.object({ status: orderStatus, at: instant })),
  expected_at: instant.nullable().describe('Expected delivery time, or when it will be ready for take-away.'),
  cancelable: z.boolean(),
  delivery_man: courier.nullable(),
  parcel_return: parcelReturn.nullable(),
  updated_at: instant,
  route: z
    .string()
    .nullable()
    .describe(
      'Route from the store or sender to the delivery address, an encoded polyline of precision 5; null for take-away.',
    ),
  ...afterOrder.shape,
});

/** An event of the live stream: sent at once, then at each change. */
export const orderEvent = z.object({
  order_status: orderStatus,
  payment_status: z.enum(['unpaid', 'partially_paid', 'paid']),
  timeline: z.array(z.object({ status: orderStatus, at: instant })),
  expected_at: instant.nullable(),
  cancelable: z.boolean(),
  delivery_man: courier.nullable(),
  parcel_return: parcelReturn.nullable(),
  updated_at: instant.describe(
    'When anything last changed, including prices and the courier, which the stream leaves out.',
  ),
});
