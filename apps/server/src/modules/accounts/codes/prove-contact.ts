import type { Ctx } from '../../../platform/context.ts';
import { finishPhoneCheck, isForThirdParty, startPhoneCheck } from './phone-check.ts';
import { sendCode, type Verification } from './send-code.ts';
import { tryCode } from './try-code.ts';
import type { CodePurpose } from './codes.repo.ts';
import type { Contact } from '../customers/contact.ts';

/** The proof that comes with a profile. */
export interface SentProof {
  readonly otp?: string | null | undefined;
  readonly verification_medium?: 'SMS' | 'email' | 'firebase' | null | undefined;
  readonly verification_on?: 'phone' | 'email' | null | undefined;
  readonly session_info?: string | null | undefined;
}

/** What a customer proves a contact for: it is a new one (PROF-01), or shows who they are. */
type ProofPurpose = Extract<CodePurpose, 'change' | 'reauthenticate'>;

/** Sends the code that proves a customer's contact, by the third party where the market has one. */
export async function askForProof(
  ctx: Ctx,
  customerId: string,
  contact: Contact,
  purpose: ProofPurpose,
): Promise<Verification> {
  if (await isForThirdParty(ctx, contact)) return startPhoneCheck(ctx, contact);
  return sendCode(ctx, { contact, purpose, scope: customerId, customerId, isWritten: true });
}

/** Whether the sent proof is about this contact and right; refuses a wrong one. */
export async function isProved(
  ctx: Ctx,
  customerId: string,
  contact: Contact,
  proof: SentProof,
  purpose: ProofPurpose,
): Promise<boolean> {
  const code = proof.otp ?? '';
  if (code === '' || (proof.verification_on ?? contact.on) !== contact.on) return false;
  if (proof.verification_medium === 'firebase' && contact.on === 'phone') {
    await finishPhoneCheck(ctx, { phone: contact.address, sessionInfo: proof.session_info ?? '', code });
  } else await tryCode(ctx, { contact, purpose, scope: customerId }, code);
  return true;
}
