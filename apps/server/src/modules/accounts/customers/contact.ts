import {
  classifyContact,
  isEmail,
  maskEmail,
  maskPhone,
  normaliseEmail,
  normalisePhone,
  phoneKey,
} from '@promenade/domain/contact';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { listReachedBy } from './customers.repo.ts';
import type { CustomerRow, CustomerTables } from './customers.tables.ts';

/** One way to reach somebody, in the spelling that is kept and compared. */
export interface Contact {
  readonly on: 'phone' | 'email';
  /** As it is written to. */
  readonly address: string;
  /** As it is looked up: an e-mail's address, a number's digits. */
  readonly key: string;
}

/** A phone number's contact. */
export function phoneContact(text: string): Contact {
  return { on: 'phone', address: normalisePhone(text), key: phoneKey(text) };
}

/** An e-mail's contact. */
export function emailContact(text: string): Contact {
  return { on: 'email', address: normaliseEmail(text), key: normaliseEmail(text) };
}

/** Whichever it is; refuses what is neither. */
export function readContact(text: string): Contact {
  if (text.trim() === '') return refuse('contact_required');
  const kind = classifyContact(text);
  if (kind === 'invalid') return refuse('contact_invalid');
  return kind === 'email' ? emailContact(text) : phoneContact(text);
}

/** The phone or email that a payload is about. */
export function namedContact(
  input: { readonly phone?: string | null | undefined; readonly email?: string | null | undefined },
  about: 'phone' | 'email',
): Contact {
  return readContact(input[about] ?? (about === 'phone' ? input.email : input.phone) ?? '');
}

/** SYS-11. */
export function maskOf({ on, address }: Contact): string {
  return on === 'email' ? maskEmail(address) : maskPhone(address);
}

/** Whoever has this contact, blocked or not. */
export async function findByContact(ctx: Ctx, contact: Contact): Promise<CustomerRow | undefined> {
  const by = contact.on === 'email' ? { email: contact.key } : { phoneDigits: contact.key };
  const [customer] = await listReachedBy(over<CustomerTables>(ctx), by);
  return customer;
}

/** Whether the account names the contact now: it may have been changed since it was looked up by it. */
export function names(customer: CustomerRow | undefined, { on, key }: Contact): customer is CustomerRow {
  return customer !== undefined && (on === 'email' ? customer.email : customer.phone_digits) === key;
}

/** Whether the contact was proved to be the customer's. */
export function isVerified(customer: CustomerRow, on: Contact['on']): boolean {
  return on === 'email' ? customer.email_verified : customer.phone_verified;
}

/** The contacts of an account, the phone's before the e-mail's. */
export function contactsOf({ phone, email }: CustomerRow): Contact[] {
  return [...(phone === null ? [] : [phoneContact(phone)]), ...(email === null ? [] : [emailContact(email)])];
}

/** Columns of a contact that was proved. */
export function provedColumns(contact: Contact): Partial<CustomerRow> {
  return contact.on === 'email'
    ? { email: contact.key, email_verified: true }
    : { phone: contact.address, phone_digits: contact.key, phone_verified: true };
}

/** Columns of a contact that is no longer the customer's. */
export function withoutColumns(on: Contact['on']): Partial<CustomerRow> {
  return on === 'email'
    ? { email: null, email_verified: false }
    : { phone: null, phone_digits: null, phone_verified: false };
}

/** Other customers who name the contact. */
export async function listOthersWith(ctx: Ctx, contact: Contact, exceptId: string): Promise<CustomerRow[]> {
  const by = contact.on === 'email' ? { email: contact.key } : { phoneDigits: contact.key };
  const others = await listReachedBy(over<CustomerTables>(ctx), by);
  return others.filter((other) => other.id !== exceptId);
}

/** A person's e-mail as it is kept, where it is one. */
export function keptEmail(text: string): string | undefined {
  return isEmail(text) ? normaliseEmail(text) : undefined;
}
