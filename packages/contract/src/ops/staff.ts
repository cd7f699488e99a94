/** Operations of staff who prepare and deliver orders: store staff and couriers, with tokens of their own. */
import { z } from 'zod';
import {
  done,
  endpoint,
  growingPage,
  growingPaged,
  id,
  instant,
  line,
  moneyGiven,
  page,
  paged,
  text,
} from '../endpoint/index.ts';
import { refund } from '../orders/after-order.ts';
import { listedOrder, order, orderCard, orderKey, orderStatus } from '../orders/order.ts';

const ofOrder = z.object({ id });
const moved = done.extend({ order });
const stepRefusals = ['order_not_found', 'status_conflict', 'forbidden', 'awaiting_payment'] as const;

/** Allowed preparation times, in minutes. */
const minutes = z.number().int().min(1).max(240);

/** Whom a token is for. */
const tokenFor = z.object({ role: z.enum(['store', 'courier']), holder_id: id });

/** The answer to a refund request: an amount (default: everything refundable), or a refusal with a reason. */
const refundAnswer = z.object({
  decision: z.enum(['refund', 'refuse']),
  amount: moneyGiven.optional(),
  answer: text(500).default(''),
});

/** A refund request with its order. */
const refundOfOrder = z.object({ order: orderCard, refund });

/** Tokens and couriers; for operators. */
const peopleEndpoints = {
  'ops.addCourier': endpoint('ops.addCourier', {
    summary: 'Add a courier; a repeat returns the existing one',
    who: 'operator',
    body: z.object({
      name: line(120).min(1),
      phone: text(40).min(4),
      vehicle: z.enum(['bicycle', 'motorcycle', 'car']),
    }),
    reply: done.extend({ courier_id: id }),
    refusals: ['phone_invalid'],
  }),
  'ops.giveToken': endpoint('ops.giveToken', {
    summary: 'Create a token for a store’s staff or a courier; it is shown only once',
    who: 'operator',
    body: tokenFor,
    reply: done.extend({ token: z.string(), expires_at: instant }),
    refusals: ['store_not_found', 'courier_not_found'],
  }),
  'ops.endTokens': endpoint('ops.endTokens', {
    summary: 'Revoke all tokens of a store or a courier',
    who: 'operator',
    body: tokenFor,
    reply: done,
    refusals: ['store_not_found', 'courier_not_found'],
  }),
} as const;

/** Orders, as staff handle them; operators can do the same. */
const handsEndpoints = {
  'ops.staffOrders': endpoint('ops.staffOrders', {
    summary:
      'Orders of the caller’s store, or of the courier; with `waiting`, those that no courier has taken yet',
    who: 'staff',
    query: growingPage.extend({ status: orderStatus.optional(), waiting: z.enum(['0', '1']).default('0') }),
    reply: growingPaged.extend({ orders: z.array(listedOrder) }),
  }),
  'ops.staffOrder': endpoint('ops.staffOrder', {
    summary: 'One order in full, by id or number',
    who: 'staff',
    params: z.object({ id: orderKey }),
    reply: order,
    refusals: ['order_not_found'],
  }),
  'ops.acceptOrder': endpoint('ops.acceptOrder', {
    summary: 'Accept the order with a preparation time',
    who: 'staff',
    params: ofOrder,
    body: z.object({ preparation_minutes: minutes.optional() }),
    reply: moved,
    refusals: [...stepRefusals, 'price_missing'],
  }),
  'ops.startOrder': endpoint('ops.startOrder', {
    summary: 'Start preparing the order',
    who: 'staff',
    params: ofOrder,
    reply: moved,
    refusals: stepRefusals,
  }),
  'ops.moreMinutes': endpoint('ops.moreMinutes', {
    summary: 'Extend the preparation time of the order',
    who: 'staff',
    params: ofOrder,
    body: z.object({ minutes }),
    reply: moved,
    refusals: ['order_not_found', 'status_conflict', 'forbidden'],
  }),
  'ops.rejectOrder': endpoint('ops.rejectOrder', {
    summary: 'Reject the order; the shopper is told the reason',
    who: 'staff',
    params: ofOrder,
    body: z.object({ reason: text(300).min(1) }),
    reply: moved,
    refusals: ['order_not_found', 'status_conflict', 'forbidden'],
  }),
  'ops.handOver': endpoint('ops.handOver', {
    summary: 'Mark the order as ready for the courier, or for collection',
    who: 'staff',
    params: ofOrder,
    reply: moved,
    refusals: stepRefusals,
  }),
  'ops.takeOrder': endpoint('ops.takeOrder', {
    summary: 'Take the order as its courier; an operator names the courier',
    who: 'staff',
    params: ofOrder,
    body: z.object({ courier_id: id.optional() }),
    reply: moved,
    refusals: [...stepRefusals, 'order_taken', 'courier_not_found', 'courier_required'],
  }),
  'ops.pickUp': endpoint('ops.pickUp', {
    summary: 'Mark the order as picked up',
    who: 'staff',
    params: ofOrder,
    reply: moved,
    refusals: stepRefusals,
  }),
  'ops.deliver': endpoint('ops.deliver', {
    summary: 'Mark the order as delivered or collected, with the four-digit delivery code of the shopper',
    who: 'staff',
    params: ofOrder,
    body: z.object({ code: z.string().regex(/^\d{4}$/) }),
    reply: moved,
    refusals: [...stepRefusals, 'delivery_code_wrong', 'delivery_code_locked'],
  }),
  'ops.priceOrder': endpoint('ops.priceOrder', {
    summary: 'Set the price of a prescription order; its bill is recalculated',
    who: 'staff',
    params: ofOrder,
    body: z.object({ items_price: moneyGiven }),
    reply: moved,
    refusals: [
      'order_not_found',
      'status_conflict',
      'forbidden',
      'not_by_prescription',
      'price_missing',
      'cash_limit',
    ],
  }),
} as const;

/** Refunds; for operators. */
const refundEndpoints = {
  'ops.refundRequests': endpoint('ops.refundRequests', {
    summary: 'Refund requests waiting for an answer, oldest first',
    who: 'operator',
    query: page,
    reply: paged.extend({ requests: z.array(refundOfOrder) }),
  }),
  'ops.answerRefund': endpoint('ops.answerRefund', {
    summary: 'Refund an order in full or in part, requested or not; or refuse the request with a reason',
    who: 'operator',
    params: ofOrder,
    body: refundAnswer,
    reply: moved,
    refusals: [
      'order_not_found',
      'refund_not_asked',
      'not_refundable',
      'refund_too_much',
      'refund_of_nothing',
      'reason_required',
    ],
  }),
} as const;

/** Calls under /ops for staff, and for operators about staff. */
export const staffEndpoints = { ...peopleEndpoints, ...handsEndpoints, ...refundEndpoints } as const;
