import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import type { Contact } from '../customers/contact.ts';
import { isForThirdParty, startPhoneCheck } from './phone-check.ts';
import { sendCode, type Verification } from './send-code.ts';

/** Refuses where the market lets nobody in by a code alone, whichever call asks for one or brings one. */
export async function needSignInByCode(ctx: Ctx): Promise<void> {
  if (!(await getMarket(ctx)).settings.login.otp) refuse('sign_in_method_off');
}

/** A code that signs in with the contact alone; the market's third party sends it where it has one (AUTH-10). */
export async function sendSignInCode(ctx: Ctx, contact: Contact, again = false): Promise<Verification> {
  await needSignInByCode(ctx);
  if (await isForThirdParty(ctx, contact)) return startPhoneCheck(ctx, contact);
  return sendCode(ctx, { contact, purpose: 'sign_in', customerId: null, isWritten: true }, again);
}
