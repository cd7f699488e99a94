import type { Ctx } from '../context.ts';
import { type SecretKeys, secretKeys } from '../secrets/secret-keys.ts';
import { encryptPush, type SubscriptionKeys } from './encrypt.ts';
import { isPushService } from './push-services.ts';
import { type VapidKey, vapidAuthorization, vapidKey } from './vapid.ts';

/** A device that subscribed to notifications. */
export interface PushAddress extends SubscriptionKeys {
  readonly endpoint: string;
}

/** The outcome: `gone` devices are unsubscribed for good; `refused` ones do not accept this message. */
export type Pushed = 'taken' | 'gone' | 'refused';

const timeoutMs = 10_000;
const made = new WeakMap<SecretKeys, VapidKey>();

/** The market's VAPID key. */
export async function marketVapidKey(ctx: Pick<Ctx, 'db' | 'primary' | 'events'>): Promise<VapidKey> {
  const secret = await secretKeys(ctx, 'vapid');
  const key = made.get(secret) ?? vapidKey(secret.current);
  made.set(secret, key);
  return key;
}

function readStatus(status: number): Pushed {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  // It may accept the message later; other refusals are permanent (RFC 8030, section 5).
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  return 'refused';
}

/** Sends an encrypted text to a device's push service (RFC 8030). Throws if a retry may succeed. */
export async function sendPush(
  ctx: Ctx,
  { endpoint, ...subscriptionKeys }: PushAddress,
  {
    text,
    ttlSeconds,
    subject,
  }: { readonly text: string; readonly ttlSeconds: number; readonly subject: string },
): Promise<Pushed> {
  if (!isPushService(endpoint, ctx.carriers.push)) return 'gone';
  const key = await marketVapidKey(ctx);
  await ctx.carriers.beforePush?.(timeoutMs);
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: vapidAuthorization(key, { endpoint, subject, nowMs: ctx.clock.now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttlSeconds),
      urgency: 'high',
    },
    body: new Uint8Array(encryptPush(text, subscriptionKeys)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await reply.body?.cancel();
  return readStatus(reply.status);
}
