import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { namedContact } from '../customers/contact.ts';
import { resendAccountCode } from './account-code.ts';
import { sendSignInCode } from './sign-in-code.ts';

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
    : await resendAccountCode(ctx, contact);
  return { message: noticeOf('code_sent', ctx.language), verification };
}
