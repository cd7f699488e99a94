/** Operations of those who make and bring orders: a store's staff and couriers, with tokens of their own. */
import { z } from 'zod';
import {
  done,
  endpoint,
  growingPage,
  growingPaged,
  id,
  instant,
  moneyGiven,
  page,
  paged,
  text,
} from '../endpoint/index.ts';
import { refund } from '../orders/after-order.ts';
import { order, orderCard, orderKey, orderStatus } from '../orders/order.ts';

const ofOrder = z.object({ id });
const moved = done.extend({ order });
const stepRefusals = ['order_not_found', 'status_conflict', 'forbidden', 'awaiting_payment'] as const;

/** So many minutes a kitchen may name. */
const minutes = z.number().int().min(1).max(240);

/** Whom a token is for. */
const tokenFor = z.object({ role: z.enum(['store', 'courier']), holder_id: id });

/** What is said to a request for a refund: money, all of it where no amount is named, or a reason. */
const refundAnswer = z.object({
  decision: z.enum(['refund', 'refuse']),
  amount: moneyGiven.optional(),
  answer: text(500).default(''),
});

/** A request for a refund with its order. */
const refundOfOrder = z.object({ order: orderCard, refund });

/** Tokens and couriers: an operator's. */
const peopleEndpoints = {
  'ops.addCourier': endpoint('ops.addCourier', {
    summary: 'A courier of the market; sent again, the one who is there',
    who: 'operator',
    body: z.object({
      name: text(120).min(1),
      phone: text(40).min(4),
      vehicle: z.enum(['bicycle', 'motorcycle', 'car']),
    }),
    reply: done.extend({ courier_id: id }),
    refusals: ['phone_invalid'],
  }),
  'ops.giveToken': endpoint('ops.giveToken', {
    summary: 'A token for a store’s staff or a courier, told once',
    who: 'operator',
    body: tokenFor,
    reply: done.extend({ token: z.string(), expires_at: instant }),
    refusals: ['store_not_found', 'courier_not_found'],
  }),
  'ops.endTokens': endpoint('ops.endTokens', {
    summary: 'End every token of a store or a courier',
    who: 'operator',
    body: tokenFor,
    reply: done,
    refusals: ['store_not_found', 'courier_not_found'],
  }),
} as const;

/** Orders in the hands of staff. An operator may do all of it. */
const handsEndpoints = {
  'ops.staffOrders': endpoint('ops.staffOrders', {
    summary: 'Orders of the caller’s store, or of the courier; `waiting` are those no courier has taken yet',
    who: 'staff',
    query: growingPage.extend({ status: orderStatus.optional(), waiting: z.enum(['0', '1']).default('0') }),
    reply: growingPaged.extend({ orders: z.array(orderCard) }),
  }),
  'ops.staffOrder': endpoint('ops.staffOrder', {
    summary: 'One order in full, by its id or number',
    who: 'staff',
    params: z.object({ id: orderKey }),
    reply: order,
    refusals: ['order_not_found'],
  }),
  'ops.acceptOrder': endpoint('ops.acceptOrder', {
    summary: 'Accept the order, and say how long it takes to prepare',
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
    summary: 'Add minutes to the time the order takes',
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
    summary: 'The order is ready: for the courier, or to be collected',
    who: 'staff',
    params: ofOrder,
    reply: moved,
    refusals: stepRefusals,
  }),
  'ops.takeOrder': endpoint('ops.takeOrder', {
    summary: 'A courier takes the order; an operator names one',
    who: 'staff',
    params: ofOrder,
    body: z.object({ courier_id: id.optional() }),
    reply: moved,
    refusals: [...stepRefusals, 'order_taken', 'courier_not_found', 'courier_required'],
  }),
  'ops.pickUp': endpoint('ops.pickUp', {
    summary: 'The courier has picked the order up',
    who: 'staff',
    params: ofOrder,
    reply: moved,
    refusals: stepRefusals,
  }),
  'ops.deliver': endpoint('ops.deliver', {
    summary: 'The order was delivered or collected: proved by the four digits that the shopper reads out',
    who: 'staff',
    params: ofOrder,
    body: z.object({ code: z.string().regex(/^\d{4}$/) }),
    reply: moved,
    refusals: [
      'order_not_found',
      'status_conflict',
      'forbidden',
      'delivery_code_wrong',
      'delivery_code_locked',
    ],
  }),
  'ops.priceOrder': endpoint('ops.priceOrder', {
    summary: 'Set what the goods of a prescription cost; the bill follows',
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

/** Refunds: an operator's. */
const refundEndpoints = {
  'ops.refundRequests': endpoint('ops.refundRequests', {
    summary: 'Requests for a refund that wait for an answer, the oldest first',
    who: 'operator',
    query: page,
    reply: paged.extend({ requests: z.array(refundOfOrder) }),
  }),
  'ops.answerRefund': endpoint('ops.answerRefund', {
    summary: 'Refund an order, whole or in part, asked for or not; or say why not',
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

/** Calls under /ops of staff, and of operators about them. */
export const staffEndpoints = { ...peopleEndpoints, ...handsEndpoints, ...refundEndpoints } as const;
