import { randomBytes } from 'node:crypto';
import { guestId as guestIdOnTheWire } from '@promenade/contract/endpoint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestIdOf, shopperNamedIn } from './guest-id.ts';

const secret = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));

test('a guest id names its shopper, has all of its secret, and is one on the wire', () => {
  fc.assert(
    fc.property(fc.uuid(), secret, (shopperId, random) => {
      const guestId = guestIdOf(shopperId, random);
      expect(shopperNamedIn(guestId)).toBe(shopperId);
      expect(Buffer.from(guestId, 'base64url').subarray(16).toString('base64url')).toBe(random);
      expect(guestIdOnTheWire.safeParse(guestId).success).toBe(true);
    }),
  );
});

test('an older guest id, or what is none, names nobody', () => {
  const older = randomBytes(32).toString('base64url');
  for (const text of [
    '',
    older,
    `${older}${older}`,
    'x'.repeat(63),
    `${'x'.repeat(63)}=`,
    `${'x'.repeat(63)}\n`,
  ])
    expect(shopperNamedIn(text)).toBeUndefined();
});
