import { expect, test } from 'vitest';
import { bonusOn } from './bonuses.ts';

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
