import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { type CatalogRows, setStoreActive, takeStock, writeCatalog } from '../index.ts';

const { zones } = fixture;
const id = (number: number): string => `0190b000-0000-7000-8000-${number.toString().padStart(12, '0')}`;
const [categoryId, storeId, itemId, cakeId, addOnId] = [id(1), id(2), id(3), id(4), id(5)];
const local = (text: string) => ({ en: text, ar: `${text} ar`, nl: `${text} nl`, fr: `${text} fr` });

const item: CatalogRows['items'][number] = {
  id: itemId,
  storeId,
  sourceKey: 'soup',
  listedAt: '2026-06-02T00:00:00.000Z',
  good: null,
  moduleType: 'food',
  categoryId,
  slug: 'rows-soup',
  name: local('Crème soup'),
  description: local('Of today'),
  priceMinor: 500,
  discount: { type: 'percent', percent: 10 },
  picture: 'item-soup.webp',
  vegetarian: true,
  halal: false,
  recommended: true,
  availableFromMinute: 1320,
  availableUntilMinute: 120,
  maximumCartQuantity: 4,
  variationGroups: [
    {
      name: local('Size'),
      type: 'single',
      required: true,
      min: 1,
      max: 1,
      options: [
        { label: local('Small'), priceMinor: 0 },
        { label: local('Big'), priceMinor: 200 },
      ],
    },
  ],
  addOnIds: [addOnId],
  position: 1,
  rating: 4.5,
  ratingCount: 10,
  orderCount: 20,
};

const rows: CatalogRows = {
  pictureSize: (name) =>
    name.startsWith('cover') ? { width: 960, height: 480 } : { width: 256, height: 256 },
  categories: [
    {
      id: categoryId,
      moduleType: 'food',
      parentId: id(9),
      slug: 'soups',
      name: local('Soups'),
      picture: 'soups.webp',
      position: 2,
      featured: false,
    },
    {
      id: id(9),
      moduleType: 'food',
      parentId: null,
      slug: 'warm',
      name: local('Warm'),
      picture: 'warm.webp',
      position: 1,
      featured: true,
    },
  ],
  brands: [],
  conditions: [],
  stores: [
    {
      id: storeId,
      moduleType: 'food',
      zoneSlug: 'coast',
      slug: 'rows-kitchen',
      name: 'Rows Kitchen',
      kind: local('Soup · Cake'),
      categoryIds: [categoryId],
      address: 'Rambla 1',
      lat: -34.915,
      lng: -56.145,
      cover: 'cover-soup.webp',
      logo: 'logo-soup.webp',
      deliveryMinutesFrom: 20,
      deliveryMinutesTo: 35,
      minimumOrderMinor: 400,
      taxPercent: 22,
      delivers: true,
      takeAway: false,
      freeDelivery: true,
      scheduledOrders: true,
      vegetarian: true,
      nonVegetarian: true,
      halal: false,
      featured: true,
      discount: { percent: 15, minimumPurchaseMinor: 1000, maximumMinor: null },
      rating: 4.1,
      ratingCount: 50,
      orderCount: 70,
      joinedAt: '2026-06-01T00:00:00.000Z',
      source: 'node/1',
    },
  ],
  hours: [{ storeId, weekday: 3, opensMinute: 720, closesMinute: 1500 }],
  addOns: [{ id: addOnId, storeId, name: local('Bread'), priceMinor: 50, position: 0 }],
  items: [
    item,
    {
      ...item,
      id: cakeId,
      slug: 'rows-cake',
      sourceKey: 'cake',
      name: local('Cake'),
      discount: null,
      variationGroups: [],
      addOnIds: [],
      position: 0,
    },
  ],
  stock: [
    { itemId, variation: '', quantity: 6, renewal: 'daily' },
    { itemId: cakeId, variation: '', quantity: 9, renewal: 'none' },
  ],
};

