import { expect, test } from 'vitest';
import { amountProblem, readAmount, readBound } from './read-amount.ts';

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
  ['12345678901', 12_345_678_901],
])('[PROF-04] the amount %j is read as it is typed', (text, amount) => {
  expect(readAmount(text, 2)).toBe(amount);
});

test.each(['\u200f١٢٫٥', '\u200e12.5\u200e', '\u206612,5\u2069', '\ufeff12.5'])(
  '[PROF-04] an amount that was copied with marks of its direction is read: %j was none',
  (text) => {
    expect(readAmount(text, 2)).toBe(12.5);
  },
);

test('[PROF-04] a currency of three decimals has them behind one point', () => {
  expect(['1.250', '1,250', '1,250.5', '1,250,000'].map((text) => readAmount(text, 3))).toEqual([
    1.25, 1.25, 1250.5, 1_250_000,
  ]);
});

test.each(['', 'ten', '1.2.3', '1e9', '1,250.500.000'])('[PROF-04] %j is no amount', (text) => {
  expect(readAmount(text, 2)).toBeUndefined();
});

test.each([
  ['0', null],
  ['2.34', null],
  ['1,000', null],
  ['1000.01', 'tooMuch'],
  ['1'.repeat(400), 'tooMuch'],
  ['2.3456', 'tooFine'],
  ['-1', 'unread'],
  ['much', 'unread'],
])('[CHK-06] [PROF-04] an amount of at most 1000 that is typed as %j: %s', (text, problem) => {
  expect(amountProblem(text, 2, 1000)).toBe(problem);
});

test.each([
  ['٩٠٠', '900'],
  ['1.250,50', '1250.5'],
  ['-5', ''],
  ['', ''],
  [null, ''],
  ['cheap', ''],
  ['5000000000', '1000000000'],
])('a bound of prices that is given as %j stands as %j in an address', (given, bound) => {
  expect(readBound(given, 2)).toBe(bound);
});
