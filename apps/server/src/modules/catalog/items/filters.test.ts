import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';

const { stores, items, zones, modules, categories } = fixture;
const both = { zones: [zones.centre, zones.coast] };
const brandId = '0190a000-0009-7000-8000-000000000001';
const conditionId = '0190a000-000a-7000-8000-000000000001';
const saleId = '0190a000-000b-7000-8000-000000000001';

/** A Wednesday, 12:30 in Montevideo: trattoria and grill are open, the bakery is not. */
const lunchTime = '2026-06-17T15:30:00Z';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  const { db } = market.ctx;
  const name = JSON.stringify({ en: 'Mark' });
  for (const [table, id] of [
    ['brands', brandId],
    ['conditions', conditionId],
  ] as const)
    await sql`insert into ${sql.table(table)} (id, module_id, slug, name, image, position)
      values (${id}, ${modules.food}, 'mark', ${name}, 'mark.webp', 1)`.execute(db);
  await sql`update items set organic = true, brand_id = ${brandId}, rating = 4.5, rating_count = 9
    where id = ${items.salad}`.execute(db);
  await sql`update items set basic = true, rating = 4.5, rating_count = 30, listed_at = '2026-06-01'
    where id = ${items.tiramisu}`.execute(db);
  await sql`update items set available_from_date = '2026-06-16', available_until_date = '2026-06-17'
    where id = ${items.pasta}`.execute(db);
  await sql`insert into item_conditions (item_id, condition_id) values (${items.lemonade}, ${conditionId})`.execute(
    db,
  );
  await sql`update stores set free_delivery = true where id = ${stores.bakery}`.execute(db);
  await sql`insert into flash_sales (id, module_id, title, starts_at, ends_at)
    values (${saleId}, ${modules.food}, '{"en":"Lunch"}', '2026-06-17T15:00:00Z', '2026-06-17T16:00:00Z')`.execute(
    db,
  );
  await sql`insert into flash_sale_items (flash_sale_id, item_id, discount_type, discount_value)
    values (${saleId}, ${items.chorizo}, 'amount', 300)`.execute(db);
});
afterAll(() => market.close());
beforeEach(() => market.clock.set(lunchTime));

const idsOf = (page: { readonly items: readonly { readonly id: string }[] }): string[] =>
  page.items.map(({ id }) => id);
const popular = async (query: object, where: object = both) =>
  market.call('catalog.popularItems', { query: { limit: 50, ...query } }, where);

