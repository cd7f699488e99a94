import { Router } from '@promenade/market/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  fixture,
  openTestMarket,
  rental,
  type TestMarket,
  writeOneWayStreet,
  writeRental,
} from '../../../testing/index.ts';
import { searchProvidersAhead } from './search-providers-ahead.ts';

const { providers } = rental;
const door = fixture.points.centre;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
  await writeOneWayStreet(market.ctx);
  // At the beginning of the street, 559 m from its door as the crow flies.
  await sql`update stores set lat = -34.906, lng = -56.191 where id = ${providers.wheels}`.execute(
    market.ctx.db,
  );
});
afterAll(() => market.close());

const cardOf = async (id: string) => {
  const listed = await market.call('providers.popular', { query: {} }, { point: door });
  return listed.providers.find((provider) => provider.id === id);
};

test('the first list of providers does not wait for their searches, once these were made ahead', async () => {
  const searching = vi.spyOn(Router.prototype, 'reachFrom');
  let steps = 0;
  for await (const _step of searchProvidersAhead(market.ctx)) steps++;
  const made = searching.mock.calls.length;
  expect([steps, made]).toEqual([2, 1]);
  expect(await cardOf(providers.wheels)).toMatchObject({ distance_metres: expect.any(Number) });
  expect(searching).toHaveBeenCalledTimes(made);
  searching.mockRestore();
});

test('[RENT-13] a provider’s card and page tell its distance along the streets, as a store’s do', async () => {
  const road = {
    query: {
      origin_lat: -34.906,
      origin_lng: -56.191,
      destination_lat: door.lat,
      destination_lng: door.lng,
      mode: 'driving' as const,
    },
  };
  const { distanceMeters } = await market.call('geo.distance', road);
  expect(distanceMeters).toBeGreaterThan(4_000);
  expect(await cardOf(providers.wheels)).toMatchObject({ distance_metres: distanceMeters });
  const page = await market.call('providers.details', { params: { id: providers.wheels } }, { point: door });
  expect(page.distance_metres).toBe(distanceMeters);
});

test('a provider that no street leads from is as far as the crow flies', async () => {
  const card = await cardOf(providers.coastal);
  expect(card?.distance_metres).toBeGreaterThan(1_000);
});
