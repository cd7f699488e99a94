import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { ttlCache } from './ttl-cache.ts';

const clock = fakeClock('2026-03-05T12:00:00Z');

function counting(): () => Promise<number> {
  let count = 0;
  return async () => ++count;
}

test('what is asked for twice is kept from the second time on, for as long as it is fresh', async () => {
  const cache = ttlCache<number>(clock, { freshForMs: 5_000, most: 2, fromSecond: true });
  const make = counting();
  const take = () => cache.take('home', make);
  expect([await take(), await take(), await take()]).toEqual([1, 2, 2]);
  clock.advance(5_000);
  expect(await take()).toBe(3);
});

test('many asking at once share one, kept or not', async () => {
  const cache = ttlCache<number>(clock, { freshForMs: 5_000, most: 2, fromSecond: true });
  const make = counting();
  expect(await Promise.all([1, 2, 3].map(() => cache.take('home', make)))).toEqual([1, 1, 1]);
});

test('the oldest goes when there are too many', async () => {
  const cache = ttlCache<string>(clock, { freshForMs: 5_000, most: 2 });
  const ask = (key: string, made: string) => cache.take(key, async () => made);
  for (const key of ['a', 'b', 'c']) await ask(key, 'first');
  expect([await ask('b', 'again'), await ask('c', 'again'), await ask('a', 'again')]).toEqual([
    'first',
    'first',
    'again',
  ]);
});

test('a clock that is set back makes nothing last longer', async () => {
  const cache = ttlCache<number>(clock, { freshForMs: 5_000, most: 2 });
  const make = counting();
  expect(await cache.take('home', make)).toBe(1);
  clock.advance(-3_600_000);
  expect(await cache.take('home', make)).toBe(2);
});

test('an answer that is not fresh any more is given while a new one is made, as long as it may', async () => {
  const cache = ttlCache<number>(clock, { freshForMs: 30_000, staleForMs: 60_000, most: 2 });
  const make = counting();
  const take = () => cache.take('home', make);
  expect(await take()).toBe(1);
  clock.advance(30_000);
  expect(await Promise.all([take(), take()])).toEqual([1, 1]);
  await expect.poll(take).toBe(2);
  clock.advance(60_000);
  expect(await take()).toBe(3);
});

test('one that cannot be made anew leaves the last one, and is tried again', async () => {
  const cache = ttlCache<number>(clock, {
    freshForMs: 30_000,
    staleForMs: 60_000,
    most: 2,
    keeps: (made) => made > 0,
  });
  expect(await cache.take('home', async () => 1)).toBe(1);
  clock.advance(30_000);
  const fails = () => Promise.reject(new Error('gone'));
  for (const make of [fails, fails, async () => 0]) expect(await cache.take('home', make)).toBe(1);
  await expect.poll(() => cache.take('home', async () => 2)).toBe(2);
});
