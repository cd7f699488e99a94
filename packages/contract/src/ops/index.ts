/** Operations: calls that need an operator's token (api.md, Calls, operations). */
import { z } from 'zod';
import { openingInterval } from '../catalog/store.ts';
import { hoursRefusals, MAX_INTERVALS, writtenInterval } from '../catalog/written-hours.ts';
import {
  day,
  done,
  endpoint,
  growingPage,
  growingPaged,
  id,
  instant,
  line,
  moduleType,
  moneyGiven,
  numberInForm,
  page,
  paged,
  pictureRefusals,
  text,
  upload,
} from '../endpoint/index.ts';
import { listedOrder, order, orderKey, orderStatus } from '../orders/order.ts';
import { review } from '../reviews/index.ts';
import { storeDiscountGiven } from './store-discount.ts';
import { itemEndpoints } from './items.ts';
import { knownPeopleEndpoints } from './people.ts';
import { offerEndpoints } from './offers.ts';
import { staffEndpoints } from './staff.ts';
import { zoneChange, zoneCollection, zoneCollectionGiven } from './zones.ts';
import { en as wrong } from '../wrong/texts.en.ts';

/** An entry of an order's record. Entries never change, but texts are erased with the account of their author. */
const recordEntry = z.object({
  at: instant,
  what: z.enum(['placed', 'step', 'changed', 'payment', 'told', 'sent', 'message', 'refused']),
  actor: z.enum(['anyone', 'guest', 'customer', 'operator', 'store', 'courier', 'system']),
  actor_id: id.nullable().describe('Id of the store, courier or operator session.'),
  request_id: z.string(),
  shown: z
    .record(z.string(), z.unknown())
    .describe('Details: amounts, texts and states, in the same format as in other calls.'),
  words: z.record(z.string(), z.string()).nullable(),
  words_erased_at: instant.nullable(),
});

/** Delivery rates in major units: per kilometre with a minimum and an optional maximum, or fixed at any distance. */
const ownRates = z.union([
  z
    .object({ per_km: moneyGiven, minimum: moneyGiven, maximum: moneyGiven.nullable().default(null) })
    .strict()
    .refine(({ minimum, maximum }) => maximum === null || maximum >= minimum, wrong.maximum),
  z.object({ fixed: moneyGiven }).strict(),
]);

/** A store or rental provider, as an operator looks after it. */
const storeAtWork = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  module_type: moduleType,
  state: z
    .enum(['open', 'closed', 'stopped', 'unserved'])
    .describe(
      'Whether it takes orders now: `closed` by its hours, `stopped` by its staff or an operator, `unserved` as its zone or module is closed.',
    ),
});

// Enough for all holidays and weekends of two years.
const MAX_DAYS_OFF = 250;

