import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legible, legibleLine } from './index.ts';

test.each([
  ['', ''],
  [' \t\n ', ''],
  ['\u200b', ''],
  ['\u200b \u2060\u00ad\ufeff', ''],
  ['\u3164\u115f\uffa0', ''],
  ['\u2800\u2800', ''],
  ['\ufe0f\u200d', ''],
  ['\u202e', ''],
])('%j shows nothing, and is empty', (text, kept) => {
  expect(legible(text)).toBe(kept);
});

test.each([
  ['Ana\u202e', 'Ana'],
  ['\u2067Ana\u2069\u202c', 'Ana'],
  ['Ana\u001b[2K\u009b1m\u0007\u007f', 'Ana[2K1m'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['a\tb', 'a\tb'],
])('%j is kept as %j', (text, kept) => {
  expect(legible(text)).toBe(kept);
});

test.each([
  'می‌خواهم',
  'क्‍ष',
  '❤️',
  '👩‍👩‍👧',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'Zoe\u0308',
  'مطعم\u200f!',
  'A\0B',
])('%s stays as it was written', (text) => {
  expect(legible(text)).toBe(text);
});

test('in one line there are no line ends', () => {
  expect(legibleLine(' Ana\r\nPaid:\u2028 $0\u0085 ')).toBe('Ana Paid: $0');
});

test('what is kept is kept as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(legible(legible(text))).toBe(legible(text));
      expect(legibleLine(legibleLine(text))).toBe(legibleLine(text));
    }),
  );
});
