import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Ctx, over } from './context.ts';
import { getSecretKey, type SecretTables } from './seal.repo.ts';

/** What a seal is for: one made for something else is no good. */
export type SealPurpose =
  | 'quote'
  | 'private-file'
  | 'order-link'
  | 'payment-page'
  | 'invoice'
  | 'trip-link'
  | 'trip-invoice'
  | 'trip-calendar';

/** What a sealed text holds, or why it holds nothing. */
export type Opened<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: 'forged' | 'expired' };

interface Envelope {
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly value: unknown;
}

// A key never changes; it is read once for each database.
const keys = new WeakMap<object, Promise<Buffer>>();

function keyOf(ctx: Pick<Ctx, 'db' | 'events'>): Promise<Buffer> {
  const known = keys.get(ctx.events);
  if (known) return known;
  const reading = getSecretKey(over<SecretTables>(ctx), 'seal');
  keys.set(ctx.events, reading);
  reading.catch(() => keys.delete(ctx.events));
  return reading;
}

// HMAC-SHA256 (RFC 2104) over the purpose and the text.
function signature(key: Buffer, purpose: SealPurpose, body: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${body}`).digest();
}

/**
 * A text that comes back unchanged or not at all: whoever holds it can read it, and cannot write another. It says
 * nothing of who holds it: put the owner into the value where that matters.
 */
export async function seal(
  ctx: Pick<Ctx, 'db' | 'events'>,
  purpose: SealPurpose,
  value: unknown,
  untilMs: number,
): Promise<string> {
  const envelope: Envelope = { until: untilMs, value };
  const body = Buffer.from(JSON.stringify(envelope)).toString('base64url');
  return `${body}.${signature(await keyOf(ctx), purpose, body).toString('base64url')}`;
}

/** What was sealed for the purpose, if it is ours and still good. */
export async function openSeal<Value>(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock'>,
  purpose: SealPurpose,
  text: string,
): Promise<Opened<Value>> {
  const [body = '', sign = ''] = text.split('.');
  const expected = signature(await keyOf(ctx), purpose, body);
  const given = Buffer.from(sign, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { ok: false, why: 'forged' };
  const { until, value } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Envelope;
  return until > ctx.clock.now() ? { ok: true, value: value as Value } : { ok: false, why: 'expired' };
}
