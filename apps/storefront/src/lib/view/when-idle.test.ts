import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what waits for an idle page is done on one that never is: a page that moved all the time had neither its state of the connection nor a guest', () => {
  vi.useFakeTimers();
  // A browser whose page is never idle.
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout) setTimeout(work, options.timeout);
  });
  const work = vi.fn<() => void>();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
});

test('where the browser cannot tell, it is done soon', () => {
  vi.useFakeTimers();
  const work = vi.fn<() => void>();
  whenIdle(work);
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});
