import { expect, test } from 'vitest';
import { wholeContact } from './whole-contact.ts';

const uruguay = { country_calling_code: '598', phone_national_digits: 8 };
const kazakhstan = { country_calling_code: '7', phone_national_digits: 10 };

test.each([
  ['099 123 456', uruguay, '+598 99 123 456'],
  [' 99123456 ', uruguay, '+598 99123456'],
  ['٠٩٩١٢٣٤٥٦', uruguay, '+598 99123456'],
  ['59899123456', uruguay, '59899123456'],
  ['+54 11 2345 6789', uruguay, '+54 11 2345 6789'],
  ['0054 11 2345 6789', uruguay, '0054 11 2345 6789'],
  ['0991234', uruguay, '0991234'],
  ['ana@example.com', uruguay, 'ana@example.com'],
  ['12345678@example.com', uruguay, '12345678@example.com'],
  ['ana', uruguay, 'ana'],
  ['', uruguay, ''],
  ['8 701 123 45 67', kazakhstan, '+7 701 123 45 67'],
  ['7011234567', kazakhstan, '+7 7011234567'],
  ['77011234567', kazakhstan, '77011234567'],
  ['0991234567', { country_calling_code: '', phone_national_digits: 10 }, '0991234567'],
] as const)('[AUTH-02] %j at home in %j is %j', (typed, market, whole) =>
  expect(wholeContact(typed, market)).toBe(whole),
);
