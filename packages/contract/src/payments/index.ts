/** Payments: their state, proofs of transfers, and the operators' decisions on them (api.md, rule 7). */
import { PAYMENT_PURPOSES, PAYMENT_STATES } from '@promenade/domain/payments';
import { z } from 'zod';
import {
  done,
  endpoint,
  guestQuery,
  id,
  instant,
  money,
  page,
  paged,
  pictureRefusals,
  text,
  upload,
} from '../endpoint/index.ts';
import { en as wrong } from '../wrong/texts.en.ts';

/** A transfer method: the account to send money to, and the details to give about the transfer. */
export const offlineMethod = z.object({
  method_id: z.string(),
  method_name: z.string(),
  method_details: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .describe('Details for the transfer, such as the account number.'),
  method_fields: z.array(z.object({ id: z.string(), label: z.string(), is_required: z.boolean() })),
});

/** The details that a shopper gave about a transfer. */
export const transfer = z.object({
  method_id: z.string(),
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  proof_url: z
    .string()
    .nullable()
    .describe('URL of the picture, valid for ten minutes; null if there is none.'),
});

/** A payment of the shopper. */
export const payment = z.object({
  payment_id: id,
  purpose: z.enum(PAYMENT_PURPOSES),
  subject_id: id.describe('Id of the order, deposit or trip.'),
  payment_method: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: money,
  due_at: instant.describe('When the time to pay runs out; until then stock or vehicles are reserved.'),
  now: instant.describe('Current time of the server, for countdowns.'),
  redirect_link: z.string().nullable().describe('URL of the payment page; null if it is no longer needed.'),
  return_path: z.string().describe('Path of the storefront to continue at after payment.'),
  detail: z.string().describe('Why it was declined, if a reason was given.'),
  transfer: transfer.nullable(),
});

/** An event of a payment's stream: sent at once, then at each change. */
export const paymentEvent = payment.pick({ payment_id: true, state: true, due_at: true, now: true });

const owned = guestQuery.extend({ payment_id: id });

// A form contains only text: `fields` is sent as JSON text in a form, or as an object in a JSON body.
const fieldsGiven = z
  .union([
    z.record(z.string().max(60), text(500)),
    z
      .string()
      .max(20_000)
      .transform((json, context) => {
        try {
          return JSON.parse(json) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: wrong.json });
          return z.NEVER;
        }
      })
      .pipe(z.record(z.string().max(60), text(500))),
  ])
  .default({});

/** Endpoints of payments. */
export const paymentsEndpoints = {
  'payments.state': endpoint('payments.state', {
    summary: 'One payment of the shopper, by its id, or the latest one of an order',
    who: 'shopper',
    query: guestQuery.extend({ payment_id: id.optional(), order_id: id.optional() }),
    reply: payment,
    refusals: ['payment_not_found'],
  }),
  'payments.events': endpoint('payments.events', {
    summary: 'Live updates of one payment until its final state (server-sent events)',
    who: 'shopper',
    query: owned,
    reply: paymentEvent,
    refusals: ['payment_not_found'],
    stream: true,
  }),
  'payments.offlineMethods': endpoint('payments.offlineMethods', {
    summary: 'Transfer methods: accounts to send money to',
    who: 'anyone',
    reply: z.array(offlineMethod),
  }),
  'payments.sendProof': endpoint('payments.sendProof', {
    summary: 'Send the details of a transfer, with a picture as proof',
    who: 'shopper',
    multipart: true,
    body: owned.extend({
      method_id: z.string().max(60),
      fields: fieldsGiven.describe('Values by the ids of the method’s fields.'),
      image: upload.nullish(),
    }),
    reply: done.extend({ payment }),
    refusals: [
      'payment_not_found',
      'payment_over',
      'payment_not_awaited',
      'offline_method_unknown',
      'proof_field_required',
      ...pictureRefusals,
    ],
  }),
  'ops.payments': endpoint('ops.payments', {
    summary:
      'Transfers with a proof: those to check, or those that expired, were replaced or declined; oldest first',
    who: 'operator',
    /** `expired`: nobody decided in time; `replaced`: cancelled or paid another way; `failed`: declined. */
    query: page.extend({
      state: z.enum(['reviewing', 'expired', 'replaced', 'failed']).default('reviewing'),
    }),
    reply: paged.extend({ payments: z.array(payment) }),
  }),
  'ops.decidePayment': endpoint('ops.decidePayment', {
    summary: 'Confirm or decline a transfer',
    who: 'operator',
    params: z.object({ id }),
    body: z.object({ decision: z.enum(['confirm', 'decline']), reason: text(300).default('') }),
    reply: done.extend({ payment }),
    refusals: ['payment_not_found', 'payment_not_awaited'],
  }),
} as const;
