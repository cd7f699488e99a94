import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { versionedCache } from './versioned-cache.ts';

const open = () => {
  const clock = fakeClock();
  return { clock, cache: versionedCache<string>(clock, { freshForMs: 1000, most: 2 }) };
};

test('a value is given for its own version alone', () => {
  const { cache } = open();
  expect([cache.has('bread'), cache.get('bread', '1')]).toEqual([false, undefined]);
  cache.keep('bread', '1', 'warm');
  expect([cache.has('bread'), cache.get('bread', '1'), cache.get('bread', '2')]).toEqual([
    true,
    'warm',
    undefined,
  ]);
  cache.keep('bread', '2', 'cold');
  expect([cache.get('bread', '1'), cache.get('bread', '2')]).toEqual([undefined, 'cold']);
});

test('a value is kept for its time from when it was kept, however often it is asked for', () => {
  const { clock, cache } = open();
  cache.keep('bread', '1', 'warm');
  clock.advance(999);
  expect(cache.get('bread', '1')).toBe('warm');
  clock.advance(1);
  expect([cache.has('bread'), cache.get('bread', '1')]).toEqual([false, undefined]);
});

test('of more than it holds, what was kept first goes first', () => {
  const { cache } = open();
  for (const key of ['bread', 'milk', 'bread', 'eggs']) cache.keep(key, '1', key);
  expect(['bread', 'milk', 'eggs'].filter(cache.has)).toEqual(['bread', 'eggs']);
});
