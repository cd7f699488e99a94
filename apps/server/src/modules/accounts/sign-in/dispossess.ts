import { type Ctx, over } from '../../../platform/context.ts';
import { updateCustomer } from '../customers/customers.repo.ts';
import type { CustomerRow, CustomerTables } from '../customers/customers.tables.ts';
import { deletePasskeysOf, type PasskeyTables } from '../passkeys/passkeys.repo.ts';
import { hasSignedInFromHere } from '../sessions/open-session.ts';
import { deleteSessionsOf, type SessionTables } from '../sessions/sessions.repo.ts';
import { deleteIdentitiesOf, type SocialTables } from '../social/identities.repo.ts';

/**
 * Called when somebody proves a contact of an account. One that never proved any may have been made by a stranger with
 * this person's contacts, to wait inside: whatever opens it until now opens it no more, unless this person has signed
 * in to it from here before. Their own password is asked for anew by 'forgot password'.
 */
export async function dispossess(ctx: Ctx, customer: CustomerRow): Promise<void> {
  if (customer.email_verified || customer.phone_verified) return;
  if (await hasSignedInFromHere(ctx, customer.id)) return;
  await updateCustomer(over<CustomerTables>(ctx), customer.id, { password_hash: null });
  await deleteSessionsOf(over<SessionTables>(ctx), customer.id);
  await deletePasskeysOf(over<PasskeyTables>(ctx), customer.id);
  await deleteIdentitiesOf(over<SocialTables>(ctx), customer.id);
}
