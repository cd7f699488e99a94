import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { postMessage } from '../../../platform/outbox/outbox.ts';
import { getMarket } from '../../settings/index.ts';
import { emailContact, maskOf, phoneContact } from './contact.ts';
import type { CustomerRow } from './customers.tables.ts';

const subjects = {
  password_mail: 'password_mail_subject',
  password_mail_passkeys: 'password_mail_subject',
  own_password_mail: 'password_mail_subject',
  email_changed_mail: 'account_mail_subject',
  phone_changed_mail: 'account_mail_subject',
  passkey_added_mail: 'account_mail_subject',
} as const;

/** A change to what opens an account. */
export type OwnerNotice = keyof typeof subjects;

/**
 * Tells the account's proved e-mail address, as it was before the change: whoever took an account over could hide it from
 * its owner.
 */
export async function tellOwner(
  ctx: Ctx,
  { email, email_verified: isProved }: Pick<CustomerRow, 'email' | 'email_verified'>,
  notice: OwnerNotice,
  said: { readonly contact?: string; readonly names?: string } = {},
): Promise<void> {
  if (!email || !isProved) return;
  const body = noticeOf(notice, ctx.language, {
    ...said,
    market: (await getMarket(ctx)).settings.businessName,
    security: `${ctx.publicUrl}/profile?page=security`,
    forgotten: `${ctx.publicUrl}/forgot-password`,
    support: `${ctx.publicUrl}/help-and-support`,
  });
  const message = { recipient: email, subject: noticeOf(subjects[notice], ctx.language), body };
  await postMessage(ctx, 'mail', message, 'again');
}

/** The same for each change of a profile; a contact that was only proved has not changed. */
export async function tellProfileChanges(
  ctx: Ctx,
  before: CustomerRow,
  { email, phone, phone_digits: digits, password_hash: password }: Partial<CustomerRow>,
): Promise<void> {
  if (password) await tellOwner(ctx, before, 'own_password_mail');
  if (email && email !== before.email)
    await tellOwner(ctx, before, 'email_changed_mail', { contact: maskOf(emailContact(email)) });
  if (phone && digits !== before.phone_digits)
    await tellOwner(ctx, before, 'phone_changed_mail', { contact: maskOf(phoneContact(phone)) });
}
