import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, rental, type TestMarket, writeRental } from '../../testing/index.ts';

const { providers, modules, vehicles } = rental;
const inRental = { module: modules.rental };
const page = { query: { limit: 50, offset: 1 } };

let market: TestMarket;
let landing: { store_count: number };
beforeAll(async () => {
  market = await openTestMarket();
  landing = await market.call('settings.landing');
  await writeRental(market.ctx);
});
afterAll(() => market.close());

test('[MOD-07] no list of stores or of what they sell has a provider in it, in rental neither', async () => {
  for (const id of [
    'catalog.stores',
    'catalog.popularStores',
    'catalog.latestStores',
    'catalog.recommendedStores',
  ] as const) {
    expect(await market.call(id, page, inRental)).toMatchObject({ total_size: 0, stores: [] });
    const elsewhere = (await market.call(id, page)).stores.map((store) => store.id);
    for (const providerId of Object.values(providers)) expect(elsewhere).not.toContain(providerId);
  }
  expect(await market.call('catalog.popularItems', page, inRental)).toMatchObject({ total_size: 0 });
  expect(await market.call('catalog.categories', { query: {} }, inRental)).toEqual([]);
  expect(await market.call('catalog.banners', {}, inRental)).toEqual([]);
});

test('[MOD-07] search finds a provider in no module', async () => {
  for (const caller of [{}, inRental, { module: fixture.modules.grocery }]) {
    const found = await market.call('catalog.searchStores', { query: { name: 'City Wheels' } }, caller);
    expect(found.stores).toEqual([]);
    const both = await market.call('catalog.search', { query: { name: 'City Wheels' } }, caller);
    expect(both.stores).toEqual([]);
  }
});

test('[MOD-07] there is no store’s page of a provider, nor a store’s reviews', async () => {
  for (const caller of [{}, inRental]) {
    const details = { params: { id: providers.wheels } };
    expect((await market.refused('catalog.store', details, caller)).code).toBe('store_not_found');
    const reviews = { query: { store_id: providers.wheels } };
    expect((await market.refused('reviews.ofStore', reviews, caller)).code).toBe('store_not_found');
  }
});

test('[MOD-07] it can be no favourite store, and one of rental is none of the shops', async () => {
  const ana = await market.newCustomer();
  const store = { query: { store_id: providers.wheels } };
  expect((await market.refused('wishlist.add', store, { ...ana, ...inRental })).code).toBe('store_not_found');
  await market.call('rentalWishlist.add', { query: { provider_id: providers.wheels } }, ana);
  await market.call('rentalWishlist.add', { query: { vehicle_id: vehicles.compact } }, ana);
  for (const caller of [ana, { ...ana, ...inRental }])
    expect(await market.call('wishlist.list', {}, caller)).toEqual({ item: [], store: [] });
});

test('[MOD-07] the landing page counts no provider as a store', async () => {
  expect((await market.call('settings.landing')).store_count).toBe(landing.store_count);
});

test('[NAV-05] the sitemap has pages of vehicles and providers, and no store’s page of one', async () => {
  const index = await market.app.inject('/sitemap.xml');
  expect(index.body).toContain('/sitemap/vehicles-1.xml.gz');
  const addresses = async (kind: string) => {
    const { rawPayload } = await market.app.inject(`/sitemap/${kind}-1.xml.gz`);
    return [
      ...gunzipSync(rawPayload)
        .toString()
        .matchAll(/<loc>([^<]*)<\/loc>/g),
    ].map(([, at = '']) => at);
  };
  const listed = await addresses('vehicles');
  expect(listed).toHaveLength(8);
  expect(listed).toContain('http://market.example/rental/vehicle-details/the-compact');
  expect(listed.join()).not.toContain('retired');
  expect(await addresses('providers')).toEqual([
    'http://market.example/rental/provider-details/city-wheels',
    'http://market.example/rental/provider-details/coastal-cars',
  ]);
  expect((await addresses('stores')).join()).not.toContain('city-wheels');
  await sql`update stores set active = false where id = ${providers.coastal}`.execute(market.ctx.db);
  market.clock.advance(3_600_001);
  expect(await addresses('vehicles')).toHaveLength(5);
});
