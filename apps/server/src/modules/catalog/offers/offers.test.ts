import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, shops, type TestMarket, writeShops } from '../../../testing/index.ts';
import { local } from '../../../testing/local-text.fixture.ts';
import { over } from '../../../platform/context.ts';

const { items, stores, zones, modules, categories } = fixture;
const lunchTime = '2026-06-17T15:30:00.000Z';
const pharmacy = { module: shops.modules.pharmacy };
const ecommerce = { module: shops.modules.ecommerce };
const coast = { zones: [zones.coast] };
const nowhere = { zones: ['0190a000-ffff-7000-8000-000000000000'] };

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeShops(market.ctx);
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.set(lunchTime);
  await sql`truncate banners, campaigns, campaign_stores, flash_sales, flash_sale_items`.execute(
    market.owner,
  );
});

async function insert(table: string, row: object): Promise<void> {
  await over<Record<string, object>>(market.ctx).insertInto(table).values(row).execute();
}

const id = (number: number): string => `0190a000-000a-7000-8000-${String(number).padStart(12, '0')}`;

async function addCampaign(number: number, change: object, storeIds: readonly string[] = [stores.trattoria]) {
  await insert('campaigns', {
    id: id(number),
    module_id: modules.food,
    slug: `campaign-${number}`,
    title: local(`Campaign ${number}`),
    description: local('Half the market cooks'),
    image: 'campaigns/one.webp',
    image_width: 800,
    image_height: 400,
    starts_on: '2026-06-10',
    ends_on: '2026-06-17',
    ...change,
  });
  for (const store_id of storeIds) await insert('campaign_stores', { campaign_id: id(number), store_id });
}

async function addFlashSale(number: number, change: object, itemIds: readonly string[]) {
  await insert('flash_sales', {
    id: id(number),
    module_id: modules.food,
    title: local(`Sale ${number}`),
    starts_at: '2026-06-17T15:00:00Z',
    ends_at: '2026-06-17T16:00:00Z',
    ...change,
  });
  for (const item_id of itemIds)
    await insert('flash_sale_items', {
      flash_sale_id: id(number),
      item_id,
      discount_type: 'percent',
      discount_value: 50,
    });
}

describe('brands', () => {
  test('[MOD-08] those that something is sold of, in their order, in the caller’s language', async () => {
    const brands = await market.call('catalog.brands', {}, { ...ecommerce, language: 'nl' });
    expect(brands).toEqual([
      {
        id: shops.brands.sonar,
        slug: 'sonar',
        name: 'sonar (nl)',
        image: 'marks/sonar.webp',
        image_full_url: 'http://market.example/media/marks/sonar.webp',
        item_count: 2,
      },
    ]);
    expect(await market.call('catalog.brands')).toEqual([]);
    expect(await market.call('catalog.brands', {}, { ...ecommerce, ...nowhere })).toEqual([]);
  });

  test('and their items, by slug or id; a brand of another module is not here', async () => {
    const bySlug = await market.call('catalog.brandItems', { params: { id: 'sonar' } }, ecommerce);
    expect(bySlug).toMatchObject({ total_size: 2, brand: { slug: 'sonar', name: 'sonar' } });
    const byId = await market.call('catalog.brandItems', { params: { id: shops.brands.sonar } }, ecommerce);
    expect(byId.items.map((item) => item.id).sort()).toEqual([shops.items.shirt, shops.items.scarf]);
    const dear = { params: { id: 'sonar' }, query: { min_price: 18 } };
    expect((await market.call('catalog.brandItems', dear, ecommerce)).items).toMatchObject([
      { slug: 'shirt' },
    ]);
    for (const [brand, caller] of [
      ['sonar', pharmacy],
      ['no-such-brand', ecommerce],
    ] as const)
      expect((await market.refused('catalog.brandItems', { params: { id: brand } }, caller)).code).toBe(
        'brand_not_found',
      );
  });
});

