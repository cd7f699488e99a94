import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse, refuseAll } from '../../../platform/errors.ts';
import { redeem } from '../codes/grants.ts';
import { type Contact, names, provedColumns } from '../customers/contact.ts';
import { lockCustomer, updateCustomer } from '../customers/customers.repo.ts';
import type { CustomerRow, CustomerTables } from '../customers/customers.tables.ts';
import { refuseBlocked } from '../customers/refuse-blocked.ts';
import { tellOwner } from '../customers/tell-owner.ts';
import { listPasskeyRows, type PasskeyTables } from '../passkeys/passkeys.repo.ts';
import { deleteSessionsOf, type SessionTables } from '../sessions/sessions.repo.ts';
import { dispossess } from '../sign-in/dispossess.ts';
import { findPasswordProblem } from '../sign-in/new-password.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { forgiveContact } from '../sign-in/tries.ts';
import { type ForgottenBy, readForgottenBy } from './forgot-password.ts';
import { resetGrant } from './verify-token.ts';

/** A new password, twice, and whose it is, where the form says so. */
export interface NewPassword extends Pick<ForgottenBy, 'phone' | 'email'> {
  readonly reset_token: string;
  readonly password: string;
  readonly confirm_password: string;
}

async function checkNewPassword(
  ctx: Ctx,
  { password, confirm_password }: NewPassword,
  { first_name, last_name, email, phone }: CustomerRow,
): Promise<void> {
  const problem = await findPasswordProblem(ctx, password, {
    name: `${first_name} ${last_name}`,
    email,
    phone,
  });
  refuseAll([
    ...(problem ? [{ code: problem, field: 'password' }] : []),
    ...(password === confirm_password
      ? []
      : [{ code: 'passwords_differ' as const, field: 'confirm_password' }]),
  ]);
}

/** Whether the form names another contact than the one that was proved. */
async function namesAnother(ctx: Ctx, input: NewPassword, { on, key }: Contact): Promise<boolean> {
  if (!input[on]?.trim()) return false;
  return (await readForgottenBy(ctx, { ...input, verification_method: on })).key !== key;
}

/**
 * Mentions what remains: passkeys still open the account, whoever added them. They are not removed, so that somebody
 * who has the owner's phone for a minute cannot take them away. A verified email address is informed too.
 */
async function tellChanged(ctx: Ctx, customer: CustomerRow): Promise<string> {
  const passkeys = await listPasskeyRows(over<PasskeyTables>(ctx), customer.id);
  const names = passkeys.map(({ name }) => name).join(', ');
  await tellOwner(ctx, customer, names ? 'password_mail_passkeys' : 'password_mail', { names });
  return noticeOf(names ? 'password_changed_passkeys' : 'password_changed', ctx.language, { names });
}

/**
 * PUT /auth/reset-password (AUTH-08, step 2). Every session ends: whoever knew the old password is out. Passkeys stay, and
 * are named.
 */
export async function resetPassword(ctx: Ctx, input: NewPassword): Promise<Reply<'accounts.resetPassword'>> {
  if (input.password === '') refuse('password_required');
  const allowed = await redeem(ctx, resetGrant, input.reset_token);
  if (!allowed?.customerId) return refuse('reset_token_dead');
  const db = over<CustomerTables>(ctx);
  const customer = await lockCustomer(db, allowed.customerId);
  const { contact } = allowed;
  if (!names(customer, contact)) return refuse('reset_token_dead');
  refuseBlocked(customer);
  if (await namesAnother(ctx, input, contact)) return refuse('reset_token_dead');
  // Refused, the token is not used up.
  await checkNewPassword(ctx, input, customer);
  await dispossess(ctx, customer);
  const password_hash = await hashPassword(input.password);
  await updateCustomer(db, customer.id, { password_hash, ...provedColumns(contact) });
  await deleteSessionsOf(over<SessionTables>(ctx), customer.id);
  await forgiveContact(ctx, contact);
  return { message: await tellChanged(ctx, { ...customer, ...provedColumns(contact) }) };
}
