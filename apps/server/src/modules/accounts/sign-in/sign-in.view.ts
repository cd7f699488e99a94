import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { mediaUrl } from '../../../platform/files/media-url.ts';
import type { Verification } from '../codes/send-code.ts';
import type { CustomerRow } from '../customers/customers.tables.ts';

/** The answer of every call that may sign in (accounts.md section 3). */
export type LoginAnswer = Reply<'accounts.login'>;

const nothingDue: LoginAnswer = {
  token: null,
  is_personal_info: 1,
  is_exist_user: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  message: '',
  verification: null,
  continue_token: null,
  personal_info: null,
};

/** A sign-in that is complete. */
export function viewSignedIn(ctx: Ctx, token: string, notice: 'signed_up' | 'signed_in'): LoginAnswer {
  return { ...nothingDue, token, message: noticeOf(notice, ctx.language) };
}

/** A code is due: the one that signs in, or those that prove the contacts of an account. */
export function viewCodeDue(
  ctx: Ctx,
  verification: Verification,
  due: readonly Verification['on'][],
): LoginAnswer {
  return {
    ...nothingDue,
    is_phone_verified: due.includes('phone') ? 0 : 1,
    is_email_verified: due.includes('email') ? 0 : 1,
    verification,
    message: noticeOf('verification_due', ctx.language),
  };
}

/** Name or contact are missing. */
export function viewInfoMissing(
  ctx: Ctx,
  continueToken: string,
  known: NonNullable<LoginAnswer['personal_info']>,
): LoginAnswer {
  const message = noticeOf('info_needed', ctx.language);
  return {
    ...nothingDue,
    is_personal_info: 0,
    continue_token: continueToken,
    personal_info: known,
    message,
  };
}

/** 'Is it you' (AUTH-04). */
export function viewExistingUser(ctx: Ctx, continueToken: string, customer: CustomerRow): LoginAnswer {
  const image = customer.image === null ? null : mediaUrl(ctx, customer.image);
  return {
    ...nothingDue,
    is_exist_user: { name: `${customer.first_name} ${customer.last_name}`.trim(), image },
    continue_token: continueToken,
    message: noticeOf('is_it_you', ctx.language),
  };
}
