import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The market's VAPID key (RFC 8292): P-256. */
export interface VapidKey {
  /** The uncompressed point, base64url: browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

// The order of P-256 (SEC 2, section 2.4.2).
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const lifeMs = 12 * 60 * 60 * 1000;

/** Derives the key from a secret of 32 bytes. */
export function vapidKey(secret: Buffer): VapidKey {
  // Maps any bytes to a scalar from 1 to the order less one (FIPS 186-5, A.2.1).
  const scalar = (BigInt(`0x${secret.toString('hex')}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: d.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Authorization header that identifies the market to a push service for twelve hours (RFC 8292, section 2). `subject`:
 * a mailto: or https: URI.
 */
export function vapidAuthorization(
  key: VapidKey,
  claim: { readonly endpoint: string; readonly subject: string; readonly nowMs: number },
): string {
  const aud = new URL(claim.endpoint).origin;
  const exp = Math.floor((claim.nowMs + lifeMs) / 1000);
  const body = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud, exp, sub: claim.subject })}`;
  const signature = sign('sha256', Buffer.from(body), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${body}.${signature.toString('base64url')}, k=${key.publicKey}`;
}
