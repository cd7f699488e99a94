import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { type Contact, namedContact, names, provedColumns } from '../customers/contact.ts';
import { lockCustomer, updateCustomer } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';
import { refuseBlocked } from '../customers/refuse-blocked.ts';
import { hasSignedInElsewhere } from '../sessions/open-session.ts';
import { arrive, linkProved, provedContact } from '../sign-in/arrive.ts';
import { dispossess } from '../sign-in/dispossess.ts';
import { enter } from '../sign-in/enter.ts';
import type { LoginAnswer } from '../sign-in/sign-in.view.ts';
import { takeAccountCheck } from './account-code.ts';
import type { CodeRow } from './codes.repo.ts';
import { finishPhoneCheck } from './phone-check.ts';
import { needSignInByCode } from './sign-in-code.ts';
import { tryCode } from './try-code.ts';

/** A code that is given back. */
export interface VerifyInput {
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly otp: string;
  readonly login_type: 'manual' | 'otp' | 'social';
  readonly verification_type: 'phone' | 'email';
}

/** An account's contact is proved, and what was to be linked with it is linked. */
async function proveAccount(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  contact: Contact,
  row: CodeRow,
): Promise<LoginAnswer> {
  const db = over<CustomerTables>(ctx);
  const customer = await lockCustomer(db, row.customer_id);
  // Meanwhile the account may have been deleted, or the contact given up.
  if (!names(customer, contact)) return refuse('code_wrong');
  refuseBlocked(customer);
  // The same applies to what is linked: it belonged to the account when the code was requested.
  const linked = provedContact(row.link ?? {});
  if (linked && !names(customer, linked)) return refuse('code_wrong');
  // A number that is a slip of the pen has its code, too: it opens what its owner has signed in to elsewhere to nobody.
  if (!row.link && (await hasSignedInElsewhere(ctx, customer.id))) return refuse('code_elsewhere');
  // The caller proved the account in another way than by its password.
  if (row.link) await dispossess(ctx, customer);
  await updateCustomer(db, customer.id, provedColumns(contact));
  return enter(ctx, rooms, await linkProved(ctx, customer.id, row.link ?? {}), 'signed_in');
}

const arrivalOf = ({ address, key }: Contact) => ({ proved: { phone: { address, key } }, name: '' });

/** POST /auth/verify-phone: the code of a sign-in (login_type otp), or of a verification (manual, social). */
export async function verifyPhone(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  input: VerifyInput,
): Promise<LoginAnswer> {
  const contact = namedContact(input, input.verification_type);
  if (input.login_type !== 'otp' || contact.on !== 'phone')
    return proveAccount(ctx, rooms, contact, await tryCode(ctx, { contact, purpose: 'verify' }, input.otp));
  await needSignInByCode(ctx);
  await tryCode(ctx, { contact, purpose: 'sign_in' }, input.otp);
  return arrive(ctx, rooms, arrivalOf(contact));
}

/** What is sent with a third party's code. */
export interface ThirdPartyInput {
  readonly session_info: string;
  readonly phone: string;
  readonly otp: string;
  readonly login_type: 'manual' | 'otp' | 'social';
}

/** POST /auth/firebase-verify-token: the same with a code that a third party sent (AUTH-10). */
export async function verifyThirdParty(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  input: ThirdPartyInput,
): Promise<LoginAnswer> {
  const { phone, session_info: sessionInfo, otp: code } = input;
  const contact = await finishPhoneCheck(ctx, { phone, sessionInfo, code });
  const row = input.login_type === 'otp' ? undefined : await takeAccountCheck(ctx, contact, sessionInfo);
  if (row) return proveAccount(ctx, rooms, contact, row);
  await needSignInByCode(ctx);
  return arrive(ctx, rooms, arrivalOf(contact));
}
