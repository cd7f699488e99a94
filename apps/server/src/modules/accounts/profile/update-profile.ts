import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { dropPicture, getRemade, keepPicture } from '../../../platform/files/sent-pictures.ts';
import { type Contact, names, provedColumns } from '../customers/contact.ts';
import { lockCustomer, updateCustomer } from '../customers/customers.repo.ts';
import type { CustomerRow, CustomerTables } from '../customers/customers.tables.ts';
import { splitName } from '../customers/new-customer.ts';
import { requireRecentAuthentication } from '../sessions/recent-authentication.ts';
import { deleteSessionsOf, type SessionTables } from '../sessions/sessions.repo.ts';
import { findPasswordProblem } from '../sign-in/new-password.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { freeContact } from './free-contact.ts';
import { askForProof, isProved } from '../codes/prove-contact.ts';
import { tellProfileChanges } from '../customers/tell-owner.ts';
import { wantedContacts } from './wanted-contacts.ts';

/** A parsed profile. */
export type ProfileInput = z.output<Calls['accounts.updateProfile']['body']>;

type Columns = Partial<Omit<CustomerRow, 'id'>>;

function nameColumns({ name, button_type }: ProfileInput): Columns {
  if (name == null || button_type) return {};
  return name === '' ? refuse('first_name_required') : splitName(name);
}

// Whoever knew the old password is out; this device stays.
async function passwordColumns(ctx: Ctx, customer: CustomerRow, input: ProfileInput): Promise<Columns> {
  const password = input.password ?? '';
  if (password === '' && input.button_type !== 'change_password') return {};
  const { first_name, last_name, email, phone } = customer;
  const problem = await findPasswordProblem(ctx, password, {
    name: `${first_name} ${last_name}`,
    email,
    phone,
  });
  if (problem) refuse(problem);
  await requireRecentAuthentication(ctx);
  if (input.confirm_password != null && input.confirm_password !== password) refuse('passwords_differ');
  const { customerId, sessionHash } = getCustomer(ctx);
  await deleteSessionsOf(over<SessionTables>(ctx), customerId, sessionHash);
  return { password_hash: await hashPassword(password) };
}

/** What the picture of a customer becomes. */
export const portrait = { sidePixels: 512, fit: 'square' } as const;

async function pictureColumns(ctx: Ctx, customer: CustomerRow, input: ProfileInput): Promise<Columns> {
  if (input.image == null) return {};
  const image = await keepPicture(ctx, 'customers', getRemade(input.image));
  if (customer.image !== null) await dropPicture(ctx, customer.image);
  return { image };
}

/** The contacts that were proved, and the first that still has to be. */
async function provedOf(
  ctx: Ctx,
  customer: CustomerRow,
  input: ProfileInput,
): Promise<{ columns: Columns; due: Contact | undefined }> {
  const [first, ...others] = await wantedContacts(ctx, customer, input);
  if (!first) return { columns: {}, due: undefined };
  for (const contact of [first, ...others]) {
    if (!(await isProved(ctx, customer.id, contact, input, 'change'))) continue;
    await freeContact(ctx, contact, customer.id);
    const due = [first, ...others].find((other) => other !== contact);
    return { columns: provedColumns(contact), due };
  }
  // Verifying the saved contact changes nothing that opens the account.
  if (!names(customer, first)) await requireRecentAuthentication(ctx);
  return { columns: {}, due: first };
}

async function answer(
  ctx: Ctx,
  customerId: string,
  due: Contact | undefined,
): Promise<Reply<'accounts.updateProfile'>> {
  if (!due) {
    const message = noticeOf('profile_updated', ctx.language);
    return { message, otp_send: 0, verification_on: null, verification: null };
  }
  const verification = await askForProof(ctx, customerId, due, 'change');
  const message = noticeOf('verification_due', ctx.language);
  return { message, otp_send: 1, verification_on: due.on, verification };
}

/** POST /customer/update-profile (PROF-01, PROF-02). A contact changes with its code and not before. */
export async function updateProfile(ctx: Ctx, input: ProfileInput): Promise<Reply<'accounts.updateProfile'>> {
  const db = over<CustomerTables>(ctx);
  const customer = await lockCustomer(db, getCustomer(ctx).customerId);
  if (!customer) return refuse('session_dead');
  const { columns, due } = await provedOf(ctx, customer, input);
  const change: Columns = {
    ...nameColumns(input),
    ...(await passwordColumns(ctx, customer, input)),
    ...(await pictureColumns(ctx, customer, input)),
    ...columns,
  };
  if (Object.keys(change).length > 0) await updateCustomer(db, customer.id, change);
  await tellProfileChanges(ctx, customer, change);
  return answer(ctx, customer.id, due);
}
