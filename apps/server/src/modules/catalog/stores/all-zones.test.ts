import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, shops, type TestMarket, writeShops } from '../../../testing/index.ts';

const { zones, points } = fixture;
// The outfitter stands on the coast and sends everywhere; the chemist stands in the centre and serves it alone.
const shopping = { module: shops.modules.ecommerce };
const pharmacy = { module: shops.modules.pharmacy };
const here = { point: points.centre, zones: [zones.centre] };
const onCoast = { point: points.coast, zones: [zones.coast] };
const outside = { point: points.outside, zones: [zones.centre] };

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeShops(market.ctx);
});
afterAll(() => market.close());

const storesSeen = async (where: object) =>
  (await market.call('catalog.stores', {}, where)).stores.map(({ id }) => id);
const itemsSeen = async (where: object) =>
  (await market.call('catalog.popularItems', {}, where)).items.map(({ store_id }) => store_id);

test('[MOD-08] stores that serve every zone are listed in every zone, with their goods and categories', async () => {
  for (const where of [here, onCoast]) {
    expect(await storesSeen({ ...shopping, ...where })).toEqual([shops.stores.outfitter]);
    expect(new Set(await itemsSeen({ ...shopping, ...where }))).toEqual(new Set([shops.stores.outfitter]));
    const categories = await market.call('catalog.categories', {}, { ...shopping, ...where });
    expect(categories.map(({ id }) => id)).toEqual([shops.categories.clothes]);
    const popular = await market.call('catalog.popularCategories', {}, { ...shopping, ...where });
    expect(popular.map(({ id }) => id)).toEqual([shops.categories.clothes]);
    const related = await market.call(
      'catalog.relatedItems',
      { params: { id: shops.items.shirt } },
      { ...shopping, ...where },
    );
    expect(related.items.map(({ id }) => id)).toEqual([shops.items.scarf]);
  }
});

test('[MOD-08] other modules stay with their zones', async () => {
  expect(await storesSeen({ ...pharmacy, ...here })).toEqual([shops.stores.chemist]);
  expect(await storesSeen({ ...pharmacy, ...onCoast })).toEqual([]);
  expect(await itemsSeen({ ...pharmacy, ...onCoast })).toEqual([]);
});

test('[MOD-08] a point on no zone sees nothing of them either, whatever its header claims', async () => {
  expect(await storesSeen({ ...shopping, ...outside })).toEqual([]);
  expect(await itemsSeen({ ...shopping, ...outside })).toEqual([]);
  const shirt = await market.refused(
    'catalog.item',
    { params: { id: shops.items.shirt } },
    { ...shopping, ...outside },
  );
  expect(shirt.code).toBe('item_elsewhere');
});

test('[MOD-08] nor does a zone that the module does not serve', async () => {
  await sql`delete from zone_rates where module_id = ${shops.modules.ecommerce} and zone_id = ${zones.centre}`.execute(
    market.ctx.db,
  );
  await market.ctx.events.publish(market.ctx.db, 'zones');
  await expect.poll(() => storesSeen({ ...shopping, ...here })).toEqual([]);
  expect(await storesSeen({ ...shopping, ...onCoast })).toEqual([shops.stores.outfitter]);
  const search = { query: { name: 'shirt' } };
  expect((await market.call('catalog.searchItems', search, { ...shopping, ...here })).items).toEqual([]);
  expect((await market.call('catalog.searchItems', search, { ...shopping, ...onCoast })).total_size).toBe(1);
});
