import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areSubscriptionKeys, encryptPush, mostTextBytes } from './encrypt.ts';
import { isPushService } from './push-services.ts';
import { vapidAuthorization, vapidKey } from './vapid.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** The browser's side: its keys, and decryption (RFC 8291, section 3.4). */
function browser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const read = (message: Buffer): string => {
    const salt = message.subarray(0, 16);
    const sender = message.subarray(21, 21 + message.readUInt8(20));
    const sealed = message.subarray(21 + sender.length);
    const shared = pair.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const input = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    expect(text.at(-1)).toBe(2);
    return text.subarray(0, -1).toString();
  };
  const keys = { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
  return { keys, read };
}

describe('[MSG-02] a push is encrypted for one browser', () => {
  // RFC 8291, section 5 and appendix A.
  test('as the standard’s own example is', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw');
    const text = 'When I grow up, I want to be a watermelon';
    expect(encryptPush(text, keys, { salt, sender }).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg' +
        'Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('and read by it, whatever the text', () => {
    const { keys, read } = browser();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(read(encryptPush(text, keys))).toBe(text);
      }),
      { numRuns: 50 },
    );
    expect(encryptPush('a'.repeat(mostTextBytes), keys)).toHaveLength(4096);
  });

  test('keys that are no point of the curve are told from those that are', () => {
    const { keys } = browser();
    expect(areSubscriptionKeys(keys)).toBe(true);
    expect(areSubscriptionKeys({ ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
    expect(areSubscriptionKeys({ ...keys, p256dh: '' })).toBe(false);
    expect(areSubscriptionKeys({ ...keys, auth: 'short' })).toBe(false);
  });
});

describe('[MSG-02] the market shows a push service who it is', () => {
  test('any secret makes a key, and what it signs is verified by its public half', () => {
    const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(secrets, (secret) => {
        const key = vapidKey(Buffer.from(secret));
        const claim = { endpoint: 'https://push.example/abc', subject: 'mailto:a@b.example', nowMs: 0 };
        const [, token = '', k] = /^vapid t=([^,]+), k=(.+)$/.exec(vapidAuthorization(key, claim)) ?? [];
        expect(k).toBe(key.publicKey);
        const [head = '', body = '', signature = ''] = token.split('.');
        expect(JSON.parse(bytes(body).toString())).toEqual({
          aud: 'https://push.example',
          exp: 43_200,
          sub: 'mailto:a@b.example',
        });
        const point = bytes(key.publicKey);
        const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
        const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
        const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
        const signed = Buffer.from(`${head}.${body}`);
        expect(
          verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature)),
        ).toBe(true);
      }),
      { numRuns: 30, examples: [[new Uint8Array(32)], [new Uint8Array(32).fill(255)]] },
    );
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://push.services.mozilla.com.evil.example/', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/', false],
  ['http://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('[MSG-02] %s is the address of a push service: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint)).toBe(isOne);
});
