import { HIGHEST_MINOR } from '@promenade/domain/money';
import { expect, test } from 'vitest';
import { answerOf, Refused } from './errors.ts';
import { keptAmount } from './kept-amount.ts';

test('an amount is kept in minor units, a sum that a browser made too', () => {
  expect(keptAmount('price', 9.5, 2)).toBe(950);
  expect(keptAmount('price', 0.1 + 0.2, 2)).toBe(30);
  expect(keptAmount('price', HIGHEST_MINOR / 100, 2)).toBe(HIGHEST_MINOR);
});

const refusal = (major: number, decimals: number): unknown => {
  try {
    return keptAmount('price', major, decimals);
  } catch (error) {
    if (error instanceof Refused) return answerOf(error, 'en').body.message;
    throw error;
  }
};

test.each([
  [9.5, 0, 'body.price: more decimals than the currency has'],
  [12.505, 2, 'body.price: more decimals than the currency has'],
  [21_474_836.48, 2, 'body.price: at most 21474836.47'],
  [1e15, 0, 'body.price: at most 2147483647'],
])('%d with %d decimals is refused, not rounded or a fault', (major, decimals, detail) => {
  expect(refusal(major, decimals)).toBe(`The request could not be read: ${detail}.`);
});
