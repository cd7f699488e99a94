import { expect, test } from 'vitest';
import { cacheTimes } from './cache-times.ts';

test('[SYS-14] categories 5 minutes; featured 60 s, stale after 30 s; item details 30 s without retry', () => {
  expect(cacheTimes.categories.gcTime).toBe(300_000);
  expect(cacheTimes.featuredCategories).toEqual({ staleTime: 30_000, gcTime: 60_000 });
  expect(cacheTimes.itemDetails).toEqual({ staleTime: 30_000, gcTime: 30_000, retry: false });
});
