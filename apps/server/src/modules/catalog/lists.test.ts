import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideMarket, fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';

const { stores, items, zones, modules, categories, points } = fixture;
const bothZones = { zones: [zones.centre, zones.coast] };
const anywhere = { zones: [] };
const grocery = { module: modules.grocery };

/** A Wednesday, 12:30 in Montevideo. */
const lunchTime = '2026-06-17T15:30:00Z';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.clock.set(lunchTime));

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);

describe('what a zone and module hold', () => {
  test('[MOD-08] stores: those of the zone and module, and no others', async () => {
    const centre = await market.call('catalog.stores', {});
    expect(centre).toMatchObject({ total_size: 2, limit: 12, offset: 1 });
    expect(idsOf(centre.stores)).toEqual([stores.trattoria, stores.bakery]);
    const coast = await market.call('catalog.stores', {}, { zones: [zones.coast] });
    expect(idsOf(coast.stores)).toEqual([stores.grill]);
    const shops = await market.call('catalog.stores', {}, grocery);
    expect(idsOf(shops.stores)).toEqual([stores.shop]);
  });

  test('[MOD-08] without a zone header: all active zones of the market', async () => {
    const { stores: listed } = await market.call('catalog.stores', {}, anywhere);
    expect(new Set(idsOf(listed))).toEqual(new Set([stores.trattoria, stores.grill, stores.bakery]));
  });

  test('[MOD-08] a zone that nobody knows holds nothing', async () => {
    const unknown = { zones: ['0190a000-ffff-7000-8000-000000000000'] };
    expect(await market.call('catalog.stores', {}, unknown)).toMatchObject({ total_size: 0, stores: [] });
    expect(await market.call('catalog.popularItems', {}, unknown)).toMatchObject({
      total_size: 0,
      items: [],
    });
    expect(await market.call('catalog.categories', {}, unknown)).toEqual([]);
  });

  test('[MOD-08] a module that nobody knows holds nothing: another one’s stores were listed, whose details were not here', async () => {
    const unknown = { module: '0190a000-ffff-7000-8000-000000000000' };
    expect(await market.call('catalog.stores', {}, unknown)).toMatchObject({ total_size: 0, stores: [] });
    for (const id of ['catalog.popularItems', 'catalog.storeItems'] as const)
      expect(await market.call(id, {}, unknown)).toMatchObject({ total_size: 0, items: [] });
    expect((await market.call('catalog.searchItems', { query: { name: 'pasta' } }, unknown)).items).toEqual(
      [],
    );
    expect(await market.call('catalog.categories', {}, unknown)).toEqual([]);
  });

  test('[MOD-08] items, searches and categories', async () => {
    const popular = await market.call('catalog.popularItems', { query: { limit: 100 } });
    expect(new Set(popular.items.map((item) => item.store_id))).toEqual(
      new Set([stores.trattoria, stores.bakery]),
    );
    expect(popular.total_size).toBe(popular.items.length);
    expect((await market.call('catalog.searchItems', { query: { name: 'steak' } })).items).toEqual([]);
    expect(
      idsOf((await market.call('catalog.searchItems', { query: { name: 'steak' } }, bothZones)).items),
    ).toEqual([items.steak]);
    expect((await market.call('catalog.searchItems', { query: { name: 'coffee' } })).items).toEqual([]);
    expect(
      idsOf((await market.call('catalog.searchItems', { query: { name: 'coffee' } }, grocery)).items),
    ).toEqual([items.coffee]);
    expect((await market.call('catalog.searchStores', { query: { name: 'grill' } })).stores).toEqual([]);
    expect(idsOf(await market.call('catalog.categories', {}))).toEqual([
      categories.mains,
      categories.sweets,
      categories.drinks,
    ]);
    expect(idsOf(await market.call('catalog.categories', {}, grocery))).toEqual([categories.pantry]);
  });

  test('[MOD-08] a category of another module is not here', async () => {
    for (const id of ['catalog.category', 'catalog.categoryItems', 'catalog.categoryStores'] as const) {
      expect((await market.refused(id, { params: { id: categories.pantry } })).code).toBe(
        'category_not_found',
      );
      expect((await market.refused(id, { params: { id: 'no-such-category' } })).code).toBe(
        'category_not_found',
      );
    }
  });

  test('a menu of another zone is empty', async () => {
    expect(await market.call('catalog.storeItems', { query: { store_id: stores.grill } })).toMatchObject({
      total_size: 0,
      items: [],
    });
  });

  test('counts are what the zone offers', async () => {
    const mains = await market.call('catalog.category', { params: { id: 'mains' } });
    expect(mains).toMatchObject({ id: categories.mains, item_count: 5, name: 'Mains', featured: true });
    expect(
      await market.call('catalog.category', { params: { id: categories.mains } }, bothZones),
    ).toMatchObject({ item_count: 8 });
    expect(idsOf(await market.call('catalog.categories', { query: { featured: '1' } }))).toEqual([
      categories.mains,
    ]);
  });
});

