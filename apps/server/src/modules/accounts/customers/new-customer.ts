import type { Ctx } from '../../../platform/context.ts';
import type { CustomerRow } from './customers.tables.ts';

/** First and last name: split at the first space (readings.md). */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

/** A customer that is not kept yet. */
export function newCustomer(ctx: Ctx, known: Partial<CustomerRow>): CustomerRow {
  return {
    id: ctx.ids.next(),
    first_name: '',
    last_name: '',
    email: null,
    phone: null,
    phone_digits: null,
    password_hash: null,
    image: null,
    email_verified: false,
    phone_verified: false,
    active: true,
    created_at: new Date(ctx.clock.now()),
    ...known,
  };
}