/** Endpoints of operations. */
export const opsEndpoints = {
  ...staffEndpoints,
  ...knownPeopleEndpoints,
  ...offerEndpoints,
  ...itemEndpoints,
  'ops.zones': endpoint('ops.zones', {
    summary: 'All zones as GeoJSON, including those switched off',
    who: 'operator',
    reply: zoneCollection,
  }),
  'ops.setZones': endpoint('ops.setZones', {
    summary: 'Replace the zones by a GeoJSON collection; zones that are not in it are switched off',
    who: 'operator',
    body: zoneCollectionGiven,
    reply: done.extend({ zones: z.array(zoneChange) }),
    refusals: ['zones_rejected'],
  }),
  'ops.orders': endpoint('ops.orders', {
    summary: 'Orders of the market, newest first',
    who: 'operator',
    query: growingPage.extend({ status: orderStatus.optional() }),
    reply: growingPaged.extend({ orders: z.array(listedOrder) }),
  }),
  'ops.orderRecord': endpoint('ops.orderRecord', {
    summary:
      'Audit log of an order: what happened, who did it and what the customer was shown, oldest first; optionally up to an instant',
    who: 'operator',
    params: z.object({ id: orderKey }),
    query: z.object({ until: z.iso.datetime({ offset: true }).optional() }),
    reply: z.object({ order_id: id, order_number: z.string(), entries: z.array(recordEntry) }),
    refusals: ['order_not_found'],
  }),
  'ops.moveOrder': endpoint('ops.moveOrder', {
    summary:
      'Change the status of an order; `refunded` refunds all that can be refunded, the way it was paid',
    who: 'operator',
    params: z.object({ id }),
    body: z.object({ order_status: orderStatus }),
    reply: done.extend({ order }),
    refusals: [
      'order_not_found',
      'status_conflict',
      'awaiting_payment',
      'price_missing',
      'not_refundable',
      'refund_not_asked',
      'refund_of_nothing',
      'reason_required',
    ],
  }),
  'ops.stores': endpoint('ops.stores', {
    summary: 'Stores and rental providers of the market, by name, and which take orders now',
    who: 'operator',
    query: page,
    reply: paged.extend({ stores: z.array(storeAtWork) }),
  }),
  'ops.setStoreOpen': endpoint('ops.setStoreOpen', {
    summary: 'Open or close a store; staff can do so for their own store',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({ active: z.boolean() }),
    reply: done,
    refusals: ['store_not_found', 'forbidden'],
  }),
  'ops.setStoreDelivery': endpoint('ops.setStoreDelivery', {
    summary:
      'Set the delivery rates of a store that delivers its own orders; null applies the zone’s rates. Staff can do so for their own store',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({ rates: ownRates.nullable() }),
    reply: done,
    refusals: ['store_not_found', 'forbidden'],
  }),
  'ops.setStoreReviews': endpoint('ops.setStoreReviews', {
    summary:
      'Set whether a store takes reviews; what was written before is kept, and shown only while it does',
    who: 'operator',
    params: z.object({ id }),
    body: z.object({ reviews: z.boolean() }),
    reply: done,
    refusals: ['store_not_found'],
  }),
  'ops.setStoreDiscount': endpoint('ops.setStoreDiscount', {
    summary:
      'Set a store’s discount on all its items, permanent or for certain days and hours; null removes it. Staff can do so for their own store',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({ discount: storeDiscountGiven.nullable() }),
    reply: done,
    refusals: ['store_not_found', 'forbidden'],
  }),
  'ops.setStoreHours': endpoint('ops.setStoreHours', {
    summary:
      'Set the weekly opening hours and days off of a store or provider. Staff can do so for their own',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({
      opening_hours: z.array(writtenInterval).max(MAX_INTERVALS),
      days_off: z.array(day).max(MAX_DAYS_OFF).default([]),
    }),
    reply: done.extend({ opening_hours: z.array(openingInterval), days_off: z.array(z.string()) }),
    refusals: ['store_not_found', 'forbidden', 'always_open', ...hoursRefusals],
  }),
  'ops.addItem': endpoint('ops.addItem', {
    summary: 'Add an item to a store, with its picture (multipart); operators name the store',
    who: 'staff',
    multipart: true,
    body: z.object({
      store_id: id.optional(),
      category_id: id,
      name: line(160).default(''),
      description: text(1000).default(''),
      price: numberInForm.pipe(moneyGiven),
      veg: z.enum(['0', '1']).default('0'),
      image: upload.optional(),
    }),
    reply: done.extend({ item_id: id, slug: z.string() }),
    refusals: [
      'store_not_found',
      'forbidden',
      'category_not_found',
      'name_required',
      'file_missing',
      ...pictureRefusals,
    ],
  }),
  'ops.setStock': endpoint('ops.setStock', {
    summary: 'Set the stock of an item; null stops counting it. Staff can do so for items of their own store',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({
      stock: z.number().int().min(0).max(1_000_000).nullable(),
      variation: z.string().max(200).default(''),
    }),
    reply: done,
    refusals: ['item_not_found', 'forbidden', 'stock_by_variation', 'no_variations'],
  }),
  'ops.replyToReview': endpoint('ops.replyToReview', {
    summary: 'Reply to a review; an empty text removes the reply',
    who: 'staff',
    params: z.object({ id }),
    body: z.object({ reply: text(1000) }),
    reply: done.extend({ review }),
    refusals: ['review_not_found'],
  }),
} as const;
