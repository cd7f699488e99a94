import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import {
  getKnownStore,
  listFavouriteStores,
  listItemCards,
  listItemsForCart,
  localChoices,
  setStoreActive,
  viewItems,
} from './index.ts';

const { stores, items, zones, modules, categories, addOns } = fixture;
const coast = { zones: [zones.coast] };
const grocery = { module: modules.grocery };
const unknownId = '0190a000-ffff-7000-8000-000000000000';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

describe('a store', () => {
  test('[NAV-04] by id and by slug, the same', async () => {
    const byId = await market.call('catalog.store', { params: { id: stores.trattoria } });
    expect(await market.call('catalog.store', { params: { id: byId.slug } })).toEqual(byId);
    expect(byId).toMatchObject({
      name: 'The Trattoria',
      active: true,
      tax_rate: 10,
      minimum_order: 5,
      time_zone: 'America/Montevideo',
      discount_type: 'percent',
      cover_photo_full_url: 'http://market.example/media/stores/trattoria-cover.webp',
      discount: { discount: 10, discount_type: 'percent', min_purchase: 20, max_discount: 10 },
      state: { open: true, opens_at: null, closes_at: '2026-06-18T02:00:00.000Z' },
    });
    expect(byId.categories.map((one) => [one.slug, one.item_count])).toEqual([
      ['mains', 5],
      ['sweets', 1],
      ['drinks', 1],
    ]);
  });

  test('in another language, English where a text is missing', async () => {
    const store = await market.call(
      'catalog.store',
      { params: { id: stores.grill } },
      { ...coast, language: 'ar' },
    );
    expect(store).toMatchObject({
      description: 'About The Grill (ar)',
      cuisines: ['Kitchen (ar)'],
      halal_tag_status: true,
    });
    expect(store.categories[0]?.name).toBe('Mains (ar)');
  });

  test('hours past midnight keep their number', async () => {
    const { opening_hours: hours } = await market.call(
      'catalog.store',
      { params: { id: stores.grill } },
      coast,
    );
    expect(hours[0]).toEqual({ weekday: 0, opens: '11:00', closes: '26:00' });
  });

  test('[SYS-10] GET /tax: the rate of a store, and whether prices hold it', async () => {
    const tax = (store_id: string) => ({ query: { store_id } });
    const { id, slug, tax_rate } = await market.call('catalog.store', { params: { id: stores.trattoria } });
    const { tax_included } = await market.call('settings.config');
    for (const named of [id, slug])
      expect(await market.call('catalog.tax', tax(named))).toEqual({ store_id: id, tax_rate, tax_included });
    expect((await market.refused('catalog.tax', tax('no-such-store'))).code).toBe('store_not_found');
    expect((await market.refused('catalog.tax', tax(stores.grill))).code).toBe('store_elsewhere');
  });

  test('[MOD-08] of another zone or module is not here; one of another zone says where it is', async () => {
    expect(await market.refused('catalog.store', { params: { id: stores.grill } })).toMatchObject({
      status: 404,
      code: 'store_elsewhere',
      body: { message: expect.stringContaining('Coast') },
    });
    expect((await market.refused('catalog.store', { params: { id: stores.trattoria } }, grocery)).code).toBe(
      'store_not_found',
    );
    expect((await market.refused('catalog.store', { params: { id: 'no-such-store' } })).code).toBe(
      'store_not_found',
    );
    expect((await market.call('catalog.store', { params: { id: stores.grill } }, { zones: [] })).id).toBe(
      stores.grill,
    );
  });

  test('that takes no orders leaves the lists, and says so on its page', async () => {
    await setStoreActive(market.ctx, stores.bakery, false);
    const { stores: listed } = await market.call('catalog.stores', {});
    expect(listed.map((store) => store.id)).toEqual([stores.trattoria]);
    expect(
      await market.call('catalog.popularItems', { query: { category_id: categories.sweets } }),
    ).toMatchObject({ total_size: 1 });
    const page = await market.call('catalog.store', { params: { id: stores.bakery } });
    expect(page).toMatchObject({ active: false, state: { open: false, opens_at: null } });
    expect(await market.call('catalog.item', { params: { id: items.croissant } })).toMatchObject({
      store_minimum_order: 5,
      store_closed: true,
      store_opens_at: null,
    });
    await setStoreActive(market.ctx, stores.bakery, true);
    expect((await market.call('catalog.stores', {})).total_size).toBe(2);
    await expect(setStoreActive(market.ctx, unknownId, true)).rejects.toMatchObject({
      parts: [{ code: 'store_not_found' }],
    });
  });

  test('for other rooms: hours, terms and what it asks', async () => {
    const store = await getKnownStore(market.ctx, stores.trattoria);
    expect(store).toMatchObject({
      zoneId: zones.centre,
      moduleType: 'food',
      minimumOrderMinor: 500,
      taxPercent: 10,
      preparationMinutes: 15,
      point: { lat: -34.906, lng: -56.191 },
      delivery: true,
      takeAway: true,
      discount: { percent: 10, minPurchaseMinor: 2000, maxDiscountMinor: 1000 },
      deliveryTerms: { rates: { kind: 'per_km', perKmMinor: 50, minimumMinor: 100, maximumMinor: 800 } },
    });
    expect(store.schedule.hours.week[3]).toEqual([{ openMinute: 480, closeMinute: 1380 }]);
    await expect(getKnownStore(market.ctx, unknownId)).rejects.toMatchObject({
      parts: [{ code: 'store_not_found' }],
    });
  });
});

