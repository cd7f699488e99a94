import { createHash } from 'node:crypto';
import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import {
  CODE_LENGTH,
  CODE_LIFE_MS,
  type CodeState,
  CODES_WINDOW_MS,
  decideSendCode,
  isCodeAlive,
  NO_CODES,
  RESEND_WAIT_MS,
} from '@promenade/domain/accounts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuseFor } from '../../../platform/errors.ts';
import { findDelivery, postMessage } from '../../../platform/outbox/outbox.ts';
import { getMarket } from '../../settings/index.ts';
import { type Contact, maskOf } from '../customers/contact.ts';
import {
  type CodePurpose,
  type CodeRow,
  type CodeTables,
  deleteCodesBefore,
  type Link,
  lockCode,
  upsertCode,
} from './codes.repo.ts';

/** What the code dialog shows. */
export type Verification = Reply<'accounts.resendOtp'>['verification'];

/** What a code is for. */
export interface CodeWanted {
  readonly contact: Contact;
  readonly purpose: CodePurpose;
  /** Whose change it is, if the contact alone does not identify it. */
  readonly scope?: string;
  /** Whom it is for; null where nobody has the contact. */
  readonly customerId: string | null;
  /** False: all looks the same, and nobody is written to. */
  readonly isWritten: boolean;
  readonly link?: Link;
}

/** The key of a contact's codes. */
export function codeKey({ contact, purpose, scope = '' }: Pick<CodeWanted, 'contact' | 'purpose' | 'scope'>) {
  return { contact: `${contact.on} ${contact.key}`, purpose, scope };
}

/** What is kept of a code. */
export function hashCode(salt: Buffer, code: string): Buffer {
  return createHash('sha256').update(salt).update(code).digest();
}

/** What is known of codes, as the rules see it. */
export function stateOf(row: CodeRow | undefined): CodeState {
  if (!row) return NO_CODES;
  return {
    sentAtMs: row.sent_at.getTime(),
    sentInWindow: row.sent_in_window,
    windowAtMs: row.window_at.getTime(),
    wrongTries: row.wrong_tries,
    pausedUntilMs: row.paused_until.getTime(),
  };
}

/** The columns of what is known. */
export function columnsOf(state: CodeState) {
  return {
    sent_at: new Date(state.sentAtMs ?? 0),
    window_at: new Date(state.windowAtMs),
    sent_in_window: state.sentInWindow,
    wrong_tries: state.wrongTries,
    paused_until: new Date(state.pausedUntilMs),
  };
}

async function write(ctx: Ctx, wanted: CodeWanted, code: string): Promise<string> {
  const { settings } = await getMarket(ctx);
  const { contact, isWritten } = wanted;
  const channel = contact.on === 'email' ? 'mail' : 'sms';
  return postMessage(ctx, channel, {
    recipient: isWritten ? contact.address : null,
    subject: channel === 'mail' ? noticeOf('code_mail_subject', ctx.language, { code }) : '',
    body: noticeOf('code_text', ctx.language, { code, market: settings.businessName }),
  });
}

// AUTH-05: a demo shows the code, as long as no real carrier could have delivered it.
async function hintOf(ctx: Ctx, contact: Contact, messageId: string | null): Promise<string | null> {
  const { settings } = await getMarket(ctx);
  const isLocal = ctx.carriers[contact.on === 'email' ? 'mail' : 'sms'].isLocal;
  if (!settings.demo || !isLocal || messageId === null) return null;
  const message = await findDelivery(ctx, messageId);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? null;
}

async function view(ctx: Ctx, contact: Contact, row: CodeRow): Promise<Verification> {
  const sentAtMs = row.sent_at.getTime();
  return {
    on: contact.on,
    contact: maskOf(contact),
    medium: contact.on === 'email' ? 'email' : 'SMS',
    delivery_id: row.message_id,
    session_info: null,
    resend_after_seconds: Math.max(0, Math.ceil((sentAtMs + RESEND_WAIT_MS - ctx.clock.now()) / 1000)),
    expires_at: new Date(sentAtMs + CODE_LIFE_MS).toISOString(),
    code_hint: await hintOf(ctx, contact, row.message_id),
  };
}

async function sendNew(ctx: Ctx, wanted: CodeWanted, state: CodeState): Promise<Verification> {
  const code = ctx.ids.digits(CODE_LENGTH);
  const salt = ctx.ids.salt();
  const row: CodeRow = {
    ...codeKey(wanted),
    ...columnsOf(state),
    salt,
    code_hash: hashCode(salt, code),
    customer_id: wanted.customerId,
    link: wanted.link ?? null,
    message_id: await write(ctx, wanted, code),
  };
  await upsertCode(over<CodeTables>(ctx), row);
  return view(ctx, wanted.contact, row);
}

// One that was just sent for the same end serves again: whoever closed the dialog is not made to wait.
function mayServeAgain(row: CodeRow | undefined, wanted: CodeWanted, nowMs: number): row is CodeRow {
  const isSame = row?.code_hash != null && row.customer_id === wanted.customerId;
  const sameLink = JSON.stringify(row?.link ?? null) === JSON.stringify(wanted.link ?? null);
  return isSame && sameLink && isCodeAlive(row.sent_at.getTime(), nowMs);
}

/**
 * Sends a code, within the limits of its contact. A second request within a minute returns the state of the last code,
 * or with `again` is refused.
 */
export async function sendCode(ctx: Ctx, wanted: CodeWanted, again = false): Promise<Verification> {
  const row = await lockCode(over<CodeTables>(ctx), codeKey(wanted));
  const decision = decideSendCode(stateOf(row), ctx.clock.now());
  if (decision.ok) return sendNew(ctx, wanted, decision.state);
  const { code, waitMs } = decision.refusal;
  if (code === 'code_too_soon' && !again && mayServeAgain(row, wanted, ctx.clock.now())) {
    return view(ctx, wanted.contact, row);
  }
  return refuseFor(code, waitMs);
}

/** Forgets contacts whose codes and limits are all over. */
export function forgetOldCodes(ctx: Ctx): Promise<void> {
  return deleteCodesBefore(over<CodeTables>(ctx), new Date(ctx.clock.now() - CODES_WINDOW_MS));
}
