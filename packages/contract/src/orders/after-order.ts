/** What an order says beyond its lines, and what becomes of it afterwards: its code, its end, its refund. */
import { z } from 'zod';
import { id, instant, money } from '../endpoint/index.ts';

/** Pictures of one refund request at most. */
export const REFUND_MAX_PICTURES = 5;

/** Who did something to an order. */
export const orderActor = z.enum(['shopper', 'store', 'courier', 'operator', 'system']);

/** Who brings the order, from when somebody has taken it. */
export const courierCard = z.object({
  /** The id that messages to the courier go by; null where the phone is. */
  id: id.nullable(),
  name: z.string(),
  vehicle: z.enum(['bicycle', 'motorcycle', 'car']),
  /** Null for a courier of a demonstration, and for all but the order's shopper and staff. */
  phone: z.string().nullable(),
});

/** Why an order came to nothing. */
export const orderEnd = z.object({ by: orderActor, reason: z.string(), at: instant });

/** What was asked back, and what was said to it. */
export const refund = z.object({
  state: z.enum(['asked', 'withdrawn', 'refused', 'refunded']),
  reason: z.string(),
  note: z.string(),
  /** What was asked for. */
  amount: money,
  /** Links of ten minutes; empty for all but the order's shopper and operators. */
  pictures: z.array(z.string()),
  answer: z.string(),
  asked_at: instant,
  answered_at: instant.nullable(),
});

/** The parts of an order that are told beside what was bought. */
export const afterOrder = z.object({
  delivery_instruction: z.string(),
  cutlery: z.boolean(),
  /** Ordered by the pictures of a prescription alone: the store says what it costs. */
  is_prescription: z.boolean(),
  /** Links of ten minutes to the pictures; empty for all but the order's shopper and its store. */
  prescription_urls: z.array(z.string()),
  coupon_code: z.string().nullable(),
  /** What the wallet paid at once. */
  wallet_amount: money,
  /** What is still to be paid. */
  due_amount: money,
  /** Until when a gateway is awaited, and the stock held. */
  payment_due_at: instant.nullable(),
  /** The server's clock, so that a countdown is right on any device. */
  now: instant,
  /** What has gone back of what was paid. */
  refunded_amount: money,
  courier: courierCard.nullable(),
  /** Four digits for whoever brings the order; null for all but its shopper, and when it is over. */
  delivery_code: z.string().nullable(),
  /** Null unless it was cancelled or has failed. */
  ended: orderEnd.nullable(),
  refund: refund.nullable(),
  /** What could be asked back now; null where nothing can. */
  refundable_amount: money.nullable(),
  /** The operator was told that the store does not answer. */
  unanswered: z.boolean(),
  /** Opens this order for whoever has it, without signing in; null for all but its shopper. */
  link: z.string().nullable(),
});
