import type { Ctx } from '../../../platform/context.ts';
import { type Contact, findByContact, isVerified } from '../customers/contact.ts';
import type { CustomerRow } from '../customers/customers.tables.ts';
import { mayBeMistyped } from '../sign-in/may-be-mistyped.ts';

/** Whose password a code to the contact may set anew. */
export async function findResettable(ctx: Ctx, contact: Contact): Promise<CustomerRow | undefined> {
  const customer = await findByContact(ctx, contact);
  if (!customer || isVerified(customer, contact.on)) return customer;
  return (await mayBeMistyped(ctx, customer)) ? undefined : customer;
}
