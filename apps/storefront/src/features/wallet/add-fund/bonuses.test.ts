import { expect, test } from 'vitest';
import { bonusOn, readAmount } from './bonuses.ts';

const running = {
  title: '',
  description: '',
  start_date: '2026-01-01T00:00:00Z',
  end_date: '2027-01-01T00:00:00Z',
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

test('[PROF-04] an amount is read as it is typed, and what is none is no amount', () => {
  expect(readAmount(' 1 250,5 ')).toBe(1250.5);
  expect(readAmount('0')).toBe(0);
  expect(readAmount('-3')).toBe(-3);
  for (const text of ['', 'ten', '1.2.3', '1e9', '12345678901']) expect(readAmount(text)).toBeUndefined();
});
