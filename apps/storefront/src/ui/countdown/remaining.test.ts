import { expect, test } from 'vitest';
import { remaining } from './remaining.ts';

test('what is left is told in days and a clock, and never falls below nothing', () => {
  const now = Date.parse('2026-03-01T10:00:00Z');
  expect(remaining(Date.parse('2026-03-03T15:09:00Z'), now)).toEqual({ days: 2, time: '05:09:00' });
  expect(remaining(now + 999, now)).toEqual({ days: 0, time: '00:00:01' });
  expect(remaining(now - 1, now)).toEqual({ days: 0, time: '00:00:00' });
});
