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

/** Token of a signed link. */
export const orderLink = z
  .string()
  .min(20)
  .max(600)
  .regex(/^[A-Za-z0-9._-]+$/);

// A single file is sent as one value, several under the same name as a list.
/** How a line has changed since the earlier order. */
export const reorderChange = z.object({
  line_id: id,
  name: z.string(),
  kind: z
    .enum(['gone', 'price', 'quantity', 'add_ons', 'choices', 'in_cart'])
    .describe(
      'What changed. Lines with `gone` or `choices` were not added; nor were those with `in_cart`, of which the cart already held as many as can be ordered; with `quantity`, fewer were.',
    ),
  before: z.number().nullable().describe('The earlier price or quantity; null if neither changed.'),
  after: z.number().nullable(),
});

/** Calls after an order was placed. */
export const afterEndpoints = {
  'orders.linked': endpoint('orders.linked', {
    summary: 'The order of a signed link; a forged or expired link is answered like an unknown one',
    who: 'anyone',
    query: z.object({ link: orderLink }),
    reply: order,
    refusals: ['order_not_found'],
  }),
  'orders.refundReasons': endpoint('orders.refundReasons', {
    summary: 'Refund reasons to choose from',
    who: 'anyone',
    reply: reasons,
  }),
  'orders.requestRefund': endpoint('orders.requestRefund', {
    summary: 'Request a refund of a delivered and paid order, once, with up to five pictures',
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
    summary: 'Withdraw a refund request that has not been answered',
    who: 'shopper',
    query: owned,
    reply: done,
    refusals: ['order_not_found', 'refund_not_asked'],
  }),
  'orders.reorder': endpoint('orders.reorder', {
    summary:
      'Reorder: add the items of an order that are still available to the cart of its module. If that cart is of another store, `replace: true` empties it first and `keep_both: true` parks it',
    who: 'shopper',
    body: guestQuery.extend({
      order_id: orderKey,
      replace: z.boolean().default(false),
      keep_both: z.boolean().default(false),
    }),
    reply: done.extend({ module_id: id, lines: cartLines, changes: z.array(reorderChange) }),
    refusals: ['order_not_found', 'store_inactive', 'other_store', 'nothing_to_reorder'],
  }),
  'orders.invoice': endpoint('orders.invoice', {
    summary:
      'Link to the PDF invoice in the caller’s language, valid for ten minutes; for the order’s shopper or by a signed link',
    who: 'anyone',
    query: guestQuery.extend({ order_id: orderKey.optional(), link: orderLink.optional() }),
    reply: z.object({ pdf_url: z.string(), expires_at: instant }),
    refusals: ['order_not_found'],
  }),
} as const;
