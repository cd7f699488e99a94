import type { Reply } from '@promenade/contract/calls';
import { expect, test } from 'vitest';
import { unpack } from '../lib/api/packed.ts';
import { packedMarket } from './packed-market.ts';

type Config = Reply<'settings.config'>;

const config = (name: string) => ({ business_name: name, base_urls: { a: 'b' } }) as unknown as Config;
const origin = 'https://market.example';

test('a market that was read anew and says the same is the very same: all pieces of pages were drawn anew each second', () => {
  const first = packedMarket(origin, config('Corner'), []);
  expect(packedMarket(origin, config('Corner'), [])).toBe(first);
  expect(unpack(first).config).not.toHaveProperty('base_urls');
});

test('what has changed of a market is another market, and so is another address', () => {
  const first = packedMarket(origin, config('Corner'), []);
  const answered = config('Corner');
  const modules = [{ id: 'm' }] as unknown as Parameters<typeof packedMarket>[2];
  for (const other of [
    packedMarket(origin, config('Square'), []),
    packedMarket('https://other.example', answered, []),
    packedMarket(origin, answered, modules),
  ])
    expect(other).not.toBe(first);
  expect(unpack(packedMarket(origin, answered, [])).modules).toEqual([]);
});

test('however many markets were told of, each says what it was asked for', () => {
  const names = Array.from({ length: 50 }, (_, one) => `Market ${one}`);
  const told = names.map((name) => unpack(packedMarket(origin, config(name), [])).config.business_name);
  expect(told).toEqual(names);
});
