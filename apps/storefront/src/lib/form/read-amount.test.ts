import { expect, test } from 'vitest';
import { readAmount, readBound } from './read-amount.ts';

test.each([
  [' 1 250,5 ', 1250.5],
  ['0', 0],
  ['-3', -3],
  ['٢٥', 25],
  ['١٬٢٥٠٫٥', 1250.5],
  // A thousand, not one.
  ['1,000', 1000],
  ['1.000', 1000],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1,250,000', 1_250_000],
  ['1.25', 1.25],
  ['1,0000', 1],
])('[PROF-04] the amount %j is read as it is typed', (text, amount) => {
  expect(readAmount(text, 2)).toBe(amount);
});

test('[PROF-04] a currency of three decimals has them behind one point', () => {
  expect(['1.250', '1,250', '1,250.5', '1,250,000'].map((text) => readAmount(text, 3))).toEqual([
    1.25, 1.25, 1250.5, 1_250_000,
  ]);
});

test.each(['', 'ten', '1.2.3', '1e9', '12345678901', '1,250.500.000'])(
  '[PROF-04] %j is no amount',
  (text) => {
    expect(readAmount(text, 2)).toBeUndefined();
  },
);

test.each([
  ['٩٠٠', '900'],
  ['1.250,50', '1250.5'],
  ['-5', ''],
  ['', ''],
  [null, ''],
  ['cheap', ''],
])('a bound of prices that is given as %j stands as %j in an address', (given, bound) => {
  expect(readBound(given, 2)).toBe(bound);
});