describe('every filter by itself, with its count', () => {
  test.each([
    ['organic', { organic: '1' }, [items.salad]],
    ['vegetarian', { veg: '1' }, [items.lemonade, items.bread, items.salad]],
    ['halal', { halal: '1' }, [items.steak]],
    ['brand', { brand_id: brandId }, [items.salad]],
    ['condition', { condition_id: conditionId }, [items.lemonade]],
    ['rating', { min_rating: 4.5 }, [items.tiramisu, items.salad]],
    ['free delivery', { free_delivery: '1' }, [items.croissant]],
    ['store', { store_id: stores.grill, sort: 'popular' }, [items.steak, items.chorizo, items.snack]],
    ['category', { category_id: categories.drinks }, [items.lemonade]],
    ['price from, the bound included', { min_price: 9 }, [items.pizza, items.lunch, items.steak]],
    ['price to, the bound included', { max_price: 2.5 }, [items.lemonade, items.croissant]],
    ['a range between two minor units', { min_price: 2.001, max_price: 2.509 }, [items.lemonade]],
    ['two at once', { veg: '1', max_price: 3 }, [items.lemonade, items.bread]],
    ['none has both', { organic: '1', halal: '1' }, []],
    ['an upside-down range', { min_price: 9, max_price: 2 }, []],
    ['a bound beyond any price', { min_price: 1e9 }, []],
  ] as const)('%s', async (_, query, expected) => {
    const page = await popular(query);
    expect([idsOf(page), page.total_size]).toEqual([expected, expected.length]);
  });

  test('what a closed store sells says so, and when it opens: it looked like all else until it was opened', async () => {
    const list = (await popular({})).items;
    const opening = (id: string) => list.find((item) => item.id === id);
    expect(opening(items.croissant)).toMatchObject({
      store_closed: true,
      store_opens_at: '2026-06-21T11:00:00.000Z',
    });
    expect(opening(items.lemonade)).toMatchObject({ store_closed: false, store_opens_at: null });
  });

  test('open now: what closed stores sell is left out, and not counted', async () => {
    const open = await popular({ open_now: '1' });
    expect(idsOf(open)).not.toContain(items.croissant);
    expect(open.total_size).toBe((await popular({})).total_size - 1);
  });

  test('a discount is of the item, of its store, or of a running flash sale', async () => {
    const grill = async () => idsOf(await popular({ discounted: '1', store_id: stores.grill }));
    await sql`update items set discount_type = null, discount_value = null where id = ${items.chorizo}`.execute(
      market.ctx.db,
    );
    expect(await grill()).toEqual([items.chorizo]);
    market.clock.set('2026-06-17T16:00:00Z');
    expect(await grill()).toEqual([]);
    await sql`update items set discount_type = 'amount', discount_value = 150 where id = ${items.chorizo}`.execute(
      market.ctx.db,
    );
    expect(await grill()).toEqual([items.chorizo]);
    const all = await popular({ discounted: '1' });
    expect(new Set(all.items.map((item) => item.store_id))).toEqual(
      new Set([stores.trattoria, stores.grill]),
    );
    expect(all.total_size).toBe(8);
  });
});

