/** Orders: following placed orders (CHK-09). */
import { z } from 'zod';
import { storeCard } from '../catalog/index.ts';
import { done, endpoint, growingPage, growingPaged, guestQuery, id, text } from '../endpoint/index.ts';
import { afterEndpoints, orderLink } from './after-endpoints.ts';
import { listedOrder, order, orderEvent, orderKey } from './order.ts';

export * from './after-order.ts';
export * from './order.ts';

const orderPage = growingPaged.extend({ orders: z.array(listedOrder) });
const owned = guestQuery.extend({ order_id: orderKey });

/** Endpoints of orders. */
export const ordersEndpoints = {
  ...afterEndpoints,
  'orders.list': endpoint('orders.list', {
    summary: 'Past orders, newest first',
    who: 'customer',
    query: growingPage,
    reply: orderPage,
  }),
  'orders.running': endpoint('orders.running', {
    summary: 'Orders in progress',
    who: 'shopper',
    query: growingPage.extend(guestQuery.shape),
    reply: orderPage,
  }),
  'orders.details': endpoint('orders.details', {
    summary: 'One order of the shopper',
    who: 'shopper',
    query: owned,
    reply: order,
    refusals: ['order_not_found'],
  }),
  'orders.track': endpoint('orders.track', {
    summary:
      'One order by its number and its contact’s phone number; an unknown number and a wrong phone get the same answer',
    who: 'anyone',
    query: z.object({ order_id: orderKey, contact_number: z.string().trim().min(4).max(40) }),
    reply: order,
    refusals: ['order_untracked'],
  }),
  'orders.events': endpoint('orders.events', {
    summary:
      'Live updates of one order (server-sent events), for its shopper, by a signed link, or by number and phone',
    who: 'anyone',
    query: owned.extend({
      contact_number: z.string().trim().min(4).max(40).optional(),
      link: orderLink.optional(),
    }),
    reply: orderEvent,
    refusals: ['order_not_found', 'order_untracked'],
    stream: true,
  }),
  'orders.visitAgain': endpoint('orders.visitAgain', {
    summary: 'Stores the customer has ordered from, most recent first',
    who: 'customer',
    reply: z.array(storeCard),
  }),
  'orders.cancel': endpoint('orders.cancel', {
    summary:
      'Cancel an order before the store has confirmed it; a parcel already on its way is returned to the sender',
    who: 'shopper',
    body: guestQuery.extend({ order_id: orderKey, reason: text(300).default('') }),
    reply: done.extend({ id, return_code: z.string().nullable() }),
    refusals: ['order_not_found', 'order_over', 'not_cancelable', 'parcel_not_cancelable'],
  }),
  'orders.cancellationReasons': endpoint('orders.cancellationReasons', {
    summary: 'Cancellation reasons to choose from, for shoppers or for stores',
    who: 'anyone',
    query: z.object({ by: z.enum(['shopper', 'store']).default('shopper') }),
    reply: z.object({ reasons: z.array(z.object({ id: z.string(), reason: z.string() })) }),
  }),
} as const;
