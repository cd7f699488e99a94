import { isEmail, isPhone } from '@promenade/domain/contact';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { type Contact, emailContact, phoneContact } from '../customers/contact.ts';
import type { CustomerRow } from '../customers/customers.tables.ts';
import { isTaken } from './free-contact.ts';

/** The contacts of a profile as they are sent. */
export interface SentContacts {
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly button_type?: 'phone' | 'email' | 'change_password' | '' | null | undefined;
}

function wantedPhone(customer: CustomerRow, { phone, button_type }: SentContacts): Contact | undefined {
  const text = phone ?? (button_type === 'phone' ? customer.phone : null) ?? '';
  if (text === '') return undefined;
  const contact = phoneContact(text);
  const isSame = contact.key === customer.phone_digits;
  if (isSame && (customer.phone_verified || button_type !== 'phone')) return undefined;
  if (customer.phone_verified) return refuse('phone_locked');
  return isPhone(text) ? contact : refuse('phone_invalid');
}

function wantedEmail(customer: CustomerRow, { email, button_type }: SentContacts): Contact | undefined {
  const text = email ?? (button_type === 'email' ? customer.email : null);
  if (text === null || text === undefined) return undefined;
  if (text === '') return customer.email === null ? undefined : refuse('email_required');
  const contact = emailContact(text);
  const isSame = contact.key === customer.email;
  if (isSame && (customer.email_verified || button_type !== 'email')) return undefined;
  return isEmail(text) ? contact : refuse('email_invalid');
}

/** Contacts that a saved profile asks to prove, the phone's before the e-mail's (PROF-01). */
export async function wantedContacts(
  ctx: Ctx,
  customer: CustomerRow,
  sent: SentContacts,
): Promise<Contact[]> {
  if (sent.button_type === 'change_password') return [];
  const wanted = [
    ...(sent.button_type === 'email' ? [] : [wantedPhone(customer, sent)]),
    ...(sent.button_type === 'phone' ? [] : [wantedEmail(customer, sent)]),
  ].filter((contact) => contact !== undefined);
  for (const contact of wanted) if (await isTaken(ctx, contact, customer.id)) refuse('contact_of_another');
  return wanted;
}
