import { expect, test } from 'vitest';
import { remaining } from './remaining.ts';

test.each([
  [0, 0, '00:00:00'],
  [1, 0, '00:00:01'],
  [59_000, 0, '00:00:59'],
  [3_600_000, 0, '01:00:00'],
  [86_399_001, 1, '00:00:00'],
  [2 * 86_400_000 + 3_661_000, 2, '01:01:01'],
  [-5000, 0, '00:00:00'],
])('%i ms are %i days and %s on a clock, never less than nothing', (ms, days, time) => {
  expect(remaining(1_000_000 + ms, 1_000_000)).toEqual({ days, time });
});
