import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';

const { stores, items, zones, points } = fixture;

/** Stands in the centre and claims the coast. */
const forged = { zones: [zones.coast], point: points.centre };
const honest = { zones: [zones.centre], point: points.centre };

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

describe('a zone header that the point belies shows no more than the point does', () => {
  test.each(['catalog.stores', 'catalog.popularStores', 'catalog.latestStores'] as const)(
    '[MOD-08] %s',
    async (id) => {
      const listed = await market.call(id, {}, forged);
      expect(listed).toEqual(await market.call(id, {}, honest));
      expect(listed.stores.map((store) => store.id)).not.toContain(stores.grill);
    },
  );

  test.each(['catalog.popularItems', 'catalog.storeItems'] as const)('[MOD-08] %s', async (id) => {
    const listed = await market.call(id, { query: { limit: 100 } }, forged);
    expect(listed).toEqual(await market.call(id, { query: { limit: 100 } }, honest));
    expect(listed.items.map((item) => item.store_id)).not.toContain(stores.grill);
  });

  test('[MOD-08] categories, and searches', async () => {
    expect(await market.call('catalog.categories', {}, forged)).toEqual(
      await market.call('catalog.categories', {}, honest),
    );
    const grill = { query: { name: 'grill' } };
    expect((await market.call('catalog.searchStores', grill, forged)).stores).toEqual([]);
    const steak = { query: { name: 'steak' } };
    expect((await market.call('catalog.searchItems', steak, forged)).items).toEqual([]);
  });

  test('[MOD-08] details of a store and of an item', async () => {
    const store = await market.refused('catalog.store', { params: { id: stores.grill } }, forged);
    expect(store).toMatchObject({ status: 404, code: 'store_elsewhere' });
    const item = await market.refused('catalog.item', { params: { id: items.steak } }, forged);
    expect(item).toMatchObject({ status: 404, code: 'item_elsewhere' });
  });

  test('[WISH-04] favourites', async () => {
    const { token } = await market.newCustomer();
    const there = { token, zones: [zones.coast], point: points.coast };
    await market.call('wishlist.add', { query: { store_id: stores.grill } }, there);
    expect((await market.call('wishlist.list', {}, { token, ...forged })).store).toEqual([]);
    expect((await market.call('wishlist.list', {}, there)).store).toHaveLength(1);
  });
});

test('[MOD-08] a zone that is one of the point’s narrows the lists; one that is not is left aside', async () => {
  const ids = async (where: object) =>
    (await market.call('catalog.stores', {}, where)).stores.map((store) => store.id);
  expect(await ids({ zones: [zones.centre, zones.coast], point: points.coast })).toEqual([stores.grill]);
  expect(await ids({ zones: [], point: points.coast })).toEqual([stores.grill]);
});

test('[MOD-08] a point on no zone sees nothing, whatever its header claims', async () => {
  const outside = { zones: [zones.centre], point: points.outside };
  expect(await market.call('catalog.stores', {}, outside)).toMatchObject({ total_size: 0, stores: [] });
});

test('an order’s door is asked, not the header: a claimed zone opens no store to it', async () => {
  const { guestId } = await market.newGuest();
  const claiming = { guestId, zones: [zones.coast], point: points.coast };
  await market.call('cart.add', { body: { item_id: items.chorizo, price: 6, quantity: 2 } }, claiming);
  const door = { latitude: points.centre.lat, longitude: points.centre.lng };
  const body = { order_type: 'delivery' as const, ...door };
  const refusal = await market.refused('checkout.quote', { body }, claiming);
  expect(refusal).toMatchObject({ status: 422, code: 'out_of_zone' });
});
