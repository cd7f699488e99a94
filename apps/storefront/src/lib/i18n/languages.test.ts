import { describe, expect, test } from 'vitest';
import { directionOf, pickLanguage } from './languages.ts';

describe('direction', () => {
  test.each(['ar', 'he', 'fa', 'ur', 'ar-EG', 'AR', 'fa_IR'])('[LANG-02] %s is right-to-left', (code) => {
    expect(directionOf(code)).toBe('rtl');
  });
  test.each(['en', 'nl', 'fr', 'fr-CA', 'es', ''])('[LANG-02] %s is left-to-right', (code) => {
    expect(directionOf(code)).toBe('ltr');
  });
});

describe('choice of language', () => {
  test.each([
    ['ar', 'fr', 'ar'],
    [undefined, 'fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    [undefined, 'de,nl;q=0.5,en;q=0.4', 'nl'],
    [undefined, 'en;q=0.3,ar;q=0.9', 'ar'],
    [undefined, 'fr;q=0,en', 'en'],
    ['xx', null, 'en'],
    ['__proto__', 'toString', 'en'],
    [undefined, '', 'en'],
  ])('[LANG-03] stored %s and Accept-Language %s give %s', (stored, header, expected) => {
    expect(pickLanguage(stored, header)).toBe(expected);
  });
});
