import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../context.ts';
import { secretKeys } from './secret-keys.ts';

/** Purpose of a seal; it is only valid for that purpose. */
export type SealPurpose =
  | 'quote'
  | 'private-file'
  | 'order-link'
  | 'payment-page'
  | 'invoice'
  | 'trip-quote'
  | 'trip-link'
  | 'trip-invoice'
  | 'trip-calendar'
  | 'newsletter';

/** The content of a sealed text, or why it is invalid. */
export type Opened<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: 'forged' | 'expired' };

interface Envelope {
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly value: unknown;
}

// HMAC-SHA256 (RFC 2104) over the purpose and the text.
function signature(key: Buffer, purpose: SealPurpose, body: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${body}`).digest();
}

/**
 * A signed text: its holder can read it, but not change or forge it. It is not bound to its holder: include the owner in the
 * value if that matters.
 */
export async function seal(
  ctx: Pick<Ctx, 'db' | 'primary' | 'events'>,
  purpose: SealPurpose,
  value: unknown,
  untilMs: number,
): Promise<string> {
  const envelope: Envelope = { until: untilMs, value };
  const body = Buffer.from(JSON.stringify(envelope)).toString('base64url');
  const { current } = await secretKeys(ctx, 'seal');
  return `${body}.${signature(current, purpose, body).toString('base64url')}`;
}

/** The sealed value, if the seal is for the purpose, authentic and not expired. */
export async function openSeal<Value>(
  ctx: Pick<Ctx, 'db' | 'primary' | 'events' | 'clock'>,
  purpose: SealPurpose,
  text: string,
): Promise<Opened<Value>> {
  const [body = '', sign = ''] = text.split('.');
  const given = Buffer.from(sign, 'base64url');
  const { current, former } = await secretKeys(ctx, 'seal');
  const isBy = (key: Buffer): boolean => {
    const expected = signature(key, purpose, body);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (!isBy(current) && !former.some(isBy)) return { ok: false, why: 'forged' };
  const { until, value } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Envelope;
  return until > ctx.clock.now() ? { ok: true, value: value as Value } : { ok: false, why: 'expired' };
}
