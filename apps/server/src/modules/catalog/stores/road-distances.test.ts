import { Router } from '@promenade/market/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  fixture,
  openTestMarket,
  shops,
  type TestMarket,
  writeOneWayStreet,
  writeShops,
} from '../../../testing/index.ts';
import { searchDistancesAhead } from '../search-distances-ahead.ts';

const { items, stores, points } = fixture;
const door = points.centre;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeOneWayStreet(market.ctx);
  // Sunday, half past nine in the morning: both stores are open.
  market.clock.set('2026-06-21T12:30:00.000Z');
});
afterAll(() => market.close());

test('[CHK-05] a store’s card and page tell the distance and the fee that checkout charges, along the streets', async () => {
  const { guestId } = await market.newGuest();
  await market.call('cart.add', { body: { item_id: items.pasta, quantity: 1, price: 7 } }, { guestId });
  const body = { order_type: 'delivery' as const, latitude: door.lat, longitude: door.lng };
  const quote = await market.call('checkout.quote', { body }, { guestId });
  const charged = { distance_metres: quote.distance_metres, delivery_fee: quote.bill.delivery_charge };
  expect(charged.distance_metres).toBeGreaterThan(4_000);
  const listed = await market.call('catalog.stores', {}, { point: door });
  expect(listed.stores.find(({ id }) => id === stores.trattoria)).toMatchObject(charged);
  const found = await market.call('catalog.searchStores', { query: { name: 'trattoria' } }, { point: door });
  expect(found.stores[0]).toMatchObject(charged);
  const page = await market.call('catalog.store', { params: { id: stores.trattoria } }, { point: door });
  expect(page).toMatchObject(charged);
});

test('the nearest store comes first by the way along the streets, which its card tells', async () => {
  const query = { sort: 'distance' as const };
  const { stores: listed } = await market.call('catalog.stores', { query }, { point: door });
  expect(listed.map(({ id }) => id)).toEqual([stores.bakery, stores.trattoria]);
  expect(listed[0]?.distance_metres).toBeLessThan(1_100);
  const second = await market.call(
    'catalog.stores',
    { query: { ...query, limit: 1, offset: 2 } },
    { point: door },
  );
  expect(second.stores.map(({ id }) => id)).toEqual([stores.trattoria]);
});

test('a store that has moved is as far as its new place', async () => {
  const metres = async () =>
    (await market.call('catalog.store', { params: { id: stores.trattoria } }, { point: door }))
      .distance_metres ?? 0;
  const before = await metres();
  const moveTo = (lat: number) =>
    sql`update stores set lat = ${lat} where id = ${stores.trattoria}`.execute(market.ctx.db);
  await moveTo(-34.9);
  expect(before - (await metres())).toBeCloseTo(668, 0);
  await moveTo(-34.906);
  expect(await metres()).toBe(before);
});

test('the first list of stores that serve every zone does not wait for their searches, once these were made ahead', async () => {
  await writeShops(market.ctx);
  await sql`update stores set lat = -34.9, lng = -56.191 where id = ${shops.stores.outfitter}`.execute(
    market.ctx.db,
  );
  const searching = vi.spyOn(Router.prototype, 'reachFrom');
  let steps = 0;
  for await (const _step of searchDistancesAhead(market.ctx)) steps++;
  expect([steps, searching.mock.calls.length]).toEqual([1, 1]);
  const caller = { module: shops.modules.ecommerce, point: door };
  const { stores: listed } = await market.call('catalog.stores', {}, caller);
  expect(listed).toMatchObject([{ id: shops.stores.outfitter, distance_metres: expect.any(Number) }]);
  expect(searching).toHaveBeenCalledTimes(1);
  searching.mockRestore();
});