describe('an item', () => {
  test('[ITEM-15] by id and by slug, with a campaign in the query or without', async () => {
    const byId = await market.call('catalog.item', { params: { id: items.pizza } });
    expect(
      await market.call('catalog.item', { params: { id: byId.slug }, query: { campaign: '1' } }),
    ).toEqual(byId);
    expect(byId).toMatchObject({
      name: 'Pizza',
      price: 9,
      store_slug: 'the-trattoria',
      store_closed: false,
      schedule_order: true,
      whislists_count: 0,
      category_ids: [{ id: categories.mains, name: 'Mains' }],
      store_offer: { discount: 10, min_purchase: 20, max_discount: 10 },
    });
  });

  test('[ITEM-14] its groups with values, and its add-ons in their order', async () => {
    const pizza = await market.call('catalog.item', { params: { id: items.pizza } }, { language: 'nl' });
    expect(pizza.food_variations).toMatchObject([
      {
        name: 'Size (nl)',
        type: 'single',
        required: true,
        values: [
          { label: 'Small (nl)', optionPrice: 0, isSelected: false },
          { label: 'Large (nl)', optionPrice: 4, isSelected: false },
        ],
      },
      { name: 'Toppings (nl)', type: 'multi', required: false, min: 0, max: 2 },
    ]);
    expect(pizza.add_ons).toEqual([
      { id: addOns.cheese, name: 'Extra cheese (nl)', price: 1.2, store_id: stores.trattoria },
      { id: addOns.olives, name: 'Olives (nl)', price: 0.8, store_id: stores.trattoria },
    ]);
  });

  test('of a shop: variations with their own price and stock', async () => {
    const coffee = await market.call('catalog.item', { params: { id: items.coffee } }, grocery);
    expect(coffee).toMatchObject({ price: 5, price_to: 16, has_choices: true, stock: null });
    expect(coffee.variations).toEqual([
      { type: '250g', price: 5, stock: 3 },
      { type: '1kg', price: 16, stock: 0 },
    ]);
  });

  test('[MOD-08] of another module is not here, one of another zone says where it is, and one off sale is gone', async () => {
    const refusedIn = async (id: string, caller = {}) =>
      (await market.refused('catalog.item', { params: { id } }, caller)).code;
    expect(await market.refused('catalog.item', { params: { id: items.steak } })).toMatchObject({
      status: 404,
      code: 'item_elsewhere',
      body: { message: expect.stringMatching(/^Steak is sold by .+ in Coast, outside/) },
    });
    expect(await refusedIn(items.steak, grocery)).toBe('item_not_found');
    expect(await refusedIn(items.pizza, grocery)).toBe('item_not_found');
    expect(await refusedIn(items.soup)).toBe('item_gone');
    expect(await refusedIn('no-such-item')).toBe('item_not_found');
    expect((await market.call('catalog.item', { params: { id: items.steak } }, coast)).name).toBe('Steak');
  });

  test('counts those who hold it dear', async () => {
    const { token } = await market.newCustomer();
    await market.call('wishlist.add', { query: { item_id: items.pasta } }, { token });
    expect((await market.call('catalog.item', { params: { id: items.pasta } })).whislists_count).toBe(1);
  });
});

