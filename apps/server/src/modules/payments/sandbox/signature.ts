import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Ctx, over } from '../../../platform/context.ts';
import { getSecretKey, type SecretTables } from '../../../platform/secrets/secret-keys.repo.ts';

/** Carries when a message was signed, and the signature: `t=1789000000,v1=…`. */
export const signatureHeader = 'promenade-signature';

// An old message that somebody kept is no good: the same tolerance as Stripe's.
const toleranceMs = 5 * 60_000;

async function signatureOf(ctx: Pick<Ctx, 'db'>, seconds: string, body: Buffer): Promise<Buffer> {
  const key = await getSecretKey(over<SecretTables>(ctx), 'sandbox-webhook');
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
}

/** The header that a message of the sandbox is sent with. */
export async function signMessage(ctx: Pick<Ctx, 'db' | 'clock'>, body: Buffer): Promise<string> {
  const seconds = String(Math.floor(ctx.clock.now() / 1000));
  return `t=${seconds},v1=${(await signatureOf(ctx, seconds, body)).toString('hex')}`;
}

/** Whether a message is the sandbox’s own, and fresh. */
export async function isSigned(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  body: Buffer,
  header: string,
): Promise<boolean> {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (seconds === '' || Math.abs(ctx.clock.now() - Number(seconds) * 1000) > toleranceMs) return false;
  return timingSafeEqual(await signatureOf(ctx, seconds, body), Buffer.from(hex, 'hex'));
}
