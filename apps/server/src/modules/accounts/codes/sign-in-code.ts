import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import type { Contact } from '../customers/contact.ts';
import { isForThirdParty, startPhoneCheck } from './phone-check.ts';
import { sendCode, type Verification } from './send-code.ts';

/**
 * Refuses if the market does not allow signing in with only a code, both when one is requested and when one is used.
 */
export async function needSignInByCode(ctx: Ctx): Promise<void> {
  if (!(await getMarket(ctx)).settings.login.otp) refuse('sign_in_method_off');
}

/** Sends a code that signs in with the contact alone, through the market's third party if it has one (AUTH-10). */
export async function sendSignInCode(ctx: Ctx, contact: Contact, again = false): Promise<Verification> {
  await needSignInByCode(ctx);
  if (await isForThirdParty(ctx, contact)) return startPhoneCheck(ctx, contact);
  return sendCode(ctx, { contact, purpose: 'sign_in', customerId: null, isWritten: true }, again);
}
