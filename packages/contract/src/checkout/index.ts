/** Checkout: quotes and placing orders (rule 6 of api.md). */
import { z } from 'zod';
import { orderCouponRefusals } from '../coupons/index.ts';
import {
  done,
  endpoint,
  guestQuery,
  id,
  instant,
  latitude,
  line,
  longitude,
  money,
  moneyGiven,
  neededLine,
  neededText,
  pictureRefusals,
  text,
  upload,
} from '../endpoint/index.ts';
import { bill, orderKey } from '../orders/order.ts';
import { parcelInput, parcelPlaceRefusals } from '../parcels/index.ts';
import { howItIsPaid } from './payment.ts';
import { billTerms } from './terms.ts';

/** How the order reaches the shopper; parcels have their own calls. */
const wayOfOrder = z.enum(['delivery', 'take_away']);

const shared = {
  guest_id: guestQuery.shape.guest_id,
  page: z
    .enum(['cart', 'buy_now', 'campaign'])
    .default('cart')
    .describe('What is ordered: the cart, or the checkout item of Buy Now (ITEM-09, CHK-11).'),
  order_type: wayOfOrder,
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  schedule_at: instant
    .nullish()
    .describe(
      'An instant within the store’s hours; null means as soon as possible. Stock is taken when the order is placed, even for a later day.',
    ),
  dm_tips: moneyGiven.default(0),
  coupon_code: text(40).nullish(),
  extra_packaging: z
    .boolean()
    .default(false)
    .describe('Whether to add extra packaging, at the charge given in the quote.'),
};

/** The answer of a quote. */
export const quote = z.object({
  store_id: id,
  store: z
    .object({ name: z.string(), address: z.string() })
    .describe(
      'The store, with its address for take-away; it may be in another zone than the one in the headers.',
    ),
  bill,
  distance_metres: z.number().nullable().describe('Distance by road in metres; null for take-away.'),
  expected_at: instant
    .nullable()
    .describe('Expected delivery time, or when it would be ready for take-away.'),
  slots: z
    .array(instant)
    .describe(
      'Instants the order can be scheduled for, ascending: the store is open and every item is offered then. Empty if orders cannot be scheduled.',
    ),
  minimum_order: money,
  terms: billTerms,
  seal: z
    .string()
    .describe(
      'The signed bill. Send it when placing the order: if the bill has changed, the refusal lists every amount that differs.',
    ),
  seal_expires_at: instant,
  prescription_lines: z.array(id).describe('Ids of the lines that need a prescription picture (CHK-03).'),
  cutlery: z.boolean().describe('Whether cutlery can be requested, by the capabilities of the module.'),
});

/** What to do if the item of a line has run out. */
export const whenUnavailable = z.enum(['refund', 'call', 'best_match']);

const contactAndDoor = {
  contact_person_name: neededLine(120),
  contact_person_number: neededText(40),
  contact_person_email: z.string().trim().max(2000).nullish(),
  address: line(500).nullish(),
  road: line(2000).nullish(),
  house: line(2000).nullish(),
  floor: line(2000).nullish(),
  order_note: text(500).default(''),
  delivery_instruction: text(300).default(''),
};

/** Prescription pictures, by the ids from the upload. */
const prescriptionIds = z.array(id).max(20).default([]);

/** Body for placing an order of a cart or of the checkout item; parcels have `parcelInput`. */
export const placeInput = z.object({
  ...shared,
  ...howItIsPaid,
  ...contactAndDoor,
  order_amount: moneyGiven.describe(
    'The total that the shopper saw; if it has changed, the call is refused with bill_changed.',
  ),
  seal: z
    .string()
    .max(64_000)
    .nullish()
    .describe(
      '`seal` of the quote. If the bill has changed, the refusal then lists every amount that differs.',
    ),
  cutlery: z.boolean().default(false),
  when_unavailable: z
    .array(z.object({ cart_id: id, choice: whenUnavailable }))
    .max(200)
    .default([])
    .describe('What to do if an item has run out, by line; `refund` for lines left out.'),
  prescription_ids: prescriptionIds,
});

/**
 * Body of a quote; cart and checkout item are the shopper's own, of the module in the headers. All fields for placing an
 * order are accepted, so that a client can send the same form to both.
 */
export const quoteInput = placeInput.partial().extend(shared);

