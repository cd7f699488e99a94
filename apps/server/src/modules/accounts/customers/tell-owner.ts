import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { postMessage } from '../../../platform/outbox/outbox.ts';
import { getMarket } from '../../settings/index.ts';
import { type Contact, emailContact, maskOf, phoneContact } from './contact.ts';
import type { CustomerRow } from './customers.tables.ts';

/** A change to what opens an account. */
export type OwnerNotice =
  | 'own_password_mail'
  | 'email_changed_mail'
  | 'phone_changed_mail'
  | 'passkey_added_mail';

/**
 * Tells the account's proved e-mail address, as it was before the change: whoever took an account over could hide it from
 * its owner.
 */
export async function tellOwner(
  ctx: Ctx,
  { email, email_verified: isProved }: CustomerRow,
  notice: OwnerNotice,
  contact?: Contact,
): Promise<void> {
  if (!email || !isProved) return;
  const subject = notice === 'own_password_mail' ? 'password_mail_subject' : 'account_mail_subject';
  const body = noticeOf(notice, ctx.language, {
    market: (await getMarket(ctx)).settings.businessName,
    contact: contact ? maskOf(contact) : '',
    security: `${ctx.publicUrl}/profile?page=security`,
    forgotten: `${ctx.publicUrl}/forgot-password`,
    support: `${ctx.publicUrl}/help-and-support`,
  });
  const message = { recipient: email, subject: noticeOf(subject, ctx.language), body };
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
    await tellOwner(ctx, before, 'email_changed_mail', emailContact(email));
  if (phone && digits !== before.phone_digits)
    await tellOwner(ctx, before, 'phone_changed_mail', phoneContact(phone));
}