describe('items for a cart', () => {
  test('in the shape of the rules: canonical names, all languages beside', async () => {
    const ctx = { ...market.ctx, language: 'fr' as const };
    const [pizza] = (await listItemsForCart(ctx, [items.pizza])).values();
    if (!pizza) throw new Error('no pizza');
    expect(pizza.sale).toMatchObject({
      model: 'Item',
      store: { id: stores.trattoria, name: 'The Trattoria' },
      schedule: { active: true },
      item: { id: items.pizza, name: 'Pizza (fr)', priceMinor: 900, stock: undefined },
      storeSchedule: { active: true, acceptsSchedule: true },
    });
    const size = pizza.sale.item.foodVariations?.[0];
    expect(size).toMatchObject({
      name: 'Size',
      alsoNamed: expect.arrayContaining(['Size (ar)', 'Size (nl)', 'Size (fr)']),
    });
    expect(size?.values[1]).toMatchObject({
      label: 'Large',
      optionPriceMinor: 400,
      alsoLabelled: expect.arrayContaining(['Large (fr)']),
    });
    expect(pizza.sale.item.addOns?.map((addOn) => addOn.name)).toEqual(['Extra cheese (fr)', 'Olives (fr)']);
    expect(pizza.names).toMatchObject({ en: 'Pizza', ar: 'Pizza (ar)' });
    expect(localChoices(pizza, [{ name: 'Size', labels: ['Large'] }], 'ar')).toEqual([
      { name: 'Size (ar)', labels: ['Large (ar)'] },
    ]);
  });

  test('windows, discounts, limits and stock come along', async () => {
    const found = await listItemsForCart(market.ctx, [
      items.lunch,
      items.salad,
      items.chorizo,
      items.lemonade,
      items.tiramisu,
      items.soup,
      unknownId,
    ]);
    expect(found.size).toBe(6);
    expect(found.get(items.lunch)?.sale.schedule.window).toEqual({ startMinute: 660, endMinute: 900 });
    expect(found.get(items.salad)?.sale.item.discount).toEqual({ type: 'percent', percent: 20 });
    expect(found.get(items.chorizo)?.sale.item.discount).toEqual({ type: 'amount', amountMinor: 150 });
    expect(found.get(items.lemonade)?.sale.item.maximumCartQuantity).toBe(3);
    expect(found.get(items.tiramisu)?.sale.item.stock).toBe(7);
    expect(found.get(items.soup)?.sale.schedule.active).toBe(false);
  });

  test('take one statement, and none to be shown', async () => {
    const cart = [items.pizza, items.steak, items.coffee];
    await viewItems(market.ctx, [...(await listItemsForCart(market.ctx, cart)).values()]);
    const sent = await market.statements(async () => {
      const found = await listItemsForCart(market.ctx, cart);
      const views = await viewItems(market.ctx, [...found.values()]);
      expect(views.map((view) => view.name).sort()).toEqual(['Coffee', 'Pizza', 'Steak']);
    });
    expect(sent).toHaveLength(1);
  });
});

describe('favourites', () => {
  test('[MOD-08] keep the order asked for and the zone and module of the caller', async () => {
    const ctx = {
      ...market.ctx,
      where: { zoneIds: [zones.centre], moduleId: modules.food, point: undefined },
    };
    const cards = await listItemCards(ctx, [items.salad, items.steak, items.soup, items.pizza, items.coffee]);
    expect(cards.map((card) => card.id)).toEqual([items.salad, items.pizza]);
    const favourites = await listFavouriteStores(ctx, [stores.bakery, stores.grill, stores.trattoria]);
    expect(favourites.map((store) => store.id)).toEqual([stores.bakery, stores.trattoria]);
    expect(await listItemCards(ctx, [])).toEqual([]);
    expect(await listFavouriteStores(ctx, [])).toEqual([]);
  });
});

describe('the landing page', () => {
  test('texts in the caller’s language, zones, and how much is sold there', async () => {
    const landing = await market.call('settings.landing', {}, { language: 'fr' });
    expect(landing).toMatchObject({
      store_count: 4,
      item_count: 14,
      fixed_newsletter_title: 'Restez proche',
    });
    expect(landing.download_user_app_links).toMatchObject({ playstore_url_status: 0 });
    expect(landing.zones.map((zone) => [zone.name, zone.store_count])).toEqual([
      ['Centre (fr)', 3],
      ['Coast (fr)', 1],
    ]);
    expect(landing.zones[0]?.latitude).toBeCloseTo(-34.905);
  });
});