/** Body for placing a cart, before its defaults are filled in. */
export type PlaceBody = z.input<typeof placeInput>;

/** Body for an order with prescription pictures alone; the store sets the price. */
export const prescriptionOrderInput = z.object({
  guest_id: guestQuery.shape.guest_id,
  store_id: id,
  order_type: wayOfOrder,
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  schedule_at: instant.nullish(),
  dm_tips: moneyGiven.default(0),
  ...contactAndDoor,
  prescription_ids: prescriptionIds,
});

/** An uploaded prescription picture that is not part of an order yet. */
export const prescription = z.object({
  prescription_id: id,
  image_url: z.string().describe('URL of the picture, valid for ten minutes.'),
});

/** A placed order. */
export const placed = done.extend({
  order_id: id,
  order_number: z.string(),
  total_amount: money,
  due_amount: money.describe('Amount still to be paid, after the part paid from the wallet.'),
  redirect_link: z
    .string()
    .nullable()
    .describe('URL where the shopper pays; null if nothing has to be paid now.'),
  payment_due_at: instant
    .nullable()
    .describe(
      'When the time to pay runs out; until then the stock is reserved. Null if no online payment is pending.',
    ),
});

const ruleRefusals = [
  'guest_checkout_off',
  'cart_empty',
  'store_inactive',
  'store_closed',
  'slot_closed',
  'slot_past',
  'order_type_off',
  'item_unavailable',
  'item_outside_window',
  'choice_unknown',
  'add_on_unknown',
  'out_of_stock',
  'variation_out_of_stock',
  'out_of_limits',
  'no_zone',
  'out_of_zone',
  'out_of_zone_no_take_away',
  'minimum_order',
] as const;

const contactRefusals = [
  'name_required',
  'phone_required',
  'phone_invalid',
  'email_required',
  'email_invalid',
  'address_required',
] as const;

const prescriptionRefusals = [
  'prescription_required',
  'prescription_too_many',
  'prescription_not_found',
] as const;

/** Endpoints of checkout. */
export const checkoutEndpoints = {
  'checkout.quote': endpoint('checkout.quote', {
    summary: 'Quote: the bill of the cart, or of the checkout item',
    who: 'shopper',
    body: quoteInput,
    reply: quote,
    refusals: [...ruleRefusals, ...orderCouponRefusals, 'address_required'],
  }),
  'checkout.place': endpoint('checkout.place', {
    summary: 'Place an order: of the cart, of the checkout item, or of a parcel',
    who: 'shopper',
    body: z.discriminatedUnion('order_type', [placeInput.strict(), parcelInput.strict()]),
    reply: placed,
    refusals: [
      ...ruleRefusals,
      ...orderCouponRefusals,
      ...contactRefusals,
      ...prescriptionRefusals,
      'cash_limit',
      'payment_method_off',
      'wallet_balance_low',
      'wallet_part_changed',
      'bill_changed',
      'quote_expired',
      ...parcelPlaceRefusals,
    ],
  }),
  'checkout.switchPayment': endpoint('checkout.switchPayment', {
    summary: 'Pay for an unpaid order with another method',
    who: 'shopper',
    body: guestQuery.extend({ order_id: orderKey, ...howItIsPaid }),
    reply: placed,
    refusals: [
      'order_not_found',
      'payment_over',
      'payment_not_awaited',
      'payment_method_off',
      'cash_limit',
      'wallet_balance_low',
      'wallet_part_changed',
    ],
  }),
  'checkout.uploadPrescription': endpoint('checkout.uploadPrescription', {
    summary: 'Upload a prescription picture; its id can be used in an order for one day (CHK-03)',
    who: 'shopper',
    multipart: true,
    body: guestQuery.extend({ image: upload.optional() }),
    reply: prescription,
    refusals: ['prescription_required', ...pictureRefusals],
  }),
  'checkout.placePrescription': endpoint('checkout.placePrescription', {
    summary: 'Order with a prescription alone',
    who: 'shopper',
    body: prescriptionOrderInput,
    reply: placed,
    refusals: [
      'guest_checkout_off',
      'store_not_found',
      'store_inactive',
      'store_closed',
      'slot_closed',
      'slot_past',
      'order_type_off',
      'no_zone',
      'out_of_zone',
      'out_of_zone_no_take_away',
      'prescription_orders_off',
      ...contactRefusals,
      ...prescriptionRefusals,
    ],
  }),
} as const;