describe('stores', () => {
  test('open ones first, whatever the rule', async () => {
    // Sunday 09:00 in Montevideo: bakery and trattoria are open, the grill is not.
    market.clock.set('2026-06-21T12:00:00Z');
    const sunday = await market.call('catalog.popularStores', {}, bothZones);
    expect(sunday.stores.map((store) => [store.id, store.state.open])).toEqual([
      [stores.trattoria, true],
      [stores.bakery, true],
      [stores.grill, false],
    ]);
  });

  test('[CHK-08] hours past midnight count in lists too', async () => {
    // Thursday 01:59 in Montevideo: Wednesday's night at the grill is not over.
    market.clock.set('2026-06-18T04:59:00Z');
    const night = await market.call('catalog.stores', {}, bothZones);
    expect(idsOf(night.stores)[0]).toBe(stores.grill);
    expect(night.stores[0]?.state).toEqual({
      open: true,
      opens_at: null,
      closes_at: '2026-06-18T05:00:00.000Z',
    });
    expect(
      idsOf((await market.call('catalog.stores', { query: { open_now: '1' } }, bothZones)).stores),
    ).toEqual([stores.grill]);
    market.clock.advance(60_000);
    const over = await market.call('catalog.stores', { query: { open_now: '1' } }, bothZones);
    expect(over).toMatchObject({ total_size: 0, stores: [] });
    const closed = await market.call('catalog.stores', {}, { zones: [zones.coast] });
    expect(closed.stores[0]?.state).toEqual({
      open: false,
      opens_at: '2026-06-18T14:00:00.000Z',
      closes_at: null,
    });
  });

  test('a week that ends on Saturday night goes on into Sunday', async () => {
    market.clock.set('2026-06-21T04:30:00Z');
    expect(
      idsOf((await market.call('catalog.stores', { query: { open_now: '1' } }, bothZones)).stores),
    ).toEqual([stores.grill]);
  });

  test('sorting: rating, distance, newest; and the pages of a list', async () => {
    const byRating = await market.call('catalog.stores', { query: { sort: 'rating' } }, bothZones);
    expect(idsOf(byRating.stores)).toEqual([stores.trattoria, stores.grill, stores.bakery]);
    const second = await market.call(
      'catalog.stores',
      { query: { sort: 'rating', limit: 1, offset: 2 } },
      bothZones,
    );
    expect(second).toMatchObject({ total_size: 3, limit: 1, offset: 2 });
    expect(idsOf(second.stores)).toEqual([stores.grill]);
    const past = await market.call('catalog.stores', { query: { limit: 10, offset: 9 } }, bothZones);
    expect(past).toMatchObject({ total_size: 3, stores: [] });
    expect((await market.call('catalog.latestStores', {}, bothZones)).total_size).toBe(3);
    // A Sunday, 10:00 in Montevideo: both stores of the centre are open.
    market.clock.set('2026-06-21T13:00:00Z');
    const byDistance = (point: { lat: number; lng: number }) =>
      market.call('catalog.stores', { query: { sort: 'distance' } }, { ...bothZones, point });
    expect(idsOf((await byDistance({ lat: -34.9, lng: -56.18 })).stores)).toEqual([
      stores.bakery,
      stores.trattoria,
    ]);
    expect(idsOf((await byDistance({ lat: -34.906, lng: -56.191 })).stores)).toEqual([
      stores.trattoria,
      stores.bakery,
    ]);
  });

  test('filters: type, category, rating, free delivery', async () => {
    expect((await market.call('catalog.storesOfType', { params: { type: 'take_away' } })).total_size).toBe(2);
    expect((await market.call('catalog.stores', { query: { type: 'delivery' } })).total_size).toBe(2);
    expect(
      idsOf((await market.call('catalog.stores', { query: { category_id: categories.drinks } })).stores),
    ).toEqual([stores.trattoria]);
    const sweets = await market.call('catalog.categoryStores', { params: { id: 'sweets' } });
    expect(idsOf(sweets.stores)).toEqual([stores.trattoria, stores.bakery]);
    expect(idsOf((await market.call('catalog.stores', { query: { min_rating: 4.5 } })).stores)).toEqual([
      stores.trattoria,
    ]);
    expect((await market.call('catalog.stores', { query: { free_delivery: '1' } })).total_size).toBe(0);
  });

  test('distance and what delivery costs, to the caller’s point', async () => {
    const [near] = (await market.call('catalog.stores', {}, { point: points.centre })).stores;
    expect(near?.distance_metres).toBe(559);
    // 50 a kilometre, at least 100 minor units.
    expect(near?.delivery_fee).toBe(1);
    const [without] = (await market.call('catalog.stores', {})).stores;
    expect(without).toMatchObject({ distance_metres: null, delivery_fee: null });
  });

  test('a market that does not deliver tells no fee of delivery', async () => {
    await decideMarket(market.ctx, { delivery: false });
    const [near] = (await market.call('catalog.stores', {}, { point: points.centre })).stores;
    expect(near).toMatchObject({ delivery: false, distance_metres: 559, delivery_fee: null });
    await decideMarket(market.ctx, { delivery: true });
  });

  test('a market without take-away, or without delivery, lists no stores by it: they were listed', async () => {
    const listed = async (type: 'delivery' | 'take_away') =>
      (await market.call('catalog.stores', { query: { type } })).total_size;
    await decideMarket(market.ctx, { takeAway: false });
    expect([await listed('take_away'), await listed('delivery')]).toEqual([0, 2]);
    expect((await market.call('catalog.storesOfType', { params: { type: 'take_away' } })).stores).toEqual([]);
    await decideMarket(market.ctx, { takeAway: true, delivery: false });
    expect([await listed('take_away'), await listed('delivery')]).toEqual([2, 0]);
    await decideMarket(market.ctx, { delivery: true });
  });

  test('search by name, with a slip', async () => {
    expect(
      idsOf((await market.call('catalog.searchStores', { query: { name: 'trattorìa' } })).stores),
    ).toEqual([stores.trattoria]);
    expect(
      idsOf((await market.call('catalog.searchStores', { query: { name: 'tratoria' } })).stores),
    ).toEqual([stores.trattoria]);
    expect((await market.call('catalog.searchStores', { query: { name: 'kitchen' } })).total_size).toBe(2);
    expect((await market.call('catalog.searchStores', { query: { name: '!?' } })).stores).toEqual([]);
  });
});

