import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedText } from './packed-text.ts';

const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

test('every packing comes out as it went in, the second time too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 5000 }), (text) => {
      const packed = packedText(text);
      for (const name of ['zstd', 'br', 'gzip', 'zstd'] as const) {
        const { encoding, bytes } = packed(name);
        expect(encoding).toBe(name);
        expect(unpack[name](bytes).toString()).toBe(text);
      }
      expect(packed(undefined).bytes.toString()).toBe(text);
    }),
  );
});

test('what a browser accepts decides, and the cheapest of it', () => {
  const packed = packedText('words');
  const chosen = (accepted: string | undefined) => packed(accepted).encoding;
  expect(chosen('gzip, deflate, br, zstd')).toBe('zstd');
  expect(chosen('gzip, deflate, br')).toBe('br');
  expect(chosen('gzip')).toBe('gzip');
  expect(chosen('br;q=0, gzip;q=0.5')).toBe('gzip');
  for (const none of [undefined, '', 'identity', 'deflate', 'gzip;q=0', 'gzip; q=0.0'])
    expect(packed(none)).toEqual({ bytes: Buffer.from('words') });
});
