import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
      (select json_agg(m order by m.store_id, m.category_id) from store_categories m) as menus`.execute(
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
    items_count: 2,
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
