import { type Ctx, over } from '../../../platform/context.ts';
import { updateCustomer } from '../customers/customers.repo.ts';
import type { CustomerRow, CustomerTables } from '../customers/customers.tables.ts';
import { deletePasskeysOf, type PasskeyTables } from '../passkeys/passkeys.repo.ts';
import { hasSignedInFromHere } from '../sessions/open-session.ts';
import { deleteSessionsOf, type SessionTables } from '../sessions/sessions.repo.ts';
import { deleteIdentitiesOf, type SocialTables } from '../social/identities.repo.ts';

/**
 * Called when somebody verifies a contact of an account. An account that never verified one may have been created by a
 * stranger with this person's contacts, in order to wait inside: all its existing credentials and sessions are revoked,
 * unless this person has signed in to it from this device before. The owner can set a new password with 'forgot
 * password'.
 */
export async function dispossess(ctx: Ctx, customer: CustomerRow): Promise<void> {
  if (customer.email_verified || customer.phone_verified) return;
  if (await hasSignedInFromHere(ctx, customer.id)) return;
  await updateCustomer(over<CustomerTables>(ctx), customer.id, { password_hash: null });
  await deleteSessionsOf(over<SessionTables>(ctx), customer.id);
  await deletePasskeysOf(over<PasskeyTables>(ctx), customer.id);
  await deleteIdentitiesOf(over<SocialTables>(ctx), customer.id);
}