describe('how much of a brand there is', () => {
  test('follows what comes on sale, goes off it, changes its brand or its store', async () => {
    const { db } = market.ctx;
    const counted = async () =>
      (await market.call('catalog.brands', {}, ecommerce)).map(({ slug, item_count }) => [slug, item_count]);
    const change = (set: ReturnType<typeof sql>) =>
      sql`update items set ${set} where id = ${shops.items.scarf}`.execute(db);
    await change(sql`active = false`);
    expect(await counted()).toEqual([['sonar', 1]]);
    await change(sql`active = true, brand_id = ${shops.brands.unsold}`);
    expect(await counted()).toEqual([
      ['unsold', 1],
      ['sonar', 1],
    ]);
    // A menu of another module: its remaining items are counted again.
    await change(sql`store_id = ${shops.stores.chemist}`);
    expect(await counted()).toEqual([['sonar', 1]]);
    await change(sql`store_id = ${shops.stores.outfitter}, brand_id = ${shops.brands.sonar}`);
    expect(await counted()).toEqual([['sonar', 2]]);
    const menus = async () =>
      (
        await sql`select store_id, xmin::text from store_categories order by store_id, category_id`.execute(
          db,
        )
      ).rows;
    const before = await menus();
    await change(sql`rating = 4, rating_count = 1, price_minor = 1400`);
    expect(await menus()).toEqual(before);
    await change(sql`rating = 0, rating_count = 0, price_minor = 1500`);
  });
});

describe('conditions', () => {
  test('those that something is sold against, and what that is', async () => {
    const conditions = await market.call('catalog.conditions', {}, pharmacy);
    expect(conditions.map(({ slug, item_count }) => [slug, item_count])).toEqual([
      ['cold', 1],
      ['headache', 1],
    ]);
    const found = await market.call('catalog.conditionItems', { params: { id: 'headache' } }, pharmacy);
    expect(found).toMatchObject({ condition: { slug: 'headache' }, items: [{ id: shops.items.aspirin }] });
    const unknown = await market.refused('catalog.conditionItems', { params: { id: 'love' } }, pharmacy);
    expect(unknown.code).toBe('condition_not_found');
  });
});

