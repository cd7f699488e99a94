import type { Ctx } from '../../../platform/context.ts';
import type { CustomerRow } from '../customers/customers.tables.ts';
import { hasSignedInFromHere } from '../sessions/open-session.ts';
import { hasIdentity } from '../social/identities.ts';

/** Whether the account has shown by something whose it is: a proved contact, or who vouches for its owner. */
export async function isProvedSomehow(ctx: Ctx, customer: CustomerRow): Promise<boolean> {
  const { id, email_verified: byEmail, phone_verified: byPhone } = customer;
  return byEmail || byPhone || (await hasIdentity(ctx, id));
}

/**
 * Whether a contact that an account names, and has not proved, may be a slip of the pen, so that it does not open the
 * account to whoever has that contact: the account has shown by another way whose it is, and not from this address.
 */
export async function mayBeMistyped(ctx: Ctx, customer: CustomerRow): Promise<boolean> {
  return (await isProvedSomehow(ctx, customer)) && !(await hasSignedInFromHere(ctx, customer.id));
}
