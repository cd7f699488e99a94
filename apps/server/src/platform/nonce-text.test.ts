import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nonceText } from './nonce-text.ts';

const standIn = '{nonce}';
const nonces = fc.string({ minLength: 1, maxLength: 40 });

test('a page compressed once comes out with each nonce in all its places', () => {
  const pieces = fc.array(fc.string({ unit: 'grapheme', maxLength: 900 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(pieces, nonces, nonces, (parts, first, second) => {
      const text = nonceText(parts.join(standIn), standIn);
      for (const nonce of [first, second]) {
        const expected = parts.join(standIn).replaceAll(standIn, () => nonce);
        expect(text.plain(nonce).toString()).toBe(expected);
        expect(gunzipSync(text.gzipped(nonce)).toString()).toBe(expected);
      }
    }),
  );
});

test('compressing is worth it although it stops at each nonce', () => {
  const text = nonceText(`<p>${'the same words '.repeat(2000)}</p><script nonce="${standIn}">`, standIn);
  expect(text.gzipped('abc').length).toBeLessThan(text.plain('abc').length / 20);
});
