import type { Ctx } from '../../../platform/context.ts';
import type { CustomerRow } from '../customers/customers.tables.ts';
import { hasSignedInFromHere } from '../sessions/open-session.ts';
import { hasIdentity } from '../social/identities.ts';

/**
 * Whether an account has shown by another way whose it is: a contact that it names beside that, without having proved it,
 * may be a slip of the pen, and does not open it to whoever has that contact. Where its owner has signed in before, it
 * does.
 */
export async function isProvedOtherwise(ctx: Ctx, customer: CustomerRow): Promise<boolean> {
  const { id, email_verified: byEmail, phone_verified: byPhone } = customer;
  const isProved = byEmail || byPhone || (await hasIdentity(ctx, id));
  return isProved && !(await hasSignedInFromHere(ctx, id));
}