describe('items', () => {
  test('a menu in its order, without what is off sale', async () => {
    const menu = await market.call('catalog.storeItems', { query: { store_id: stores.trattoria } });
    expect(menu.total_size).toBe(7);
    expect(idsOf(menu.items)).toEqual([
      items.pizza,
      items.pasta,
      items.tiramisu,
      items.lunch,
      items.lemonade,
      items.bread,
      items.salad,
    ]);
    const sweets = await market.call('catalog.storeItems', {
      query: { store_id: stores.trattoria, category_id: categories.sweets },
    });
    expect(idsOf(sweets.items)).toEqual([items.tiramisu]);
    const past = await market.call('catalog.storeItems', {
      query: { store_id: stores.trattoria, offset: 3 },
    });
    expect(past).toMatchObject({ total_size: 7, items: [] });
  });

  test('popular ones of open stores first, then those of closed ones, on every page', async () => {
    const all = await market.call('catalog.popularItems', { query: { limit: 100 } });
    expect(idsOf(all.items).at(-1)).toBe(items.croissant);
    expect(idsOf(all.items)[0]).toBe(items.pizza);
    const pages = [];
    for (const offset of [1, 2, 3, 4])
      pages.push(await market.call('catalog.popularItems', { query: { limit: 3, offset } }));
    expect(pages.flatMap((page) => idsOf(page.items))).toEqual(idsOf(all.items));
    expect(pages.map((page) => page.total_size)).toEqual([8, 8, 8, 8]);
  });

  test('vegetarian ones, and those of a category', async () => {
    const veg = await market.call('catalog.popularItems', { query: { veg: '1' } });
    expect(veg.total_size).toBe(3);
    expect(veg.items.every((item) => item.veg)).toBe(true);
    expect(idsOf((await market.call('catalog.categoryItems', { params: { id: 'sweets' } })).items)).toEqual([
      items.tiramisu,
      items.croissant,
    ]);
    expect(
      (await market.call('catalog.storeItems', { query: { category_id: categories.drinks } })).total_size,
    ).toBe(1);
  });

  test('search: accents, slips, several words, any language', async () => {
    const search = async (name: string) =>
      idsOf((await market.call('catalog.searchItems', { query: { name } })).items);
    expect(await search('tiramisú')).toEqual([items.tiramisu]);
    expect(await search('tirramisu')).toEqual([items.tiramisu]);
    expect(await search('PIZA')).toContain(items.pizza);
    expect(await search('day bread')).toEqual([items.bread]);
    expect(await search('bread submarine')).toEqual([]);
    const arabic = await market.call('catalog.searchItems', { query: { name: 'salad' } }, { language: 'ar' });
    expect(arabic.items[0]?.name).toBe('Salad (ar)');
    expect(await market.call('catalog.searchItems', { query: { name: 'pizza', offset: 9 } })).toMatchObject({
      items: [],
    });
  });

  test('[ITEM-06] a window is open or not, past midnight too', async () => {
    const available = async (id: string, zone: string) => {
      const { items: cards } = await market.call(
        'catalog.popularItems',
        { query: { limit: 100 } },
        { zones: [zone] },
      );
      return cards.find((card) => card.id === id)?.available;
    };
    expect(await available(items.lunch, zones.centre)).toBe(true);
    expect(await available(items.snack, zones.coast)).toBe(false);
    market.clock.set('2026-06-18T04:59:00Z');
    expect(await available(items.snack, zones.coast)).toBe(true);
    expect(await available(items.lunch, zones.centre)).toBe(false);
  });

  test('prices: discounts, the largest price over required choices, stock', async () => {
    const { items: cards } = await market.call('catalog.popularItems', { query: { limit: 100 } }, bothZones);
    const card = (id: string) => cards.find((one) => one.id === id);
    expect(card(items.pizza)).toMatchObject({
      price: 9,
      price_to: 13,
      has_choices: true,
      stock: null,
      store_discount: 10,
    });
    expect(card(items.steak)).toMatchObject({ price: 22, price_to: 22.5 });
    expect(card(items.salad)).toMatchObject({ discount: 20, discount_type: 'percent' });
    expect(card(items.chorizo)).toMatchObject({ discount: 1.5, discount_type: 'amount', store_discount: 0 });
    expect(card(items.tiramisu)).toMatchObject({ stock: 7, price: 4.5, price_to: 4.5, has_choices: false });
    expect(card(items.lemonade)?.maximum_cart_quantity).toBe(3);
  });
});

