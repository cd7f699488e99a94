import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countCart } from './count-cart.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
});
afterEach(() => vi.unstubAllGlobals());

const calls = { lines: async () => [1, 2, 3], tripLines: async () => [1] };

test.each([
  ['rental', '1'],
  ['food', '3'],
])('[AUTH-07] [MOD-07] who signs in in %s sees the count of its cart', async (type, count) => {
  kept.set('module', JSON.stringify({ id: 'm', module_type: type }));
  await countCart(calls);
  expect(kept.get('cart-list')).toBe(count);
});
