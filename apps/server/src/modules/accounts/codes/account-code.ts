import { timingSafeEqual } from 'node:crypto';
import { isCodeAlive, NO_CODES } from '@promenade/domain/accounts';
import { type Ctx, over } from '../../../platform/context.ts';
import type { Contact } from '../customers/contact.ts';
import { type CodeRow, type CodeTables, type Link, lockCode, upsertCode } from './codes.repo.ts';
import { isForThirdParty, startPhoneCheck } from './phone-check.ts';
import { codeKey, columnsOf, hashCode, sendCode, type Verification } from './send-code.ts';

/** Which account's contact is to be proved, and what becomes the account's with it. */
export interface AccountCode {
  readonly contact: Contact;
  readonly customerId: string;
  readonly link?: Link;
}

// What is kept of a third party's code is the session that it belongs to.
const checkKey = (contact: Contact) => codeKey({ contact, purpose: 'verify', scope: 'third party' });

async function startAccountCheck(
  ctx: Ctx,
  { contact, customerId, link }: AccountCode,
): Promise<Verification> {
  const verification = await startPhoneCheck(ctx, contact);
  const salt = ctx.ids.salt();
  await upsertCode(over<CodeTables>(ctx), {
    ...checkKey(contact),
    ...columnsOf({ ...NO_CODES, sentAtMs: ctx.clock.now() }),
    salt,
    code_hash: hashCode(salt, verification.session_info ?? ''),
    customer_id: customerId,
    link: link ?? null,
    message_id: null,
  });
  return verification;
}

/** Sends the code that proves a contact of an account (AUTH-04), a phone's by the third party where the market has one. */
export async function sendAccountCode(ctx: Ctx, asked: AccountCode, again = false): Promise<Verification> {
  if (await isForThirdParty(ctx, asked.contact)) return startAccountCheck(ctx, asked);
  return sendCode(ctx, { ...asked, purpose: 'verify', isWritten: true }, again);
}

/** The same once more. Where nothing is to be proved all looks the same. */
export async function resendAccountCode(ctx: Ctx, contact: Contact): Promise<Verification> {
  const isTheirs = await isForThirdParty(ctx, contact);
  const wanted = { contact, purpose: 'verify' as const };
  const row = await lockCode(over<CodeTables>(ctx), isTheirs ? checkKey(contact) : codeKey(wanted));
  if (row?.customer_id) {
    const link = row.link === null ? {} : { link: row.link };
    return sendAccountCode(ctx, { contact, customerId: row.customer_id, ...link }, true);
  }
  if (isTheirs) return startPhoneCheck(ctx, contact);
  // A code under a scope that no verification ever reads.
  return sendCode(ctx, { ...wanted, scope: 'nobody', customerId: null, isWritten: false }, true);
}

/**
 * The account for which a third party's session was started, once; undefined if it was started to sign in. Without this
 * check, proving a number would open the account of somebody else who signed up with it.
 */
export async function takeAccountCheck(
  ctx: Ctx,
  contact: Contact,
  sessionInfo: string,
): Promise<CodeRow | undefined> {
  const db = over<CodeTables>(ctx);
  const row = await lockCode(db, checkKey(contact));
  if (!row?.code_hash || !isCodeAlive(row.sent_at.getTime(), ctx.clock.now())) return undefined;
  if (!timingSafeEqual(row.code_hash, hashCode(row.salt, sessionInfo))) return undefined;
  await upsertCode(db, { ...row, code_hash: null });
  return row;
}