describe('statements', () => {
  test('a list takes at most three, most of them one', async () => {
    await market.call('catalog.categories', {});
    const count = async (work: () => Promise<unknown>) => (await market.statements(work)).length;
    expect(await count(() => market.call('catalog.stores', {}))).toBe(2);
    expect(await count(() => market.call('catalog.stores', { query: { limit: 1 } }))).toBe(1);
    const searchStores = (name: string) =>
      count(() => market.call('catalog.searchStores', { query: { name } }));
    expect([await searchStores('trattoria'), await searchStores('tratoria')]).toEqual([2, 3]);
    expect(
      await count(() => market.call('catalog.storeItems', { query: { store_id: stores.trattoria } })),
    ).toBe(1);
    expect(await count(() => market.call('catalog.popularItems', {}))).toBe(2);
    expect(await count(() => market.call('catalog.popularItems', { query: { limit: 3 } }))).toBe(1);
    const searchItems = (name: string) =>
      count(() => market.call('catalog.searchItems', { query: { name } }));
    expect([await searchItems('pizza'), await searchItems('piza')]).toEqual([2, 3]);
    expect(await count(() => market.call('catalog.categories', {}))).toBe(1);
    expect(await count(() => market.call('catalog.store', { params: { id: stores.trattoria } }))).toBe(1);
    expect(await count(() => market.call('catalog.item', { params: { id: items.pizza } }))).toBe(1);
  });
});
