import { MOST_FOUND } from '@promenade/domain/catalog';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, shops, type TestMarket, writeShops } from '../../../testing/index.ts';

const { stores, items, zones, modules, categories } = fixture;
const both = { zones: [zones.centre, zones.coast] };
const shopping = { module: shops.modules.ecommerce };
const pharmacy = { module: shops.modules.pharmacy };

/** Names as a market in four languages has them. */
const names = {
  pizza: ['Pizza margherita', 'بيتزا مارغريتا', 'Pizza margherita', 'Pizza marguerite'],
  croissant: ['Butter croissant', 'كرواسون بالزبدة', 'Roombotercroissant', 'Croissant au beurre'],
  salad: ['Green salad', 'سلطة خضراء', 'Groene salade', 'Salade verte'],
  bread: ['Bread of the day', 'خبز اليوم', 'Brood van de dag', 'Pain du jour'],
  lemonade: ['Lemonade 500 ml', 'ليموناضة ٥٠٠ مل', 'Limonade 500 ml', 'Citronnade 500 ml'],
  pasta: ['Fresh pasta', 'مكرونة طازجة', 'Verse pasta', 'Pâtes fraîches'],
  lunch: ['Lunch menu', 'قائمة الغداء', 'Lunchmenu', 'Menu du midi'],
  tiramisu: ['Tiramisu', 'تيراميسو', 'Tiramisu', 'Tiramisù maison'],
  steak: ['Sirloin steak', 'ستيك أكبر', 'Biefstuk', 'Entrecôte'],
} as const;

let market: TestMarket;
const rename = (id: string, [en, ar, nl, fr]: readonly string[]) =>
  sql`update items set name = ${JSON.stringify({ en, ar, nl, fr })} where id = ${id}`.execute(market.ctx.db);
beforeAll(async () => {
  market = await openTestMarket();
  await writeShops(market.ctx);
  for (const [key, texts] of Object.entries(names)) await rename(items[key as keyof typeof names], texts);
});
afterAll(() => market.close());
/** A Wednesday, 12:30 in Montevideo. */
beforeEach(() => market.clock.set('2026-06-17T15:30:00Z'));

const searchItems = (name: string, query: object = {}, where: object = {}) =>
  market.call('catalog.searchItems', { query: { name, ...query } }, where);
const idsOf = async (name: string, where: object = {}) =>
  (await searchItems(name, {}, where)).items.map(({ id }) => id);
const found = (name: string, where: object = {}) => market.call('catalog.search', { query: { name } }, where);

describe('what a search forgives, in every language', () => {
  test.each([
    ['capitals', 'PIZZA', items.pizza],
    ['accents left out', 'pates fraiches', items.pasta],
    ['accents put in', 'Tíramísu', items.tiramisu],
    ['words in another order', 'day bread', items.bread],
    ['signs between words', 'bread, of-the (day)!', items.bread],
    ['the last word half typed', 'green sal', items.salad],
    ['a word inside another', 'croissant', items.croissant],
    ['a word of a compound', 'boter', items.croissant],
    ['a letter left out', 'margerita', items.pizza],
    ['a letter too many', 'tirramisu', items.tiramisu],
    ['two letters swapped', 'lemoande', items.lemonade],
    ['another letter', 'croissont', items.croissant],
    ['a short word with two letters swapped', 'graen', items.salad],
    ['Dutch with a slip', 'groeen salade', items.salad],
    ['Dutch, swapped', 'biefsutk', items.steak],
    ['French with a slip', 'croisant au beure', items.croissant],
    ['French without accents and with a slip', 'entrecotte', items.steak],
    ['Arabic', 'بيتزا', items.pizza],
    ['Arabic with its article', 'البيتزا', items.pizza],
    ['Arabic with a slip', 'كرواسن', items.croissant],
    ['ه for ة', 'سلطه خضراء', items.salad],
    ['alef without hamza', 'اكبر', items.steak],
    ['vowel signs and tatweel', 'خُبْـــز اليَوْم', items.bread],
    ['Persian ی and ک', 'ستیک', items.steak],
    ['presentation forms', 'ﺑﻴﺘﺰﺍ', items.pizza],
    ['Arabic digits for ours', 'lemonade ٥٠٠', items.lemonade],
    ['Persian digits', 'limonade ۵۰۰', items.lemonade],
    ['our digits for Arabic ones', 'ليموناضة 500', items.lemonade],
  ])('%s: %s', async (_, typed, wanted) => {
    expect((await idsOf(typed, both))[0]).toBe(wanted);
  });

  test('a number is never forgiven: another number is another thing', async () => {
    expect(await idsOf('lemonade 50')).toEqual([items.lemonade]);
    expect(await idsOf('lemonade 501')).toEqual([]);
  });

  test.each(['!?', '%', '_', '\\', "'; drop table items; --", '|', '\u202e', '😀', 'x'.repeat(120)])(
    'nothing is said by %j, and nothing breaks',
    async (name) => {
      expect(await idsOf(name)).toEqual([]);
      expect((await found(name)).items_total).toBe(0);
    },
  );
});

