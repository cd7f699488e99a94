import { expect, test } from 'vitest';
import { toldDay } from './index.ts';

const hourMs = 3_600_000;

test.each([
  [1, 'nothing'],
  [23, 'nothing'],
  [24, 'weekday'],
  [6 * 24 - 1, 'weekday'],
  [6 * 24, 'date'],
  [40 * 24, 'date'],
] as const)('of an opening in %d hours, beside its time: %s', (hours, told) => {
  expect(toldDay(hours * hourMs, 0)).toBe(told);
});
