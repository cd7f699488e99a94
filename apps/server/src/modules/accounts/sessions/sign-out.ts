import { type Ctx, over } from '../../../platform/context.ts';
import { findByContact, readContact } from '../customers/contact.ts';
import { deleteSessionsOf, deleteSessionsOfAll, type SessionTables } from './sessions.repo.ts';

/**
 * Ends every session of the customer who has a contact, on an operator's word; answers how many there were, undefined
 * where nobody has it. Refused: what is no contact.
 */
export async function signOutCustomer(ctx: Ctx, contact: string): Promise<number | undefined> {
  const customer = await findByContact(ctx, readContact(contact));
  return customer && deleteSessionsOf(over<SessionTables>(ctx), customer.id);
}

/** Ends the sessions of all customers: after something has leaked. */
export function signOutEverybody(ctx: Ctx): Promise<number> {
  return deleteSessionsOfAll(over<SessionTables>(ctx), 'customer');
}

/** Ends every operator's token: after one has become known to others. */
export function endOperatorTokens(ctx: Ctx): Promise<number> {
  return deleteSessionsOfAll(over<SessionTables>(ctx), 'operator');
}