describe('what is searched', () => {
  test('[MOD-08] the zones of the request, and what each other one sells is not so much as suggested', async () => {
    expect(await idsOf('steak')).toEqual([]);
    expect(await idsOf('steak', { zones: [zones.coast] })).toEqual([items.steak]);
    expect((await found('sirlion')).suggestion).toBeNull();
    expect((await found('sirlion', both)).suggestion).toBe('sirloin');
  });

  test('[MOD-08] the module of the request alone', async () => {
    expect(await idsOf('pizza', { ...both, module: modules.grocery })).toEqual([]);
    expect(await idsOf('rice', { module: modules.grocery })).toEqual([items.rice]);
  });

  test('[MOD-08] a module whose stores serve every zone is searched in every zone, but in none by who is in none', async () => {
    expect(await idsOf('shirt', shopping)).toEqual([shops.items.shirt]);
    expect(await idsOf('shrit', shopping)).toEqual([shops.items.shirt]);
    expect((await found('outfiter', shopping)).stores.map(({ id }) => id)).toEqual([shops.stores.outfitter]);
    expect(await idsOf('shirt', { ...shopping, point: fixture.points.outside })).toEqual([]);
  });

  test('brand, tags and generic names, after what is called so itself', async () => {
    expect(new Set(await idsOf('sonar', shopping))).toEqual(new Set([shops.items.shirt, shops.items.scarf]));
    expect(await idsOf('sonar winter', shopping)).toEqual([shops.items.scarf]);
    expect(await idsOf('acetylsalicylic', pharmacy)).toEqual([shops.items.aspirin]);
    await rename(shops.items.antibiotic, ['Acetylsalicylic gel', 'جل', 'Gel', 'Gel']);
    expect(await idsOf('acetylsalicylic', pharmacy)).toEqual([shops.items.antibiotic, shops.items.aspirin]);
  });

  test('a GTIN finds exactly, with and without leading zeros, in both calls', async () => {
    for (const number of ['4006381333931', '04006381333931', '4006381 333931'])
      expect(await idsOf(number, shopping)).toEqual([shops.items.scarf]);
    expect((await found('4006381333931', shopping)).items.map(({ id }) => id)).toEqual([shops.items.scarf]);
    expect(await idsOf('4006381333932', shopping)).toEqual([]);
    expect(await idsOf('4006381333931')).toEqual([]);
  });

  test('every filter and order narrows a search too', async () => {
    expect((await searchItems('a', { veg: '1' }, both)).items.every(({ veg }) => veg)).toBe(true);
    const cheap = await searchItems('pa', { sort: 'price_low' }, both);
    const prices = cheap.items.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((await searchItems('pizza', { max_price: 5 })).total_size).toBe(0);
    expect((await searchItems('pizza', { store_id: stores.bakery })).total_size).toBe(0);
    expect((await searchItems('pizza', { store_id: stores.trattoria })).total_size).toBe(1);
  });

  test('pages hold every match once, with the same count', async () => {
    const all = await searchItems('a', { limit: 50 }, both);
    const paged = [];
    for (const offset of [1, 2, 3, 4, 5, 6]) paged.push(await searchItems('a', { limit: 2, offset }, both));
    expect(paged.flatMap((page) => page.items.map(({ id }) => id))).toEqual(all.items.map(({ id }) => id));
    expect(new Set(paged.map((page) => page.total_size))).toEqual(new Set([all.items.length]));
  });
});

