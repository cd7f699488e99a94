/** Parcels (CHK-10): categories, quotes, and the body for placing one. */
import { z } from 'zod';
import { howItIsPaid } from '../checkout/payment.ts';
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
  picture,
  text,
} from '../endpoint/index.ts';
import { deliveryRates } from '../orders/delivery-rates.ts';
import { bill, chargePayer, order } from '../orders/order.ts';

/** A parcel category. */
export const parcelCategory = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  ...picture,
  module_id: id,
  parcel_per_km_shipping_charge: money
    .nullable()
    .describe('The category’s own charge per kilometre; null uses the zone’s.'),
  parcel_minimum_shipping_charge: money
    .nullable()
    .describe('The category’s own minimum charge; null uses the zone’s.'),
});

/** Sender or receiver: contact and address. */
export const parcelEnd = z.object({
  contact_person_name: neededLine(120),
  contact_person_number: neededText(40),
  address: neededLine(500),
  road: line(2000).nullish(),
  house: line(2000).nullish(),
  floor: line(2000).nullish(),
  latitude,
  longitude,
});

const point = parcelEnd.pick({ latitude: true, longitude: true });

/** The answer of a quote. */
export const parcelQuote = z.object({
  bill,
  distance_metres: z
    .number()
    .describe('Distance between the addresses in metres, by road if there is a route.'),
  rates: deliveryRates.describe('Rates that the fee was calculated from.'),
  expected_at: instant,
});

/** Body for placing a parcel order with customer/order/place. */
export const parcelInput = z.object({
  order_type: z.literal('parcel'),
  guest_id: guestQuery.shape.guest_id,
  parcel_category_id: id,
  sender_details: parcelEnd,
  receiver_details: parcelEnd,
  charge_payer: chargePayer,
  ...howItIsPaid,
  order_note: text(500).default(''),
  delivery_instruction: text(300).default(''),
  dm_tips: moneyGiven.default(0),
  order_amount: moneyGiven.describe(
    'The total that the sender saw; if it has changed, the call is refused with bill_changed.',
  ),
});

/** Body of a parcel quote: a category and two points. All fields for placing an order are accepted too. */
export const parcelQuoteInput = parcelInput.partial().extend({
  parcel_category_id: id,
  sender_details: point,
  receiver_details: point,
  dm_tips: parcelInput.shape.dm_tips,
});

/** Refusals of every call with sender, receiver and category. */
export const parcelRuleRefusals = [
  'parcels_off',
  'guest_checkout_off',
  'parcel_category_not_found',
  'parcel_no_pickup',
  'parcel_no_delivery',
  'parcel_same_place',
] as const;

/** Further refusals of placing a parcel order. */
export const parcelPlaceRefusals = [
  ...parcelRuleRefusals,
  'name_required',
  'phone_required',
  'phone_invalid',
  'address_required',
  'receiver_pays_cash',
  'bill_changed',
] as const;

/** Endpoints of parcels. */
export const parcelsEndpoints = {
  'parcels.categories': endpoint('parcels.categories', {
    summary: 'Parcel categories',
    who: 'anyone',
    reply: z.array(parcelCategory),
  }),
  'parcels.quote': endpoint('parcels.quote', {
    summary: 'Quote for a parcel delivery',
    who: 'shopper',
    body: parcelQuoteInput,
    reply: parcelQuote,
    refusals: parcelRuleRefusals,
  }),
  'ops.turnParcelBack': endpoint('ops.turnParcelBack', {
    summary: 'Return a parcel that could not be handed to its receiver; the sender is told the reason',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({ reason: text(300).min(1) }),
    reply: done.extend({ order }),
    refusals: ['order_not_found', 'status_conflict', 'forbidden'],
  }),
  'ops.returnParcel': endpoint('ops.returnParcel', {
    summary: 'Mark a returned parcel as handed back, with the four-digit return code of the sender',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({ return_code: z.string().regex(/^\d{4}$/) }),
    reply: done.extend({ id }),
    refusals: ['order_not_found', 'not_returning', 'return_code_wrong', 'delivery_code_locked'],
  }),
} as const;
