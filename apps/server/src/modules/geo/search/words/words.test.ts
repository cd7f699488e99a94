import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, foldedWords } from './folded-words.ts';
import { soundOf } from './scripts.ts';
import { wordVariants } from './word-variants.ts';

describe('words', () => {
  test.each([
    ['Av. Itália', 'avenida italia'],
    ['18DEJULIO 1360', '18 dejulio 1360'],
    ['O’Higgins', 'o higgins'],
    ['Қабанбай Батыр', 'кабанбаи батыр'],
    ['ул. Абая', 'улица абая'],
    ['شارع الأزهر ٤٥', 'شارع الازهر 45'],
    [' ,.! ', ''],
  ])('%s is folded', (text, words) => {
    expect(foldedWords(text).join(' ')).toBe(words);
  });

  test('folding twice changes nothing more, whatever was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });

  test.each([
    ['بوسيتوس', 'Pocitos'],
    ['كانيلونيس', 'Canelones'],
    ['إيخيدو', 'Ejido'],
    ['أرتيغاس', 'Artigas'],
    ['كونستيتوينتي', 'Constituyente'],
    ['خوليو', 'Julio'],
    ['ريفيرا', 'Rivera'],
    ['كينيساري', 'Кенесары'],
  ])('%s sounds like %s', (arabic, name) => {
    expect(soundOf(fold(arabic))).toBe(soundOf(fold(name)));
  });

  test('a number, and a word without a consonant, sounds as it is written', () => {
    expect(['18', 'a'].map(soundOf)).toEqual(['18', 'a']);
  });

  test.each([
    [
      ['sanjose', '11'],
      ['san', 'jose', '11'],
    ],
    [['poci', 'tos'], ['pocitos']],
  ])('a space forgotten or struck by mistake: %j', (tokens, mended) => {
    const known = new Set(['san', 'jose', 'pocitos']);
    expect(wordVariants(tokens, (word) => known.has(word))).toEqual([tokens, mended]);
  });
});