describe('the index follows the goods', () => {
  test('a new name is found, the former one is not; what is off sale is not; back on sale it is', async () => {
    const { db } = market.ctx;
    await rename(items.lunch, ['Quiche', 'كيش', 'Quiche', 'Quiche']);
    expect([await idsOf('quiche'), await idsOf('lunch menu')]).toEqual([[items.lunch], []]);
    await sql`update items set active = false where id = ${items.lunch}`.execute(db);
    expect(await idsOf('quiche')).toEqual([]);
    await sql`update items set active = true where id = ${items.lunch}`.execute(db);
    expect(await idsOf('quiche')).toEqual([items.lunch]);
    await rename(items.lunch, names.lunch);
  });

  test('a store that moves to another zone, a brand that is renamed, a store that closes', async () => {
    const { db } = market.ctx;
    await sql`update stores set zone_id = ${zones.coast} where id = ${stores.bakery}`.execute(db);
    expect([await idsOf('croissant'), await idsOf('croissant', { zones: [zones.coast] })]).toEqual([
      [],
      [items.croissant],
    ]);
    await sql`update stores set zone_id = ${zones.centre}, active = false where id = ${stores.bakery}`.execute(
      db,
    );
    expect(await idsOf('croissant')).toEqual([]);
    await sql`update stores set active = true where id = ${stores.bakery}`.execute(db);
    await sql`update brands set name = '{"en":"Contour"}' where id = ${shops.brands.sonar}`.execute(db);
    expect(await idsOf('sonar', shopping)).toEqual([]);
    expect(await idsOf('contour', shopping)).toHaveLength(2);
    await sql`update brands set name = '{"en":"Sonar"}' where id = ${shops.brands.sonar}`.execute(db);
  });

  test('ranks of popularity hide nothing', async () => {
    const { db } = market.ctx;
    const before = await searchItems('a', { limit: 50 }, both);
    await sql`update search_places set bounds = array[101000, 96000, 91000]`.execute(db);
    await sql`select enter_items(array(select id from items))`.execute(db);
    const { rows } = await sql<{
      rank: number;
    }>`select distinct keys[1] % 4 as rank from search_entries`.execute(db);
    expect(rows.map(({ rank }) => rank).toSorted()).toEqual([0, 1, 2, 3]);
    expect(await searchItems('a', { limit: 50 }, both)).toEqual(before);
    await sql`select rank_search(now())`.execute(db);
    expect(await searchItems('a', { limit: 50 }, both)).toEqual(before);
  });
});

test('counts are exact up to a bound; of more matches the popular ones are ranked, whatever their rank in the index', async () => {
  const { db } = market.ctx;
  const insert = (from: number, to: number) =>
    sql`insert into items (id, store_id, module_id, category_id, slug, name, description, image, image_width, image_height,
        price_minor, veg, halal, recommended, position, order_count)
      select gen_random_uuid(), ${stores.shop}, ${modules.grocery}, ${categories.pantry}, 'biscuit-' || n,
        jsonb_build_object('en', 'Biscuit ' || n), '{}', 'item.webp', 256, 256, 100, false, false, false, n, n
      from generate_series(${from}::int, ${to}::int) as n`.execute(db);
  const grocery = { module: modules.grocery };
  await insert(1, MOST_FOUND - 1);
  expect((await searchItems('biscuit', {}, grocery)).total_size).toBe(MOST_FOUND - 1);
  await insert(MOST_FOUND, 700);
  const bound = sql<number>`(select popularity(order_count, id) from items where slug = 'biscuit-680')`;
  await sql`update search_places set bounds = array[${bound}] where module_id = ${modules.grocery}`.execute(
    db,
  );
  await sql`select enter_items(array(select id from items where store_id = ${stores.shop}))`.execute(db);
  const first = await searchItems('biscuit', { limit: 20 }, grocery);
  expect(first.total_size).toBe(MOST_FOUND);
  expect(first.items.map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, turn) => `Biscuit ${700 - turn}`),
  );
  expect(await searchItems('biscuit', { limit: 100, offset: 6 }, grocery)).toMatchObject({
    total_size: MOST_FOUND,
    items: [],
  });
});

