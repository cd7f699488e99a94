import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { romanised, wordDistance } from './index.ts';

describe('mistakes in a word', () => {
  test.each([
    ['ejido', 'ejido', 0],
    ['ejdio', 'ejido', 1],
    ['ejido', 'ejidos', 1],
    ['ejdo', 'ejido', 1],
    ['ekido', 'ejido', 1],
    ['baldomir', 'valdomir', 0.5],
    ['hejido', 'ejido', 0.5],
    ['joose', 'jose', 0.5],
  ])('%s is %s with %d mistakes', (typed, name, mistakes) => {
    expect(wordDistance(typed, name, 3).whole).toBe(mistakes);
  });

  test('a beginning has none', () => {
    expect(wordDistance('const', 'constituyente', 2).beginning).toBe(0);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'h', 'v'), maxLength: 8 });
  test('a word is as far from another as that from it, no nearer than their lengths allow, and 0 only from itself', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const { whole } = wordDistance(a, b, 99);
        expect(wordDistance(b, a, 99).whole).toBe(whole);
        expect(whole).toBeGreaterThanOrEqual(Math.abs(a.length - b.length) / 2);
        expect(whole === 0).toBe(a === b);
      }),
    );
  });
});

test.each([
  ['кенесары', 'kenesary'],
  ['қабанбай батыр'.normalize('NFD').replace(/\p{M}/gu, ''), 'qabanbai batyr'],
  ['київ'.normalize('NFD').replace(/\p{M}/gu, ''), 'kiiv'],
  ['ejido', 'ejido'],
  ['شارع', 'شارع'],
])('%s in Latin letters is %s', (text, roman) => {
  expect(romanised(text)).toBe(roman);
});
