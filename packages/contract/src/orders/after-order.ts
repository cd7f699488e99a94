/** What an order says beyond its lines, and what becomes of it afterwards: its code, its end, its refund. */
import { z } from 'zod';
import { id, instant, money } from '../endpoint/index.ts';

/** Pictures of one refund request at most. */
export const REFUND_MAX_PICTURES = 5;

/** Who did something to an order. */
export const orderActor = z.enum(['shopper', 'store', 'courier', 'operator', 'system']);

/** Who brings the order, from when somebody has taken it. */
export const courierCard = z.object({
  id: id.nullable().describe('The id that messages to the courier go by; null where the phone is.'),
  name: z.string(),
  vehicle: z.enum(['bicycle', 'motorcycle', 'car']),
  phone: z
    .string()
    .nullable()
    .describe("Null for a courier of a demonstration, and for all but the order's shopper and staff."),
});

/** Why an order came to nothing. */
export const orderEnd = z.object({ by: orderActor, reason: z.string(), at: instant });

/** What was asked back, and what was said to it. */
export const refund = z.object({
  state: z.enum(['asked', 'withdrawn', 'refused', 'refunded']),
  reason: z.string(),
  note: z.string(),
  amount: money.describe('What was asked for.'),
  pictures: z
    .array(z.string())
    .describe("Links of ten minutes; empty for all but the order's shopper and operators."),
  answer: z.string(),
  asked_at: instant,
  answered_at: instant.nullable(),
});

/** The parts of an order that are told beside what was bought. */
export const afterOrder = z.object({
  delivery_instruction: z.string(),
  cutlery: z.boolean(),
  is_prescription: z
    .boolean()
    .describe('Ordered by the pictures of a prescription alone: the store says what it costs.'),
  prescription_urls: z
    .array(z.string())
    .describe("Links of ten minutes to the pictures; empty for all but the order's shopper and its store."),
  coupon_code: z.string().nullable(),
  wallet_amount: money.describe('What the wallet paid at once.'),
  due_amount: money.describe('What is still to be paid.'),
  payment_due_at: instant.nullable().describe('Until when a gateway is awaited, and the stock held.'),
  now: instant.describe("The server's clock, so that a countdown is right on any device."),
  refunded_amount: money.describe('What has gone back of what was paid.'),
  courier: courierCard.nullable(),
  delivery_code: z
    .string()
    .nullable()
    .describe(
      'Four digits for whoever brings the order; null for all but its shopper, until the store has confirmed it, and when it is over.',
    ),
  ended: orderEnd.nullable().describe('Null unless it was cancelled or has failed.'),
  refund: refund.nullable(),
  refundable_amount: money.nullable().describe('What could be asked back now; null where nothing can.'),
  unanswered: z.boolean().describe('The operator was told that the store does not answer.'),
  link: z
    .string()
    .nullable()
    .describe('Opens this order for whoever has it, without signing in; null for all but its shopper.'),
});
