/** Checkout: the quote and the placing of an order (rule 6 of api.md). */
import { z } from 'zod';
import {
  done,
  endpoint,
  guestQuery,
  id,
  instant,
  latitude,
  longitude,
  money,
  moneyGiven,
  text,
} from '../endpoint/index.ts';
import { bill } from '../orders/order.ts';

/** How: parcel comes with its own room. */
const wayOfOrder = z.enum(['delivery', 'take_away']);

const shared = {
  guest_id: guestQuery.shape.guest_id,
  /** What is ordered: the cart, or the one item chosen past it (ITEM-09, CHK-11). */
  page: z.enum(['cart', 'buy_now', 'campaign']).default('cart'),
  order_type: wayOfOrder,
  /** Delivery only: where to. */
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  /** An instant inside the store's hours; null means as soon as possible. */
  schedule_at: instant.nullish(),
  dm_tips: moneyGiven.default(0),
};

/** What a quote is asked with; cart and item are the shopper's own of the module in the headers. */
export const quoteInput = z.object(shared);

/** What a quote answers. */
export const quote = z.object({
  store_id: id,
  bill,
  /** Metres by road; null for take-away. */
  distance_metres: z.number().nullable(),
  /** When it would be at the door, or ready. */
  expected_at: instant.nullable(),
  /** Instants the store can be scheduled for, in order; empty where scheduling is off. */
  slots: z.array(instant),
  minimum_order: money,
});

/** What placing sends. */
export const placeInput = z.object({
  ...shared,
  payment_method: z.enum(['cash_on_delivery']),
  /** The total that the shopper saw; another one is refused as bill_changed. */
  order_amount: moneyGiven,
  contact_person_name: text(120),
  contact_person_number: text(40),
  contact_person_email: z.string().trim().max(2000).nullish(),
  address: text(500).nullish(),
  road: text(2000).nullish(),
  house: text(2000).nullish(),
  floor: text(2000).nullish(),
  order_note: text(500).default(''),
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

/** Endpoints of checkout. */
export const checkoutEndpoints = {
  'checkout.quote': endpoint('checkout.quote', {
    summary: 'The bill of the cart as it would be placed',
    who: 'shopper',
    body: quoteInput,
    reply: quote,
    refusals: [...ruleRefusals, 'address_required'],
  }),
  'checkout.place': endpoint('checkout.place', {
    summary: 'Place the order',
    who: 'shopper',
    body: placeInput,
    reply: done.extend({ order_id: id, order_number: z.string(), total_amount: money }),
    refusals: [
      ...ruleRefusals,
      'name_required',
      'phone_required',
      'phone_invalid',
      'email_required',
      'email_invalid',
      'address_required',
      'cash_limit',
      'payment_method_off',
      'bill_changed',
    ],
  }),
} as const;