const [shirtId, brandId, conditionId, otherConditionId] = [id(20), id(21), id(22), id(23)];
const gathering = (gatheringId: string, slug: string): CatalogRows['brands'][number] => ({
  id: gatheringId,
  moduleType: 'grocery',
  slug,
  name: local(slug),
  picture: `${slug}.webp`,
  position: 0,
});
const goodFacts: NonNullable<CatalogRows['items'][number]['good']> = {
  unit: local('Pack of 3'),
  organic: true,
  nutrition: [local('Energy 52 kcal')],
  allergens: [local('Nuts')],
  tags: [local('Gift')],
  genericNames: [local('Cellulose')],
  prescription: true,
  basic: true,
  choiceOptions: [
    {
      name: 'colour',
      title: local('Colour'),
      options: [
        { key: 'red', label: local('Red') },
        { key: 'blue', label: local('Blue') },
      ],
    },
  ],
  variations: [
    { type: 'red', priceMinor: 500 },
    { type: 'blue', priceMinor: 650 },
  ],
  gtin: '2068477135494',
  brandId,
  conditionIds: [conditionId, otherConditionId],
};
const [storeRow] = rows.stores;
if (!storeRow) throw new Error('A store is needed to stand goods in.');
/** A shop in addition to the kitchen, with an item that uses every column of goods. */
const shopRows = (good = goodFacts): CatalogRows => ({
  ...rows,
  categories: [{ ...gathering(id(24), 'papers'), parentId: null, featured: false }, ...rows.categories],
  brands: [gathering(brandId, 'ceibo')],
  conditions: [gathering(conditionId, 'boredom'), gathering(otherConditionId, 'rain')],
  stores: [
    ...rows.stores,
    { ...storeRow, id: id(25), moduleType: 'grocery', slug: 'rows-shop', source: 'node/2' },
  ],
  items: [
    ...rows.items,
    {
      ...item,
      id: shirtId,
      storeId: id(25),
      sourceKey: 'napkins',
      slug: 'rows-shop-napkins',
      moduleType: 'grocery',
      categoryId: id(24),
      variationGroups: [],
      addOnIds: [],
      good,
    },
  ],
  stock: [
    ...rows.stock,
    { itemId: shirtId, variation: 'red', quantity: 5, renewal: 'daily' },
    { itemId: shirtId, variation: 'blue', quantity: 0, renewal: 'none' },
  ],
});

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeCatalog(market.ctx, rows);
});
afterAll(() => market.close());

const coast = { zones: [zones.coast] };
const snapshot = async () =>
  (
    await sql`select (select json_agg(s order by s.id) from stores s) as stores, (select json_agg(i order by i.id) from items i) as items,
      (select json_agg(k order by k.item_id, k.variation) from item_stock k) as stock, (select json_agg(c order by c.id) from categories c) as categories,
      (select json_agg(m order by m.store_id, m.category_id) from store_categories m) as menus,
      (select json_agg(b order by b.id) from brands b) as brands, (select json_agg(d order by d.id) from conditions d) as conditions,
      (select json_agg(w order by w.item_id, w.condition_id) from item_conditions w) as helps`.execute(
      market.ctx.db,
    )
  ).rows;

test('rows of a market are served as stores, menus and items', async () => {
  const store = await market.call(
    'catalog.store',
    { params: { id: 'rows-kitchen' } },
    { ...coast, language: 'fr' },
  );
  expect(store).toMatchObject({
    name: 'Rows Kitchen',
    cuisines: ['Soup', 'Cake fr'],
    cover_width: 960,
    cover_height: 480,
    free_delivery: true,
    take_away: false,
    is_new: true,
    discount: { discount: 15, min_purchase: 10, max_discount: 0 },
    state: { open: true, closes_at: '2026-06-18T04:00:00.000Z' },
    categories: [{ id: categoryId, name: 'Soups fr', item_count: 2 }],
  });
  const menu = await market.call('catalog.storeItems', { query: { store_id: storeId } }, coast);
  expect(menu.items.map((one) => [one.id, one.stock, one.price_to])).toEqual([
    [cakeId, 9, 5],
    [itemId, 6, 7],
  ]);
  expect(menu.items[1]).toMatchObject({
    discount: 10,
    available: false,
    available_time_starts: '22:00:00',
    maximum_cart_quantity: 4,
  });
});

test('a category holds what those below it hold', async () => {
  expect(await market.call('catalog.category', { params: { id: 'warm' } }, coast)).toMatchObject({
    item_count: 2,
  });
  expect((await market.call('catalog.categoryItems', { params: { id: 'warm' } }, coast)).total_size).toBe(2);
  expect((await market.call('catalog.categoryStores', { params: { id: 'warm' } }, coast)).total_size).toBe(1);
});

test('accents in the catalogue do not hide it from plain typing', async () => {
  const found = await market.call('catalog.searchItems', { query: { name: 'creme' } }, coast);
  expect(found.items.map((one) => one.id)).toEqual([itemId]);
});

test('a second time changes nothing', async () => {
  const before = await snapshot();
  await writeCatalog(market.ctx, rows);
  expect(await snapshot()).toEqual(before);
});

test('an item whose link and its short form are taken gets a longer one: the import ended in the database’s own words', async () => {
  const twins = [id(60), id(61), id(1_000_061)];
  for (const twin of twins)
    await writeCatalog(market.ctx, {
      ...rows,
      items: [{ ...item, id: twin, sourceKey: twin, slug: 'rows-twin' }],
    });
  const { rows: kept } = await sql<{ slug: string }>`
    select slug from items where id = any (${twins}) order by id`.execute(market.ctx.db);
  const links = ['rows-twin', 'rows-twin-000061', 'rows-twin-000001000061'];
  expect(kept.map(({ slug }) => slug)).toEqual(links);
});

test('a second time keeps stock, slugs and what operators switched off, and takes new prices', async () => {
  await takeStock(market.ctx, [{ itemId: cakeId, variation: '', quantity: 4 }]);
  await setStoreActive(market.ctx, storeId, false);
  const dearer = rows.items.map((one) => ({ ...one, priceMinor: 700, slug: `${one.slug}-new` }));
  await writeCatalog(market.ctx, { ...rows, items: dearer });
  expect((await market.call('catalog.store', { params: { id: storeId } }, coast)).active).toBe(false);
  await setStoreActive(market.ctx, storeId, true);
  const cake = await market.call('catalog.item', { params: { id: 'rows-cake' } }, coast);
  expect(cake).toMatchObject({ price: 7, stock: 5 });
});

