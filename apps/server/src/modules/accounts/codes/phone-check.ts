import { CODE_LIFE_MS, RESEND_WAIT_MS } from '@promenade/domain/accounts';
import type { Ctx } from '../../../platform/context.ts';
import { Refused, refuse } from '../../../platform/errors.ts';
import type { PhoneCheckSource } from '../../../platform/sources/sign-in-sources.ts';
import { getMarket } from '../../settings/index.ts';
import { askOutside } from '../ask-outside.ts';
import { type Contact, maskOf, phoneContact } from '../customers/contact.ts';
import { sendCode, type Verification } from './send-code.ts';
import { tryCode } from './try-code.ts';

// The local third party stores its codes with ours, under its own scope.
const scope = 'third party';
const timeoutMs = 10_000;

const sessionOf = (contact: Contact): string => Buffer.from(contact.address).toString('base64url');

async function post(ctx: Ctx, { baseUrl, apiKey }: PhoneCheckSource, call: string, body: object) {
  const url = `${baseUrl}/v1/accounts:${call}?key=${encodeURIComponent(apiKey)}`;
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    ctx.log.warn({ failure: error.name }, 'the third party for phones could not be reached');
    return refuse('third_party_refused', { detail: 'UNREACHABLE' });
  });
  const answer = (await reply.json().catch(() => ({}))) as Record<string, string | { message?: string }>;
  if (reply.ok) return answer as Record<string, string>;
  const message = (answer['error'] as { message?: string } | undefined)?.message ?? String(reply.status);
  // AUTH-10: the provider's own message is shown.
  return refuse('third_party_refused', { detail: message.slice(0, 200) });
}

const ask: typeof post = (...asked) => askOutside(() => post(...asked));

/** Whether the market has a contact proved by a third party: phones alone are (AUTH-10). */
export async function isForThirdParty(ctx: Ctx, { on }: Contact): Promise<boolean> {
  const { settings } = await getMarket(ctx);
  return on === 'phone' && settings.login.thirdPartyPhone;
}

/** Has the third party, or its local stand-in with the same API, send a code to a phone. */
export async function startPhoneCheck(ctx: Ctx, contact: Contact): Promise<Verification> {
  const source = ctx.sources.phoneCheck;
  if (!source) {
    const wanted = { contact, purpose: 'sign_in' as const, scope, customerId: null, isWritten: true };
    return {
      ...(await sendCode(ctx, wanted)),
      medium: 'firebase',
      session_info: sessionOf(contact),
    };
  }
  const answer = await ask(ctx, source, 'sendVerificationCode', { phoneNumber: contact.address });
  return {
    on: 'phone',
    contact: maskOf(contact),
    medium: 'firebase',
    delivery_id: null,
    session_info: answer['sessionInfo'] ?? '',
    resend_after_seconds: RESEND_WAIT_MS / 1000,
    expires_at: new Date(ctx.clock.now() + CODE_LIFE_MS).toISOString(),
    code_hint: null,
  };
}

/** What is sent with a third party's code to verify it. */
export interface PhoneCheck {
  readonly phone: string;
  readonly sessionInfo: string;
  readonly code: string;
}

async function checkLocally(ctx: Ctx, contact: Contact, check: PhoneCheck): Promise<void> {
  if (check.sessionInfo !== sessionOf(contact))
    refuse('third_party_refused', { detail: 'INVALID_SESSION_INFO' });
  try {
    await tryCode(ctx, { contact, purpose: 'sign_in', scope }, check.code);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const detail = error.parts[0]?.code === 'code_wrong' ? 'INVALID_CODE' : 'TOO_MANY_ATTEMPTS_TRY_LATER';
    throw new Refused(
      [{ code: 'third_party_refused', params: { detail } }],
      {},
      error.retryAfterSeconds,
      error.keepsWork,
    );
  }
}

/** The phone number that the third party says was proved; refuses with its words otherwise. */
export async function finishPhoneCheck(ctx: Ctx, check: PhoneCheck): Promise<Contact> {
  const { settings } = await getMarket(ctx);
  if (!settings.login.thirdPartyPhone) return refuse('sign_in_method_off');
  const contact = phoneContact(check.phone);
  if (contact.key === '') {
    ctx.log.info('Invalid phone number.');
    return refuse('phone_required');
  }
  if (check.code === '') return refuse('code_required');
  const source = ctx.sources.phoneCheck;
  if (!source) {
    await checkLocally(ctx, contact, check);
    return contact;
  }
  const { sessionInfo, code } = check;
  const answer = await ask(ctx, source, 'signInWithPhoneNumber', { sessionInfo, code });
  const proved = phoneContact(answer['phoneNumber'] ?? '');
  return proved.key === contact.key
    ? proved
    : refuse('third_party_refused', { detail: 'INVALID_PHONE_NUMBER' });
}
