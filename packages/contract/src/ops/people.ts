/** Whom an operator looks for: customers, who may be kept out, and couriers. */
import { z } from 'zod';
import { done, endpoint, id, instant, line, page, paged, text } from '../endpoint/index.ts';
import { COURIER_VEHICLES } from '../partners/index.ts';

/** A customer as an operator sees one. */
const knownCustomer = z.object({
  id,
  f_name: z.string(),
  l_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  created_at: instant,
  blocked_at: instant.nullable().describe('Since when the account is blocked; null if it is not.'),
  blocked_why: z.string().describe('Why it was blocked, for operators only.'),
});

/** A courier as an operator sees one. */
const courierAtWork = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  vehicle: z.enum(COURIER_VEHICLES),
  active: z.boolean().describe('Whether the courier works here.'),
  order_count: z.number().int().describe('Orders in their hands.'),
});

/** Endpoints of operators about people. */
export const knownPeopleEndpoints = {
  'ops.customers': endpoint('ops.customers', {
    summary: 'Find customers by id, email or phone number; without a search, those who are blocked',
    who: 'operator',
    query: page.extend({
      search: text(300)
        .optional()
        .describe('An id, an email, or a phone number, of which the last seven digits are compared.'),
    }),
    reply: paged.extend({ customers: z.array(knownCustomer) }),
  }),
  'ops.blockCustomer': endpoint('ops.blockCustomer', {
    summary: 'Block a customer, or unblock one; either way all their sessions end',
    who: 'operator',
    params: z.object({ id }),
    body: z.object({
      blocked: z.boolean(),
      why: line(500).optional().describe('Why, for operators only; default: the reason stays.'),
    }),
    reply: done.extend({ customer: knownCustomer }),
    refusals: ['customer_not_found'],
  }),
  'ops.couriers': endpoint('ops.couriers', {
    summary: 'Couriers, those who work here first, with the number of orders in their hands',
    who: 'operator',
    query: page,
    reply: paged.extend({ couriers: z.array(courierAtWork) }),
  }),
  'ops.switchCourier': endpoint('ops.switchCourier', {
    summary: 'End a courier’s work here, with every token of theirs, or take one back, without a token',
    who: 'operator',
    params: z.object({ id }),
    body: z.object({ active: z.boolean() }),
    reply: done.extend({ courier: courierAtWork }),
    refusals: ['courier_not_found', 'courier_under_way', 'courier_works_here'],
  }),
} as const;