describe('while typing', () => {
  test('items and stores that say it, and categories whose name begins so', async () => {
    const all = await found('kitchen');
    expect(all.stores.map(({ id }) => id)).toEqual([stores.trattoria, stores.bakery]);
    expect([all.stores_total, all.items_total, all.suggestion]).toEqual([2, 0, null]);
    expect((await found('swe')).categories.map(({ id }) => id)).toEqual([categories.sweets]);
    const one = await found('p', both);
    expect(one.items_total).toBeGreaterThan(1);
  });

  test('a word that is a category’s name finds what the category holds, and is no slip', async () => {
    const drinks = await found('drinks');
    expect(drinks.items.map(({ id }) => id)).toEqual([items.lemonade]);
    expect([drinks.items_total, drinks.suggestion, drinks.nearest]).toEqual([1, null, []]);
    expect(drinks.categories.map(({ id }) => id)).toEqual([categories.drinks]);
    expect(await idsOf('drinks')).toEqual([items.lemonade]);
    // An item with the word in its name ranks before one that is only in a matching category.
    expect(await idsOf('green salad')).toEqual([items.salad]);
  });

  test('no category of which nothing is sold here', async () => {
    await sql`update items set active = false where category_id = ${categories.drinks}`.execute(
      market.ctx.db,
    );
    const drinks = await found('drinks');
    expect([drinks.items_total, drinks.categories]).toEqual([0, []]);
    expect(drinks.nearest).not.toEqual([]);
    await sql`update items set active = true where category_id = ${categories.drinks}`.execute(market.ctx.db);
  });

  test('how the search would read without its slips, with its accents, in the words of what was found', async () => {
    const asked = async (name: string, language: 'en' | 'fr' | 'ar') =>
      (await found(name, { ...both, language })).suggestion;
    expect(await asked('butter croisant', 'en')).toBe('butter croissant');
    expect(await asked('patse fraiches', 'fr')).toBe('pâtes fraiches');
    expect(await asked('كرواصون', 'ar')).toBe('كرواسون');
    expect(await asked('butter croissant', 'en')).toBeNull();
  });

  test('nothing found: what says one of the words, else what is popular', async () => {
    const some = await found('xylophone salad');
    expect([some.items, some.nearest[0]?.id]).toEqual([[], items.salad]);
    const none = await found('qqqqqqqq');
    expect(none.nearest[0]?.id).toBe(items.pizza);
    expect((await found('pizza')).nearest).toEqual([]);
  });

  test('stores beside goods of the same word, and no question to them where none says it', async () => {
    await rename(items.salad, ['Trattoria salad', 'سلطة', 'Salade', 'Salade']);
    const bothOf = async (name: string) => {
      const { items: goods, stores: sellers } = await found(name);
      return [goods.map(({ id }) => id), sellers.map(({ id }) => id)];
    };
    for (const name of ['trattoria', 'tratt', 'attori', 'tr', 'trattorai'])
      expect(await bothOf(name)).toEqual([[items.salad], [stores.trattoria]]);
    for (const name of ['salad', 'trattoria salad', 'trattorai salad'])
      expect(await bothOf(name)).toEqual([[items.salad], []]);
    expect(await market.statements(() => found('trattoria'))).toHaveLength(3);
    expect(await market.statements(() => found('salad'))).toHaveLength(2);
    await rename(items.salad, names.salad);
  });

  test('stores: words apart, with a slip, inside of words', async () => {
    const ids = async (name: string) =>
      (await market.call('catalog.searchStores', { query: { name } }, both)).stores.map(({ id }) => id);
    expect(await ids('trattoria the')).toEqual([stores.trattoria]);
    expect(await ids('bakrey')).toEqual([stores.bakery]);
    expect(await ids('attor')).toEqual([stores.trattoria]);
    expect(await ids('kitchen')).toHaveLength(3);
    expect(await ids('submarine')).toEqual([]);
  });
});

test('where a place becomes large enough for ranks, its goods lie in them, the most popular first; ranked again they stay', async () => {
  const { db } = market.ctx;
  await sql`alter table items disable trigger user`.execute(market.owner);
  await sql`insert into items (id, store_id, module_id, category_id, slug, name, description, image, image_width, image_height,
      price_minor, veg, halal, recommended, position, order_count)
    select gen_random_uuid(), ${stores.shop}, ${modules.grocery}, ${categories.pantry}, 'wafer-' || n,
      jsonb_build_object('en', 'Wafer ' || n), '{}', 'item.webp', 256, 256, 100, false, false, false, n, n * 7919 % 9001
    from generate_series(1, 9000) as n`.execute(db);
  await sql`alter table items enable trigger user`.execute(market.owner);
  await sql`delete from search_entries where store_id = ${stores.shop}`.execute(db);
  await sql`with place as (update search_places set bounds = '{}' where module_id = ${modules.grocery} returning place),
      word as (insert into search_words (place, word) select place, 'wafer' from place returning number)
    insert into search_entries (item_id, store_id, keys, names, others, orders)
    select id, store_id, array[number * 4], '| wafer ' || position || ' |', ' ', order_count
    from items, word where slug like 'wafer-%'`.execute(db);
  const lying = async () => {
    await sql`select rank_search(now())`.execute(db);
    const { rows } = await sql<{ rank: number; orders: number; page: number }>`
      select keys[1] % 4 as rank, orders, (ctid::text::point)[0]::int as page from search_entries where names like '| wafer%' order by ctid`.execute(
      db,
    );
    return rows;
  };
  const ranked = await lying();
  const popular = ranked.toSorted((a, b) => b.orders - a.orders);
  expect(popular.map(({ rank }) => rank)).toEqual(popular.map((_, turn) => (turn < 4096 ? 0 : 1)));
  // A page holds some eighty of them.
  for (const from of [0, 2000, 4096, 8000])
    expect(new Set(popular.slice(from, from + 100).map(({ page }) => page)).size).toBeLessThan(8);
  expect(await lying()).toEqual(ranked);
  const { items: first } = await searchItems('wafer', { limit: 3 }, { module: modules.grocery });
  expect(first.map(({ name }) => (Number(name.slice(6)) * 7919) % 9001)).toEqual([9000, 8999, 8998]);
});
