/** The parts of an order beyond its lines: delivery code, courier, payment, end and refund. */
import { z } from 'zod';
import { id, instant, money } from '../endpoint/index.ts';

/** Maximum number of pictures of a refund request. */
export const REFUND_MAX_PICTURES = 5;

/** Who did something to an order. */
export const orderActor = z.enum(['shopper', 'store', 'courier', 'operator', 'system']);

/** The courier, once one has taken the order. */
export const courierCard = z.object({
  id: id.nullable().describe('Id of the courier to send messages to; null where `phone` is null.'),
  name: z.string(),
  vehicle: z.enum(['bicycle', 'motorcycle', 'car']),
  phone: z
    .string()
    .nullable()
    .describe('Phone number; null for a demo courier, and for everyone but the order’s shopper and staff.'),
});

/** Why an order was cancelled or failed. */
export const orderEnd = z.object({ by: orderActor, reason: z.string(), at: instant });

/** A refund request and its answer. */
export const refund = z.object({
  state: z.enum(['asked', 'withdrawn', 'refused', 'refunded']),
  reason: z.string(),
  note: z.string(),
  amount: money.describe('Amount requested.'),
  pictures: z
    .array(z.string())
    .describe(
      'URLs of the pictures, valid for ten minutes; empty for everyone but the order’s shopper and operators.',
    ),
  answer: z.string(),
  asked_at: instant,
  answered_at: instant.nullable(),
});

/** The parts of an order beyond its items. */
export const afterOrder = z.object({
  delivery_instruction: z.string(),
  cutlery: z.boolean(),
  is_prescription: z
    .boolean()
    .describe('Whether it was ordered with prescription pictures alone; the store then sets the price.'),
  prescription_urls: z
    .array(z.string())
    .describe(
      'URLs of the pictures, valid for ten minutes; empty for everyone but the order’s shopper and its store.',
    ),
  coupon_code: z.string().nullable(),
  wallet_amount: money.describe('Amount paid from the wallet when the order was placed.'),
  due_amount: money.describe('Amount still to be paid.'),
  payment_due_at: instant
    .nullable()
    .describe(
      'When the time to pay runs out; until then the stock is reserved. Null if no online payment is pending.',
    ),
  payment_reviewing: z
    .boolean()
    .describe(
      'Whether the shopper has reported a transfer that is being checked: nothing has to be paid meanwhile.',
    ),
  now: instant.describe('Current time of the server, for countdowns.'),
  refunded_amount: money.describe('Amount refunded so far.'),
  courier: courierCard.nullable(),
  delivery_code: z
    .string()
    .nullable()
    .describe(
      'Four-digit delivery code; null for everyone but its shopper, before the store has confirmed the order, and once it is over.',
    ),
  ended: orderEnd.nullable().describe('How it ended; null unless it was cancelled or has failed.'),
  refund: refund.nullable(),
  refundable_amount: money.nullable().describe('Amount that can be requested as a refund now; null if none.'),
  unanswered: z.boolean().describe('Whether the operator has been told that the store does not respond.'),
  link: z
    .string()
    .nullable()
    .describe('Signed link that opens this order without signing in; null for everyone but its shopper.'),
});
