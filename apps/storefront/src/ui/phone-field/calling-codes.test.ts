import { expect, test } from 'vitest';
import { callingCodes, countriesIn, fullNumber } from './calling-codes.ts';

test('[SYS-15] every region has one code of one to four digits', () => {
  expect(callingCodes.size).toBeGreaterThan(230);
  for (const [region, code] of callingCodes) {
    expect(region).toMatch(/^[A-Z]{2}$/);
    expect(code).toMatch(/^[1-9]\d{0,3}$/);
  }
  expect([callingCodes.get('UY'), callingCodes.get('NL'), callingCodes.get('KZ')]).toEqual([
    '598',
    '31',
    '7',
  ]);
});

test('[SYS-15] the countries to pick from are named and sorted as the language has it', () => {
  expect(countriesIn('en')).toHaveLength(callingCodes.size);
  expect(countriesIn('en')).toContainEqual(['NL', 'Netherlands']);
  const dutch = countriesIn('nl').map(([, name]) => name);
  expect(dutch.indexOf('Albanië')).toBeLessThan(dutch.indexOf('Zweden'));
});

test.each([
  ['099 123 456', '598', '+598 99 123 456'],
  ['99123456', '598', '+598 99123456'],
  ['+31 6 1234 5678', '598', '+31 6 1234 5678'],
  ['0031 612345678', '598', '+31 612345678'],
  ['06 1234 5678', '39', '+39 06 1234 5678'],
  ['8 (701) 123-45-67', '7', '+7 (701) 123-45-67'],
  ['87011234567', '7', '+7 7011234567'],
  ['8 800 555 353', '7', '+7 8 800 555 353'],
  ['06 20 123 4567', '36', '+36 20 123 4567'],
  ['٠٩٩١٢٣٤٥٦', '598', '+598 99123456'],
  ['\u202a+31 6 1234 5678\u202c', '598', '+31 6 1234 5678'],
  ['\u2066099 123 456\u2069', '598', '+598 99 123 456'],
  ['call me', '598', '+598 call me'],
  ['', '598', ''],
  ['0991234567', '', '0991234567'],
])('[SYS-15] %j after +%s is %j', (typed, code, full) => expect(fullNumber(typed, code)).toBe(full));
