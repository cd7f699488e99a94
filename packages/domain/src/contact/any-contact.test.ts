import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPhone,
  isSamePhone,
  maskEmail,
  maskPhone,
  normaliseEmail,
  normalisePhone,
  phoneKey,
} from './index.ts';

// No country's code begins with 0.
const digits = fc
  .string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 12 })
  .filter((number) => !number.startsWith('0'));
const gap = fc.constantFrom('', ' ', '-', '.', '/', ') ');
/** The same digits as people write them: with separators, in Arabic-Indic or Persian digits. */
const spelled = (number: string) =>
  fc
    .tuple(
      fc.array(gap, { minLength: number.length, maxLength: number.length }),
      fc.constantFrom(0x30, 0x660, 0x6f0),
    )
    .map(([gaps, zero]) =>
      [...number].map((digit, at) => String.fromCodePoint(zero + Number(digit)) + gaps[at]).join(''),
    );
const twice = digits.chain((number) => fc.tuple(fc.constant(number), spelled(number), spelled(number)));

describe('whatever is written', () => {
  test('one number is the same in every spelling, for whoever asks, and is kept as one', () => {
    fc.assert(
      fc.property(twice, fc.constantFrom('', '598', '31'), ([number, one, other], callingCode) => {
        expect(isPhone(one, 6)).toBe(true);
        expect(isSamePhone(one, other, callingCode)).toBe(true);
        expect(isSamePhone(`+${number}`, `00${one}`, callingCode)).toBe(true);
        expect(normalisePhone(`+${one}`)).toBe(`+${number}`);
        expect(normalisePhone(normalisePhone(one))).toBe(normalisePhone(one));
      }),
    );
  });

  test('who is the same as another, the other is the same as', () => {
    fc.assert(
      fc.property(digits, digits, fc.boolean(), ([...a], [...b], international) => {
        const [one, other] = [(international ? '+' : '') + a.join(''), b.join('')];
        expect(isSamePhone(one, other, '598')).toBe(isSamePhone(other, one, '598'));
      }),
    );
  });

  test('a number without its country is the market’s own, with or without the zero of home', () => {
    fc.assert(
      fc.property(digits, (number) => {
        expect(isSamePhone(number, `+598${number}`, '598')).toBe(true);
        expect(isSamePhone(`0${number}`, `+598 ${number}`, '598')).toBe(true);
        expect(phoneKey(`+598${number}`)).toBe(phoneKey(`00598${number}`));
      }),
    );
  });

  test('what is masked is as long as it was, and an address that is kept is kept once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress(), digits), (text) => {
        expect([maskEmail(text).length, maskPhone(text).length]).toEqual([text.length, text.length]);
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
      }),
    );
  });
});
