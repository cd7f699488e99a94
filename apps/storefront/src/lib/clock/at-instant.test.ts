import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atInstant } from './at-instant.ts';

const dayMs = 86_400_000;
const noon = Date.parse('2026-11-26T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['soon', 1000],
  // Timers hold less than 25 days: a longer one ends at once.
  ['in forty days', 40 * dayMs],
])('an instant %s is told once, when it has come', (_when, leftMs) => {
  const call = vi.fn();
  atInstant(noon + leftMs, call);
  vi.advanceTimersByTime(leftMs - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(dayMs);
  expect(call).toHaveBeenCalledOnce();
});

test('an instant that is past is told at once', () => {
  const call = vi.fn();
  atInstant(noon - dayMs, call);
  vi.advanceTimersByTime(0);
  expect(call).toHaveBeenCalledOnce();
});

test.each([[1000], [40 * dayMs]])('what is called off is not told: %i ms', (leftMs) => {
  const call = vi.fn();
  const callOff = atInstant(noon + leftMs, call);
  vi.advanceTimersByTime(leftMs - 1);
  callOff();
  vi.advanceTimersByTime(dayMs);
  expect(call).not.toHaveBeenCalled();
});
