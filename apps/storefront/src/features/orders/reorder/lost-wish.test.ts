import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../lib/api/browser.fixture.ts';
import { keepWish, readWish } from './lost-wish.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was wanted of another store’s cart is known until it is answered, of its own order alone', () => {
  keepWish('a', { replace: true });
  expect([readWish('a'), readWish('b')]).toEqual([{ replace: true }, {}]);
  keepWish('a', null);
  expect(readWish('a')).toEqual({});
});

test('a wish without an answer lasts as long as a repeated press is the same one: ten minutes', () => {
  keepWish('a', { keep_both: true });
  vi.advanceTimersByTime(599_999);
  expect(readWish('a')).toEqual({ keep_both: true });
  vi.advanceTimersByTime(1);
  expect(readWish('a')).toEqual({});
});