test('a second time keeps choices, extras and versions that the store has decided, and counts no stock of others', async () => {
  const caller = { token: await market.operatorToken() };
  const decide = (itemId: string, body: Body<'ops.setItemChoices'>) =>
    market.call('ops.setItemChoices', { params: { id: itemId }, body }, caller);
  await decide(itemId, {
    food_variations: [{ name: 'Spice', type: 'multi', values: [{ label: 'Hot' }] }],
    add_ons: [{ id: addOnId, name: 'Sourdough', price: 0.75 }],
  });
  const shop = shopRows();
  await writeCatalog(market.ctx, shop);
  await decide(shirtId, { choice_options: [], variations: [{ type: 'green', price: 8 }] });
  await writeCatalog(market.ctx, { ...rows, items: rows.items.map((one) => ({ ...one, priceMinor: 900 })) });
  await writeCatalog(market.ctx, shop);
  expect(await market.call('catalog.item', { params: { id: itemId } }, coast)).toMatchObject({
    price: 5,
    food_variations: [{ name: 'Spice' }],
    add_ons: [{ id: addOnId, name: 'Sourdough', price: 0.75 }],
  });
  const inShop = { ...coast, module: fixture.modules.grocery };
  expect(await market.call('catalog.item', { params: { id: shirtId } }, inShop)).toMatchObject({
    price: 8,
    choice_options: [{ options: ['green'] }],
    variations: [{ type: 'green', price: 8, stock: 9999 }],
  });
  const { rows: counted } = await sql`select variation from item_stock where item_id = ${shirtId}`.execute(
    market.ctx.db,
  );
  expect(counted).toEqual([]);
  await sql`update items set choices_decided = false`.execute(market.ctx.db);
  await sql`update add_ons set decided = false`.execute(market.ctx.db);
  await writeCatalog(market.ctx, rows);
});

test('all of it or nothing', async () => {
  const before = await snapshot();
  const broken = { ...rows, items: [{ ...item, id: id(50), slug: 'broken', categoryId: id(99) }] };
  await expect(
    writeCatalog(market.ctx, {
      ...broken,
      stores: rows.stores.map((store) => ({ ...store, name: 'Other' })),
    }),
  ).rejects.toThrow();
  expect(await snapshot()).toEqual(before);
});

describe('goods', () => {
  const inShop = { zones: [zones.coast], module: fixture.modules.grocery };
  const shirt = () => market.call('catalog.item', { params: { id: shirtId } }, { ...inShop, language: 'fr' });
  beforeAll(() => writeCatalog(market.ctx, shopRows()));

  test('are served with all that their shop says of them', async () => {
    expect(await shirt()).toMatchObject({
      unit_type: 'Pack of 3 fr',
      organic: true,
      nutritions_name: ['Energy 52 kcal fr'],
      allergies_name: ['Nuts fr'],
      tags: [{ name: 'Gift fr' }],
      generic_name: ['Cellulose fr'],
      is_prescription_required: true,
      gtin: '2068477135494',
      brand: { id: brandId, name: 'ceibo fr' },
      choice_options: [{ name: 'colour', options: ['red', 'blue'], labels: ['Red fr', 'Blue fr'] }],
      variations: [
        { type: 'red', price: 5, stock: 5 },
        { type: 'blue', price: 6.5, stock: 0 },
      ],
    });
  });

  test('a second time change nothing, and what was sold of a variation stays sold', async () => {
    await takeStock(market.ctx, [{ itemId: shirtId, variation: 'red', quantity: 2 }]);
    const before = await snapshot();
    await writeCatalog(market.ctx, shopRows());
    expect(await snapshot()).toEqual(before);
    expect((await shirt()).variations[0]).toMatchObject({ type: 'red', stock: 3 });
  });

  test('take what the market says anew, and lose what it says no more', async () => {
    const changed = { ...goodFacts, unit: null, brandId: null, gtin: null, conditionIds: [otherConditionId] };
    await writeCatalog(market.ctx, shopRows(changed));
    const now = await shirt();
    expect([now.unit_type, now.brand, now.gtin]).toEqual([null, null, null]);
    expect(now.conditions.map((one) => one.id)).toEqual([otherConditionId]);
  });

  test('no number that is none of goods, and none twice under one name in a store', async () => {
    await expect(writeCatalog(market.ctx, shopRows({ ...goodFacts, gtin: '12' }))).rejects.toThrow(/gtin/);
    const [first] = shopRows().items.filter((one) => one.id === shirtId);
    if (!first) throw new Error('The shop sells something.');
    const twice = { ...shopRows(), items: [first, { ...first, id: id(26), slug: 'rows-shop-other' }] };
    await expect(writeCatalog(market.ctx, twice)).rejects.toThrow(/items_by_source_key/);
  });
});
