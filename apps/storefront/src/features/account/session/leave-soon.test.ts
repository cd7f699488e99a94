import { afterEach, expect, test, vi } from 'vitest';
import { leaveSoon } from './leave-soon.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('[NAV-11] whoever presses Logout is signed out after 500 ms', () => {
  vi.useFakeTimers();
  const leave = vi.fn();
  leaveSoon(leave);
  vi.advanceTimersByTime(499);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledTimes(1);
});
