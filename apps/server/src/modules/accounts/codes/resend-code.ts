import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../../platform/context.ts';
import { type Contact, namedContact } from '../customers/contact.ts';
import { type CodeTables, lockCode } from './codes.repo.ts';
import { codeKey, sendCode, type Verification } from './send-code.ts';
import { sendSignInCode } from './sign-in-code.ts';

// Where nothing is to be verified all looks the same: a code under a scope that no verification ever reads.
async function resendVerification(ctx: Ctx, contact: Contact): Promise<Verification> {
  const wanted = { contact, purpose: 'verify' as const };
  const row = await lockCode(over<CodeTables>(ctx), codeKey(wanted));
  if (!row?.customer_id) {
    return sendCode(ctx, { ...wanted, scope: 'nobody', customerId: null, isWritten: false }, true);
  }
  const link = row.link === null ? {} : { link: row.link };
  return sendCode(ctx, { ...wanted, ...link, customerId: row.customer_id, isWritten: true }, true);
}

/** POST /auth/resend-otp: the code of a sign-in or a verification once more. */
export async function resendCode(
  ctx: Ctx,
  input: {
    readonly phone?: string | null | undefined;
    readonly email?: string | null | undefined;
    readonly login_type: 'manual' | 'otp' | 'social';
    readonly verification_type: 'phone' | 'email';
  },
): Promise<Reply<'accounts.resendOtp'>> {
  const contact = namedContact(input, input.verification_type);
  const isSignIn = input.login_type === 'otp' && contact.on === 'phone';
  const verification = isSignIn
    ? await sendSignInCode(ctx, contact, true)
    : await resendVerification(ctx, contact);
  return { message: noticeOf('code_sent', ctx.language), verification };
}