describe('campaigns', () => {
  test('[NAV-15] those that run today and have a store here, the one that ends first before', async () => {
    await addCampaign(1, { ends_on: '2026-06-20' });
    await addCampaign(2, {});
    await addCampaign(3, { starts_on: '2026-06-18', ends_on: '2026-06-19' });
    await addCampaign(4, { ends_on: '2026-06-16' });
    await addCampaign(5, { active: false });
    await addCampaign(6, {}, [stores.grill]);
    await addCampaign(7, {}, []);
    const listed = await market.call('catalog.campaigns', {}, { language: 'fr' });
    expect(listed.map(({ slug }) => slug)).toEqual(['campaign-2', 'campaign-1']);
    expect(listed[0]).toMatchObject({
      title: 'Campaign 2 (fr)',
      available_date_starts: '2026-06-10',
      available_date_ends: '2026-06-17',
      start_time: null,
      store_count: 1,
      image_width: 800,
    });
    expect((await market.call('catalog.campaigns', {}, coast)).map(({ slug }) => slug)).toEqual([
      'campaign-6',
    ]);
    expect(await market.call('catalog.campaigns', {}, ecommerce)).toEqual([]);
  });

  test('[NAV-15] inside their hours of the day, on the market’s clock, and until the last day is over', async () => {
    await addCampaign(1, { from_minute: 12 * 60, until_minute: 14 * 60 });
    const at = async (instant: string) => {
      market.clock.set(instant);
      return (await market.call('catalog.campaigns')).map(({ start_time, end_time }) => [
        start_time,
        end_time,
      ]);
    };
    expect(await at('2026-06-17T14:59:59Z')).toEqual([]);
    expect(await at('2026-06-17T15:00:00Z')).toEqual([['12:00:00', '14:00:00']]);
    expect(await at('2026-06-17T17:00:00Z')).toEqual([]);
    expect(await at('2026-06-18T15:00:00Z')).toEqual([]);
  });

  test('[NAV-15] past midnight, in the small hours that follow each of their days: they ran in those of the first, and not after the last', async () => {
    await addCampaign(1, { from_minute: 22 * 60, until_minute: 2 * 60 });
    const runsAt = async (instant: string) => {
      market.clock.set(instant);
      const listed = (await market.call('catalog.campaigns')).length === 1;
      const page = market.call('catalog.campaign', { params: { id: 'campaign-1' } });
      await (listed ? page : expect(page).rejects.toThrow());
      return listed;
    };
    expect(await runsAt('2026-06-10T03:30:00Z')).toBe(false);
    expect(await runsAt('2026-06-11T01:30:00Z')).toBe(true);
    expect(await runsAt('2026-06-11T04:59:00Z')).toBe(true);
    expect(await runsAt('2026-06-18T04:59:00Z')).toBe(true);
    expect(await runsAt('2026-06-18T05:00:00Z')).toBe(false);
    expect(await runsAt('2026-06-19T01:30:00Z')).toBe(false);
  });

  test('[NAV-15] with their stores, filtered like every list; one that is over is not here', async () => {
    await addCampaign(1, {}, [stores.trattoria, stores.bakery, stores.grill]);
    const page = await market.call('catalog.campaign', { params: { id: 'campaign-1' } });
    expect(page).toMatchObject({ total_size: 2, campaign: { id: id(1), store_count: 2 } });
    expect(page.stores.map((store) => store.id)).toEqual([stores.trattoria, stores.bakery]);
    const open = { params: { id: id(1) }, query: { open_now: '1' as const } };
    expect((await market.call('catalog.campaign', open)).stores.map((store) => store.id)).toEqual([
      stores.trattoria,
    ]);
    market.clock.set('2026-06-18T15:00:00Z');
    const over = await market.refused('catalog.campaign', { params: { id: 'campaign-1' } });
    expect([over.status, over.code]).toEqual([404, 'campaign_not_found']);
  });

  test('[ITEM-06] items of some days: only on these', async () => {
    const { db } = market.ctx;
    const between = (from: string, until: string | null) =>
      sql`update items set available_from_date = ${from}, available_until_date = ${until} where id = ${items.pasta}`.execute(
        db,
      );
    const listed = async () => (await market.call('catalog.campaignItems')).items.map((item) => item.id);
    expect(await listed()).toEqual([]);
    await between('2026-06-17', '2026-06-18');
    expect(await listed()).toEqual([items.pasta]);
    await between('2026-06-18', null);
    expect(await listed()).toEqual([]);
    await sql`update items set available_from_date = null, available_until_date = null`.execute(db);
  });

  test('[ITEM-06] items of some days past midnight: listed, and available, as the small hours are of the day before', async () => {
    const { db } = market.ctx;
    await sql`update items set available_from_date = '2026-06-17', available_until_date = '2026-06-18',
      available_from_minute = 1320, available_until_minute = 120 where id = ${items.pasta}`.execute(db);
    const seenAt = async (instant: string) => {
      market.clock.set(instant);
      return (await market.call('catalog.campaignItems')).items.map((item) => [item.id, item.available]);
    };
    expect(await seenAt('2026-06-17T03:30:00Z')).toEqual([]);
    expect(await seenAt('2026-06-17T15:00:00Z')).toEqual([[items.pasta, false]]);
    expect(await seenAt('2026-06-18T01:30:00Z')).toEqual([[items.pasta, true]]);
    expect(await seenAt('2026-06-19T04:30:00Z')).toEqual([[items.pasta, true]]);
    expect(await seenAt('2026-06-19T05:00:00Z')).toEqual([]);
    await sql`update items set available_from_date = null, available_until_date = null,
      available_from_minute = null, available_until_minute = null where id = ${items.pasta}`.execute(db);
  });
});

