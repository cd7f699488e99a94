import { PASSWORD_MIN_LENGTH } from '@promenade/domain/accounts';
import { isPhone } from '@promenade/domain/contact';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse, refuseKeeping } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { sendSignInCode } from '../codes/sign-in-code.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { findByContact, phoneContact, readContact } from '../customers/contact.ts';
import { lockCustomer } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';
import { enter } from './enter.ts';
import { type LoginAnswer, viewCodeDue } from './sign-in.view.ts';
import { forgiveAddress } from './tries.ts';
import { tryPassword } from './try-password.ts';

/** What a sign-in sends. */
export interface LoginInput {
  readonly email_or_phone: string;
  readonly password: string;
  readonly phone?: string | null | undefined;
  readonly login_type: 'manual' | 'otp';
}

/**
 * By e-mail or phone number and password. An unknown contact and a wrong password are answered alike, after the same
 * work; that an account is blocked is told with the right password only.
 */
async function byPassword(ctx: Ctx, rooms: readonly CustomerRoom[], input: LoginInput): Promise<LoginAnswer> {
  const contact = readContact(input.email_or_phone);
  // No account has one: it is a slip, and counts as no try.
  if (input.password.length < PASSWORD_MIN_LENGTH) return refuse('password_short');
  const customer = await findByContact(ctx, contact);
  const matches = await tryPassword(ctx, contact, customer, input.password);
  // The refusal keeps what was counted.
  if (!customer || !matches) return refuseKeeping('wrong_credentials');
  // Whoever changes a password ends the sessions there are: one that opens after with the old password would outlive them.
  const held = await lockCustomer(over<CustomerTables>(ctx), customer.id);
  if (held?.password_hash !== customer.password_hash) return refuseKeeping('wrong_credentials');
  await forgiveAddress(ctx, contact);
  return enter(ctx, rooms, held, 'signed_in');
}

/** By a code to a phone, whether an account has that number or not. */
async function byCode(ctx: Ctx, phone: string): Promise<LoginAnswer> {
  if (phone === '') return refuse('otp_phone_required');
  if (!isPhone(phone)) return refuse('otp_phone_short');
  return viewCodeDue(ctx, await sendSignInCode(ctx, phoneContact(phone)), ['phone']);
}

/** POST /auth/login (AUTH-02, AUTH-04, AUTH-05). */
export async function login(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  input: LoginInput,
): Promise<LoginAnswer> {
  const { settings } = await getMarket(ctx);
  if (!settings.login[input.login_type]) return refuse('sign_in_method_off');
  return input.login_type === 'otp'
    ? byCode(ctx, (input.phone ?? input.email_or_phone).trim())
    : byPassword(ctx, rooms, input);
}
