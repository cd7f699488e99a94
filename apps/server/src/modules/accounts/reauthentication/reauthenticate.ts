import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse, refuseKeeping } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { type Contact, contactsOf, isVerified, maskOf } from '../customers/contact.ts';
import { getCustomerRow, lockCustomer } from '../customers/customers.repo.ts';
import type { CustomerRow, CustomerTables } from '../customers/customers.tables.ts';
import { isForThirdParty } from '../codes/phone-check.ts';
import { askForProof, isProved } from '../codes/prove-contact.ts';
import { listPasskeyRows, type PasskeyTables } from '../passkeys/passkeys.repo.ts';
import { noteAddress } from '../sessions/open-session.ts';
import { type SessionTables, setAuthenticatedAt } from '../sessions/sessions.repo.ts';
import { forgiveAddress } from '../sign-in/tries.ts';
import { tryPassword } from '../sign-in/try-password.ts';
import { confirmByPasskey } from './by-passkey.ts';

/** A parsed confirmation. */
export type ReauthenticationInput = z.output<Calls['accounts.reauthenticate']['body']>;

/** The customer, and the contact to be reached by: a proved one if there is one. */
async function here(ctx: Ctx): Promise<{ customer: CustomerRow; contact: Contact | undefined }> {
  const customer = await getCustomerRow(over<CustomerTables>(ctx), getCustomer(ctx).customerId);
  const contacts = contactsOf(customer);
  return { customer, contact: contacts.find(({ on }) => isVerified(customer, on)) ?? contacts[0] };
}

/** Refuses an account that nobody can be reached by. */
async function reachable(ctx: Ctx): Promise<{ customer: CustomerRow; contact: Contact }> {
  const { customer, contact } = await here(ctx);
  return contact ? { customer, contact } : refuse('contact_required');
}

/** GET /customer/reauthenticate: by the password, if passwords sign in here, by a code, or by a passkey. */
export async function listReauthenticationWays(ctx: Ctx): Promise<Reply<'accounts.reauthenticationWays'>> {
  const { settings } = await getMarket(ctx);
  const { customer, contact } = await here(ctx);
  const passkeys = await listPasskeyRows(over<PasskeyTables>(ctx), customer.id);
  return {
    password: settings.login.manual && customer.password_hash !== null ? 1 : 0,
    code: contact ? { on: contact.on, contact: maskOf(contact) } : null,
    passkey: passkeys.length > 0 ? 1 : 0,
  };
}

/** POST /customer/reauthenticate/code. */
export async function sendReauthenticationCode(ctx: Ctx): Promise<Reply<'accounts.reauthenticationCode'>> {
  const { customer, contact } = await reachable(ctx);
  const verification = await askForProof(ctx, customer.id, contact, 'reauthenticate');
  return { message: noticeOf('code_sent', ctx.language), verification };
}

async function byPassword(ctx: Ctx, password: string): Promise<void> {
  const { customer, contact } = await reachable(ctx);
  if (!(await tryPassword(ctx, contact, customer, password))) return refuseKeeping('password_wrong');
  // Whoever changes a password ends the other sessions: this one must not outlive them by the old password.
  const held = await lockCustomer(over<CustomerTables>(ctx), customer.id);
  if (held?.password_hash !== customer.password_hash) return refuseKeeping('password_wrong');
  await forgiveAddress(ctx, contact);
}

async function byCode(ctx: Ctx, proof: ReauthenticationInput): Promise<void> {
  const { customer, contact } = await reachable(ctx);
  const verification_medium = (await isForThirdParty(ctx, contact)) ? 'firebase' : null;
  const sent = { ...proof, verification_medium } as const;
  if (!(await isProved(ctx, customer.id, contact, sent, 'reauthenticate'))) refuse('code_required');
}

/** POST /customer/reauthenticate: this session may change for an hour what opens the account. */
export async function reauthenticate(
  ctx: Ctx,
  input: ReauthenticationInput,
): Promise<Reply<'accounts.reauthenticate'>> {
  const { customerId, sessionHash } = getCustomer(ctx);
  if (input.passkey) await confirmByPasskey(ctx, input.passkey);
  else if (input.otp != null) await byCode(ctx, input);
  else await (input.password ? byPassword(ctx, input.password) : refuse('password_required'));
  await noteAddress(ctx, customerId);
  await setAuthenticatedAt(over<SessionTables>(ctx), sessionHash, new Date(ctx.clock.now()));
  return { message: noticeOf('reauthenticated', ctx.language) };
}
