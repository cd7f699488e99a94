import { expect, test } from 'vitest';
import { bonusOn, readAmount } from './bonuses.ts';

const running = {
  title: '',
  description: '',
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: '2027-01-01T00:00:00Z',
};
const bonuses = [
  {
    ...running,
    id: 'a',
    bonus_type: 'percent' as const,
    bonus_amount: 5,
    minimum_add_amount: 100,
    maximum_bonus_amount: 8,
  },
  {
    ...running,
    id: 'b',
    bonus_type: 'amount' as const,
    bonus_amount: 6.5,
    minimum_add_amount: 100,
    maximum_bonus_amount: 0,
  },
];

test('[PROF-04] the bonus that an amount brings is told before it is sent', () => {
  expect(bonusOn(bonuses, 99.99, 2)).toBe(0);
  expect(bonusOn(bonuses, 100, 2)).toBe(6.5);
  expect(bonusOn(bonuses, 1000, 2)).toBe(8);
});

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
