import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../platform/context.ts';
import { mediaUrl } from '../../platform/media-url.ts';
import type { CustomerRow } from './accounts.tables.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** The answer of a sign-in that is complete: the two flags say that no verification is due. */
export function viewSignedIn(
  ctx: Ctx,
  token: string,
  notice: 'signed_up' | 'signed_in',
): Reply<'accounts.login'> {
  return {
    token,
    is_personal_info: 1,
    is_exist_user: null,
    is_phone_verified: 1,
    is_email_verified: 1,
    message: noticeOf(notice, ctx.language),
  };
}

/** A customer's own profile. */
export function viewProfile(ctx: Ctx, row: CustomerRow): Reply<'accounts.info'> {
  return {
    f_name: row.first_name,
    l_name: row.last_name,
    phone: row.phone,
    email: row.email,
    image: row.image,
    image_full_url: row.image === null ? null : mediaUrl(ctx, row.image),
    is_email_verified: flag(row.email_verified),
    is_phone_verified: flag(row.phone_verified),
  };
}