describe('flash sales', () => {
  test('the one that ends first of those that run, and its items; null without one', async () => {
    expect(await market.call('catalog.flashSale')).toBeNull();
    expect(await market.call('catalog.flashSaleItems')).toMatchObject({ total_size: 0, items: [] });
    await addFlashSale(1, { ends_at: '2026-06-17T18:00:00Z' }, [items.salad]);
    await addFlashSale(2, {}, [items.pasta, items.tiramisu, items.soup, items.steak]);
    expect(await market.call('catalog.flashSale', {}, { language: 'ar' })).toEqual({
      id: id(2),
      title: 'Sale 2 (ar)',
      starts_at: '2026-06-17T15:00:00.000Z',
      ends_at: '2026-06-17T16:00:00.000Z',
      item_count: 2,
    });
    const page = await market.call('catalog.flashSaleItems', { query: { sort: 'price_low' } });
    expect(page.items.map((item) => item.id)).toEqual([items.tiramisu, items.pasta]);
    expect(await market.call('catalog.flashSale', {}, ecommerce)).toBeNull();
    expect(await market.call('catalog.flashSale', {}, nowhere)).toBeNull();
  });

  test('run from their first instant until before their last, and only while they are switched on', async () => {
    await addFlashSale(1, {}, [items.pasta]);
    const runsAt = async (instant: string) => {
      market.clock.set(instant);
      const [sale, item] = [
        await market.call('catalog.flashSale'),
        await market.call('catalog.item', { params: { id: items.pasta } }),
      ];
      expect(item.flash_sale_ends_at !== null).toBe(sale !== null);
      return sale !== null;
    };
    expect(await runsAt('2026-06-17T14:59:59.999Z')).toBe(false);
    expect(await runsAt('2026-06-17T15:00:00.000Z')).toBe(true);
    expect(await runsAt('2026-06-17T15:59:59.999Z')).toBe(true);
    expect(await runsAt('2026-06-17T16:00:00.000Z')).toBe(false);
    await sql`update flash_sales set active = false`.execute(market.ctx.db);
    expect(await runsAt('2026-06-17T15:30:00.000Z')).toBe(false);
  });
});

describe('banners', () => {
  const banner = (position: number, change: object) => ({
    id: id(100 + position),
    module_id: modules.food,
    title: local(`Banner ${position}`),
    image: 'banners/one.webp',
    image_width: 1200,
    image_height: 400,
    position,
    ...change,
  });

  test('of the module and zone, in their order, each with where it leads', async () => {
    await addCampaign(1, {});
    await insert('banners', banner(5, { store_id: stores.trattoria }));
    await insert('banners', banner(4, { item_id: items.pizza, zone_id: zones.centre }));
    await insert('banners', banner(3, { campaign_id: id(1) }));
    await insert('banners', banner(2, { category_id: categories.mains }));
    await insert('banners', banner(1, {}));
    await insert('banners', banner(6, { zone_id: zones.coast }));
    await insert('banners', banner(7, { active: false }));
    const listed = await market.call('catalog.banners', {}, { language: 'nl' });
    expect(listed.map(({ title, target }) => [title, target?.kind, target?.slug])).toEqual([
      ['Banner 1 (nl)', undefined, undefined],
      ['Banner 2 (nl)', 'category', 'mains'],
      ['Banner 3 (nl)', 'campaign', 'campaign-1'],
      ['Banner 4 (nl)', 'item', 'pizza-001'],
      ['Banner 5 (nl)', 'store', 'the-trattoria'],
    ]);
    expect(listed[4]?.target).toMatchObject({
      name: 'The Trattoria',
      module_id: modules.food,
      module_type: 'food',
      zone_id: zones.centre,
    });
    expect(listed[0]?.target).toBeNull();
    expect(await market.call('catalog.banners', {}, ecommerce)).toEqual([]);
  });

  test('[MOD-08] none that leads to what is not here: another zone, off sale, over', async () => {
    await addCampaign(1, { ends_on: '2026-06-16' });
    await insert('banners', banner(1, { store_id: stores.grill }));
    await insert('banners', banner(2, { item_id: items.soup }));
    await insert('banners', banner(3, { campaign_id: id(1) }));
    await insert('banners', banner(4, { category_id: categories.pantry }));
    expect(await market.call('catalog.banners')).toEqual([]);
  });
});
