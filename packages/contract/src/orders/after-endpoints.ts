import { z } from 'zod';
import { cartLines } from '../cart/index.ts';
import {
  done,
  endpoint,
  guestQuery,
  id,
  instant,
  fileListRefusals,
  text,
  uploads,
} from '../endpoint/index.ts';
import { REFUND_MAX_PICTURES, refund } from './after-order.ts';
import { order, orderKey } from './order.ts';

/** A reason to choose. */
const reasons = z.object({ reasons: z.array(z.object({ id: z.string(), reason: z.string() })) });

const owned = guestQuery.extend({ order_id: orderKey });

/** A signed link's own text. */
export const orderLink = z
  .string()
  .min(20)
  .max(600)
  .regex(/^[A-Za-z0-9._-]+$/);

// One file comes alone, several under one name as a list.
/** What a line of an earlier order is by now. */
export const reorderChange = z.object({
  line_id: id,
  name: z.string(),
  kind: z
    .enum(['gone', 'price', 'quantity', 'add_ons', 'choices'])
    .describe('`gone` and `choices` are not in the cart; of `quantity` less is.'),
  before: z.number().nullable().describe('What it was: a price, or a quantity; null where neither changed.'),
  after: z.number().nullable(),
});

/** Calls after an order was placed. */
export const afterEndpoints = {
  'orders.linked': endpoint('orders.linked', {
    summary: 'The order that a signed link opens; a link that is forged or has ended answers like none',
    who: 'anyone',
    query: z.object({ link: orderLink }),
    reply: order,
    refusals: ['order_not_found'],
  }),
  'orders.refundReasons': endpoint('orders.refundReasons', {
    summary: 'Reasons to choose from when a refund is asked for',
    who: 'anyone',
    reply: reasons,
  }),
  'orders.requestRefund': endpoint('orders.requestRefund', {
    summary: 'Ask for a refund of a delivered and paid order, once, with up to five pictures',
    who: 'shopper',
    multipart: true,
    body: guestQuery.extend({
      order_id: orderKey,
      reason: z.string().max(40),
      note: text(1000).default(''),
      pictures: uploads(REFUND_MAX_PICTURES).nullish(),
    }),
    reply: done.extend({ refund }),
    refusals: [
      'order_not_found',
      'refunds_off',
      'not_refundable',
      'refund_nothing',
      'refund_asked',
      'reason_unknown',
      'note_required',
      ...fileListRefusals,
    ],
  }),
  'orders.withdrawRefund': endpoint('orders.withdrawRefund', {
    summary: 'Take the request for a refund back, as long as nobody has answered it',
    who: 'shopper',
    query: owned,
    reply: done,
    refusals: ['order_not_found', 'refund_not_asked'],
  }),
  'orders.reorder': endpoint('orders.reorder', {
    summary:
      'Put what can still be had of an order into the cart of its module. With a cart of another store: `replace: true` empties it first, `keep_both: true` puts it aside',
    who: 'shopper',
    body: guestQuery.extend({
      order_id: orderKey,
      replace: z.boolean().default(false),
      keep_both: z.boolean().default(false),
    }),
    reply: done.extend({ module_id: id, lines: cartLines, changes: z.array(reorderChange) }),
    refusals: ['order_not_found', 'other_store', 'nothing_to_reorder'],
  }),
  'orders.invoice': endpoint('orders.invoice', {
    summary:
      'A link of ten minutes to the invoice as PDF, in the caller’s language; by owner or by a signed link',
    who: 'anyone',
    query: guestQuery.extend({ order_id: orderKey.optional(), link: orderLink.optional() }),
    reply: z.object({ pdf_url: z.string(), expires_at: instant }),
    refusals: ['order_not_found'],
  }),
} as const;
