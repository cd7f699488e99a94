import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { isEmail, isMarketsNumber, namesCountry } from '@promenade/domain/contact';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { isForThirdParty, startPhoneCheck } from '../codes/phone-check.ts';
import { sendCode, type Verification } from '../codes/send-code.ts';
import { type Contact, emailContact, phoneContact } from '../customers/contact.ts';
import { findResettable } from './find-resettable.ts';

/** Whose password was forgotten, by which contact. */
export interface ForgottenBy {
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly verification_method: 'phone' | 'email';
}

/** A number of the market's own country by its count of national digits, or another country's in full (readings.md). */
async function readPhone(ctx: Ctx, text: string): Promise<Contact> {
  const { settings } = await getMarket(ctx);
  if (text === '') return refuse('phone_required');
  const { callingCode, phoneNationalDigits: count } = settings;
  if (!isMarketsNumber(text, callingCode, count)) return refuse('phone_digits', { count });
  return phoneContact(callingCode === '' || namesCountry(text) ? text : `+${callingCode}${text}`);
}

/** The contact of a forgotten password. */
export async function readForgottenBy(ctx: Ctx, input: ForgottenBy): Promise<Contact> {
  if (input.verification_method === 'phone') return readPhone(ctx, (input.phone ?? '').trim());
  const email = (input.email ?? '').trim();
  if (email === '') return refuse('email_required');
  return isEmail(email) ? emailContact(email) : refuse('email_invalid');
}

async function sendResetCode(ctx: Ctx, contact: Contact): Promise<Verification> {
  if (await isForThirdParty(ctx, contact)) return startPhoneCheck(ctx, contact);
  const customer = await findResettable(ctx, contact);
  const customerId = customer?.id ?? null;
  return sendCode(ctx, { contact, purpose: 'reset', customerId, isWritten: customer !== undefined });
}

/** POST /auth/forgot-password (AUTH-08, step 0). Nobody learns here whether the contact has an account. */
export async function forgotPassword(
  ctx: Ctx,
  input: ForgottenBy,
): Promise<Reply<'accounts.forgotPassword'>> {
  const verification = await sendResetCode(ctx, await readForgottenBy(ctx, input));
  return { message: noticeOf('code_sent', ctx.language), verification };
}
