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

const nothing = () => undefined;
const signOut = (): void => {
  kept.delete('token');
  kept.set('cart-list', '0');
};
const addLine = () => kept.set('cart-list', '1');
const goToRental = () => kept.set('module', JSON.stringify({ id: 'r', module_type: 'rental' }));

test.each([
  ['it counts where nothing else has happened', nothing, '3'],
  ['whoever has signed out meanwhile leaves no count behind', signOut, '0'],
  ['what was put in meanwhile stays counted', addLine, '1'],
  ['another module keeps its own', goToRental, undefined],
])('a count that comes late: %s', async (_what, meanwhile, count) => {
  kept.set('token', 'ana');
  kept.set('module', JSON.stringify({ id: 'm', module_type: 'food' }));
  const lines = async () => {
    meanwhile();
    return [1, 2, 3];
  };
  await countCart({ ...calls, lines });
  expect(kept.get('cart-list')).toBe(count);
});
