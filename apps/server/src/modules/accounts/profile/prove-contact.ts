import type { Ctx } from '../../../platform/context.ts';
import { finishPhoneCheck, isForThirdParty, startPhoneCheck } from '../codes/phone-check.ts';
import { sendCode, type Verification } from '../codes/send-code.ts';
import { tryCode } from '../codes/try-code.ts';
import type { Contact } from '../customers/contact.ts';

/** The proof that comes with a profile. */
export interface SentProof {
  readonly otp?: string | null | undefined;
  readonly verification_medium?: 'SMS' | 'email' | 'firebase' | null | undefined;
  readonly verification_on?: 'phone' | 'email' | null | undefined;
  readonly session_info?: string | null | undefined;
}

/** Sends the code that proves a customer's new contact, by the third party where the market has one (PROF-01). */
export async function askForProof(ctx: Ctx, customerId: string, contact: Contact): Promise<Verification> {
  if (await isForThirdParty(ctx, contact)) return startPhoneCheck(ctx, contact);
  return sendCode(ctx, { contact, purpose: 'change', scope: customerId, customerId, isWritten: true });
}

/** Whether the sent proof is about this contact and right; refuses a wrong one. */
export async function isProved(
  ctx: Ctx,
  customerId: string,
  contact: Contact,
  proof: SentProof,
): Promise<boolean> {
  const code = proof.otp ?? '';
  if (code === '' || (proof.verification_on ?? contact.on) !== contact.on) return false;
  if (proof.verification_medium === 'firebase' && contact.on === 'phone') {
    await finishPhoneCheck(ctx, { phone: contact.address, sessionInfo: proof.session_info ?? '', code });
  } else await tryCode(ctx, { contact, purpose: 'change', scope: customerId }, code);
  return true;
}
