import type { Ctx } from '../../../platform/context.ts';
import type { Contact } from '../customers/contact.ts';
import { isForThirdParty, startPhoneCheck } from './phone-check.ts';
import { sendCode, type Verification } from './send-code.ts';

/** A code that signs in with the contact alone; the market's third party sends it where it has one (AUTH-10). */
export async function sendSignInCode(ctx: Ctx, contact: Contact, again = false): Promise<Verification> {
  if (await isForThirdParty(ctx, contact)) return startPhoneCheck(ctx, contact);
  return sendCode(ctx, { contact, purpose: 'sign_in', customerId: null, isWritten: true }, again);
}
