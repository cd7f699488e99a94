import type { Kysely } from 'kysely';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Link } from '../codes/codes.repo.ts';
import { grant, grantKind } from '../codes/grants.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import {
  type Contact,
  emailContact,
  findByContact,
  isVerified,
  names,
  provedColumns,
  withoutColumns,
} from '../customers/contact.ts';
import { getCustomerRow, insertCustomer, lockCustomer, updateCustomer } from '../customers/customers.repo.ts';
import type { CustomerRow, CustomerTables } from '../customers/customers.tables.ts';
import { newCustomer, splitName } from '../customers/new-customer.ts';
import { refuseBlocked } from '../customers/refuse-blocked.ts';
import { customerOfIdentity, keepIdentity } from '../social/identities.ts';
import { enter } from './enter.ts';
import { type LoginAnswer, viewExistingUser, viewInfoMissing } from './sign-in.view.ts';

/** Who somebody proved to be, without an account so far: by a code, or by another account. */
export interface Arrival {
  /** What was proved. */
  readonly proved: Link;
  /** Known, not proved. */
  readonly name: string;
  readonly phone?: string;
  /** The nonce of another provider's token, by which that may count once more. */
  readonly nonce?: string | undefined;
}

/** An arrival that is to be continued by auth/update-info. */
export interface PendingArrival extends Arrival {
  /** Whose contact it seems to be. */
  readonly existingId: string | null;
  /** Who has the contact without ever having proved it, and loses it to whoever did. */
  readonly losesId: string | null;
}

/** Continues an arrival. */
export const arrivalGrant = grantKind<PendingArrival>('identity', 15 * 60_000);

/** The contact that was proved; the phone's before the e-mail's. */
export function provedContact({ phone, email }: Link): Contact | undefined {
  if (phone) return { on: 'phone', ...phone };
  return email === undefined ? undefined : emailContact(email);
}

function provedContactColumns({ phone, email }: Link): Partial<CustomerRow> {
  return {
    ...(phone ? provedColumns({ on: 'phone', ...phone }) : {}),
    ...(email === undefined ? {} : provedColumns(emailContact(email))),
  };
}

/** Puts what was proved into an account: contacts and other accounts. */
export async function linkProved(ctx: Ctx, customerId: string, proved: Link): Promise<CustomerRow> {
  const db = over<CustomerTables>(ctx);
  if (proved.social) await keepIdentity(ctx, customerId, proved.social);
  const columns = provedContactColumns(proved);
  const isNothing = Object.keys(columns).length === 0;
  return isNothing ? getCustomerRow(db, customerId) : updateCustomer(db, customerId, columns);
}

// Since the account with this contact was looked up, it may have verified the contact or changed to another.
async function takeContact(db: Kysely<CustomerTables>, loserId: string, contact: Contact): Promise<void> {
  const loser = await lockCustomer(db, loserId);
  if (!names(loser, contact)) return;
  refuseBlocked(loser);
  if (isVerified(loser, contact.on)) refuse('continue_dead');
  await updateCustomer(db, loserId, withoutColumns(contact.on));
}

/** Creates the account of a new customer, with everything else known about them; or opens what another tab has made. */
export async function createFromArrival(
  ctx: Ctx,
  arrival: PendingArrival,
  told: Partial<CustomerRow> = {},
): Promise<CustomerRow> {
  const db = over<CustomerTables>(ctx);
  const { proved, losesId } = arrival;
  const made = proved.social && (await customerOfIdentity(ctx, proved.social));
  if (made !== undefined) return getCustomerRow(db, made);
  const contact = provedContact(proved);
  if (losesId !== null && contact) await takeContact(db, losesId, contact);
  const row = newCustomer(ctx, { ...splitName(arrival.name), ...told, ...provedContactColumns(proved) });
  if (!(await insertCustomer(db, row))) return refuse('contact_taken');
  if (proved.social) await keepIdentity(ctx, row.id, proved.social);
  return row;
}

/** Asks for name and contact. */
export async function askForInformation(ctx: Ctx, arrival: PendingArrival): Promise<LoginAnswer> {
  const { name, proved, phone } = arrival;
  const known = { name, email: proved.email ?? null, phone: proved.phone?.address ?? phone ?? null };
  return viewInfoMissing(ctx, await grant(ctx, arrivalGrant, arrival), known);
}

/**
 * Somebody verified a contact (AUTH-04, AUTH-06). An account that has verified the phone is opened; if one only claims
 * the contact, or another account has the same email, the visitor is asked; otherwise a new account is made.
 */
export async function arrive(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  arrival: Arrival,
): Promise<LoginAnswer> {
  const contact = provedContact(arrival.proved);
  const existing = contact && (await findByContact(ctx, contact));
  // A contact of theirs opens no new account either.
  if (existing) refuseBlocked(existing);
  if (existing && contact?.on === 'phone' && isVerified(existing, 'phone') && !arrival.proved.social) {
    return enter(ctx, rooms, existing, 'signed_in');
  }
  const pending = { ...arrival, existingId: existing?.id ?? null, losesId: null };
  if (existing) return viewExistingUser(ctx, await grant(ctx, arrivalGrant, pending), existing);
  if (arrival.name === '') return askForInformation(ctx, pending);
  return enter(ctx, rooms, await createFromArrival(ctx, pending), 'signed_in');
}
