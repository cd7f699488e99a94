import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheTimes } from './cache-times.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often a market was asked that is asked twice, so many milliseconds apart. */
async function askedTwice(
  times: (typeof cacheTimes)[keyof typeof cacheTimes],
  apartMs: number,
): Promise<number> {
  const client = new QueryClient();
  const queryFn = vi.fn(async () => 'an answer');
  const ask = () => client.fetchQuery({ queryKey: ['asked'], queryFn, ...times });
  await ask();
  await vi.advanceTimersByTimeAsync(apartMs);
  await ask();
  client.clear();
  return queryFn.mock.calls.length;
}

test('[SYS-14] categories are asked for once in 5 minutes, item details once in 30 s', async () => {
  expect(await askedTwice(cacheTimes.categories, 299_000)).toBe(1);
  expect(await askedTwice(cacheTimes.categories, 300_000)).toBe(2);
  expect(await askedTwice(cacheTimes.itemDetails, 29_000)).toBe(1);
  expect(await askedTwice(cacheTimes.itemDetails, 30_000)).toBe(2);
});

test('[SYS-14] item details that fail are not asked for again by themselves', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 3 } } });
  const queryFn = vi.fn(() => Promise.reject(new Error('gone')));
  const asked = client.fetchQuery({ queryKey: ['item'], queryFn, ...cacheTimes.itemDetails });
  await expect(asked).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
});
