import type { Ctx } from '../../../platform/context.ts';
import { type Contact, findByContact, isVerified } from '../customers/contact.ts';
import type { CustomerRow } from '../customers/customers.tables.ts';
import { hasSignedInFromHere } from '../sessions/open-session.ts';

/**
 * Whose password a code to the contact may set anew. One that an account merely names beside another that it has proved
 * may be a slip of the pen, and is somebody else's then: it counts where they have signed in before alone.
 */
export async function findResettable(ctx: Ctx, contact: Contact): Promise<CustomerRow | undefined> {
  const customer = await findByContact(ctx, contact);
  if (!customer || isVerified(customer, contact.on)) return customer;
  const hasProvedAnother = customer.email_verified || customer.phone_verified;
  return !hasProvedAnother || (await hasSignedInFromHere(ctx, customer.id)) ? customer : undefined;
}
