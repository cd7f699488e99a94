import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gtinCheckDigit, isGtin } from './index.ts';

// The examples of the GS1 General Specifications and of its check digit calculator.
test.each(['96385074', '614141000036', '6291041500213', '4006381333931', '10614141000415'])(
  '%s is a GTIN',
  (text) => expect(isGtin(text)).toBe(true),
);

test.each([
  '',
  '6291041500214',
  '629104150021',
  '62910415002133',
  '1234567',
  '٦٢٩١٠٤١٥٠٠٢١٣',
  ' 6291041500213',
  'x',
])('%j is none', (text) => expect(isGtin(text)).toBe(false));

test('one wrong digit is always noticed', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(
      digits,
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (body, at, shift) => {
        const text = body.join('');
        const whole = `${text}${gtinCheckDigit(text)}`;
        expect(isGtin(whole)).toBe(true);
        const wrong = (Number(whole[at]) + shift) % 10;
        expect(isGtin(`${whole.slice(0, at)}${wrong}${whole.slice(at + 1)}`)).toBe(false);
      },
    ),
  );
});