describe('every order, strictly, ties by id, the same on every page', () => {
  const price = (page: { items: readonly { price: number }[] }) => page.items.map((item) => item.price);

  test('prices, up and down', async () => {
    const up = price(await popular({ sort: 'price_low' }));
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = price(await popular({ sort: 'price_high' }));
    expect(down).toEqual(up.toReversed());
  });

  test('rating then how many rated; newest; name in the reader’s language', async () => {
    expect(idsOf(await popular({ sort: 'rating' })).slice(0, 2)).toEqual([items.tiramisu, items.salad]);
    expect(idsOf(await popular({ sort: 'newest' }))[0]).toBe(items.tiramisu);
    const names = (await popular({ sort: 'name' })).items.map((item) => item.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  });

  test.each(['popular', 'price_low', 'price_high', 'rating', 'newest', 'name'] as const)(
    'pages by %s hold every item once',
    async (sort) => {
      const all = idsOf(await popular({ sort }));
      const paged: string[] = [];
      for (const offset of [1, 2, 3, 4, 5, 6]) {
        const page = await popular({ sort, limit: 2, offset });
        expect(page).toMatchObject({ total_size: 11, limit: 2, offset });
        paged.push(...idsOf(page));
      }
      expect(paged).toEqual(all);
      expect(new Set(all).size).toBe(11);
      expect(await popular({ sort, offset: 9 })).toMatchObject({ total_size: 11, items: [] });
    },
  );
});

describe('lists by their nature', () => {
  const list = (
    id:
      | 'catalog.storeItems'
      | 'catalog.recommendedItems'
      | 'catalog.discountedItems'
      | 'catalog.mostReviewedItems'
      | 'catalog.basicItems'
      | 'catalog.featuredCategoryItems',
    query: object = {},
  ) => market.call(id, { query: { limit: 50, ...query } }, both);

  test('latest: the newest without a store, a menu with one', async () => {
    expect(idsOf(await list('catalog.storeItems'))[0]).toBe(items.tiramisu);
    expect(idsOf(await list('catalog.storeItems', { store_id: stores.trattoria }))[0]).toBe(items.pizza);
    expect(
      idsOf(await list('catalog.storeItems', { store_id: stores.trattoria, sort: 'price_low' }))[0],
    ).toBe(items.lemonade);
  });

  test('recommended by their stores; basic medicine; items of featured categories', async () => {
    expect(idsOf(await list('catalog.recommendedItems'))).toEqual([items.pizza]);
    expect(idsOf(await list('catalog.basicItems'))).toEqual([items.tiramisu]);
    const featured = await list('catalog.featuredCategoryItems');
    expect(new Set(featured.items.map((item) => item.category_id))).toEqual(new Set([categories.mains]));
    expect(await list('catalog.featuredCategoryItems', { category_id: categories.sweets })).toMatchObject({
      total_size: 0,
      items: [],
    });
  });

  test('discounted: what falls by the most percent first, a running sale before all else', async () => {
    // 3.00 of 6.00 in the sale, 20 % of the salad, 10 % of all else at the trattoria.
    expect(idsOf(await list('catalog.discountedItems')).slice(0, 3)).toEqual([
      items.chorizo,
      items.salad,
      items.pizza,
    ]);
    expect(idsOf(await list('catalog.discountedItems', { sort: 'price_high' }))[0]).toBe(items.lunch);
  });

  test('most reviewed: those with reviews, the most first', async () => {
    expect(idsOf(await list('catalog.mostReviewedItems'))).toEqual([items.tiramisu, items.salad]);
  });

  test('related: of its store and category first, itself never, nothing of another zone', async () => {
    const related = await market.call('catalog.relatedItems', { params: { id: items.pizza } });
    expect(related.items.map((item) => item.store_id)).not.toContain(stores.grill);
    expect(idsOf(related)).not.toContain(items.pizza);
    expect(idsOf(related)[0]).toBe(items.pasta);
    expect(related.total_size).toBe(related.items.length);
    const refusal = await market.refused('catalog.relatedItems', { params: { id: 'nothing' } });
    expect(refusal).toMatchObject({ status: 404, code: 'item_not_found' });
  });
});

describe('categories', () => {
  test('popular: the most ordered first', async () => {
    const popularOnes = await market.call('catalog.popularCategories', {}, both);
    expect(popularOnes.map(({ id }) => id)).toEqual([categories.mains, categories.sweets, categories.drinks]);
    const second = await market.call('catalog.popularCategories', { query: { limit: 1, offset: 2 } }, both);
    expect(second.map(({ id }) => id)).toEqual([categories.sweets]);
  });

  test('those below one, as far as something of them is sold', async () => {
    await sql`update categories set parent_id = ${categories.mains} where id = ${categories.drinks}`.execute(
      market.ctx.db,
    );
    await market.ctx.events.publish(market.ctx.db, 'categories');
    await expect
      .poll(async () => (await market.call('catalog.childCategories', { params: { id: 'mains' } })).length)
      .toBe(1);
    const refusal = await market.refused('catalog.childCategories', { params: { id: 'nothing' } });
    expect(refusal).toMatchObject({ status: 404, code: 'category_not_found' });
  });
});

describe('stores', () => {
  const listed = async (query: object) =>
    (await market.call('catalog.stores', { query }, both)).stores.map(({ id }) => id);

  test('filters: a discount of their own, vegetarian dishes, halal', async () => {
    expect(await listed({ discounted: '1' })).toEqual([stores.trattoria]);
    expect(await listed({ veg: '1' })).toEqual([stores.trattoria]);
    expect(await listed({ halal: '1' })).toEqual([stores.grill]);
    expect(await listed({ free_delivery: '1' })).toEqual([stores.bakery]);
  });

  test('recommended: those the market puts forward', async () => {
    await sql`update stores set featured = true where id = ${stores.grill}`.execute(market.ctx.db);
    const page = await market.call('catalog.recommendedStores', {}, both);
    expect([page.total_size, page.stores[0]?.id]).toEqual([1, stores.grill]);
  });
});
