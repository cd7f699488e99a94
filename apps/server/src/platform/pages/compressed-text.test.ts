import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressedText } from './compressed-text.ts';

const packedText = (text: string, hasTime?: () => boolean) => compressedText(Buffer.from(text), hasTime);
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

// A list such as pages contain, with a given number of entries.
const list = (entries: number): string =>
  Array.from({ length: entries }, (_, at) => {
    const code = ((at + 1) * 2_654_435_761) % 2 ** 32;
    return `<li class="tile"><a href="/product/${code.toString(36)}"><b>Item ${code % 977}</b><i>$${code % 10_007}</i></a></li>`;
  }).join('');

function firstListOver(bytes: number): string {
  let entries = 100;
  while ((packedText(list(entries))('zstd').bytes.length ?? 0) <= bytes) entries += 5;
  return list(entries);
}

test('a page that just misses what comes in one flight comes in it, where Brotli is taken; none is packed harder for nothing', () => {
  const justTooLong = packedText(firstListOver(13_500));
  const { encoding, bytes } = justTooLong('gzip, deflate, br, zstd');
  expect(encoding).toBe('br');
  expect(bytes.length).toBeLessThanOrEqual(13_500);
  expect(unpack.br(bytes).toString()).toBe(firstListOver(13_500));
  expect(justTooLong('zstd').encoding).toBe('zstd');
  for (const size of [2_000, 12_000, 16_000])
    expect(packedText(firstListOver(size))('br, zstd').encoding).toBe('zstd');
});

test('a page that just misses is packed as it costs least where there is no time, and time is asked for by no other page', () => {
  let asked = 0;
  const hasTime = () => {
    asked += 1;
    return false;
  };
  expect(packedText(firstListOver(13_500), hasTime)('br, zstd').encoding).toBe('zstd');
  expect(asked).toBe(1);
  packedText(firstListOver(12_000), hasTime)('br, zstd');
  packedText(firstListOver(13_500), hasTime)('zstd');
  expect(asked).toBe(1);
});
