import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';

const { stores, modules, categories } = fixture;
const goods = 9000;
const dishes = 50;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  const { db } = market.ctx;
  // Entered as the triggers do, but in one go: each good is one of fifty dishes, and said to be a wafer.
  await sql`alter table items disable trigger user`.execute(market.owner);
  await sql`insert into items (id, store_id, module_id, category_id, slug, name, description, image, image_width, image_height,
      price_minor, veg, halal, recommended, position, order_count)
    select gen_random_uuid(), ${stores.shop}, ${modules.grocery}, ${categories.pantry}, 'wafer-' || n,
      jsonb_build_object('en', 'Dish' || n % ${dishes}::int || ' wafer ' || n), '{}', 'item.webp', 256, 256, 100, false, false, false,
      n % ${dishes}::int, n * 7919 % 9001
    from generate_series(1, ${goods}::int) as n`.execute(db);
  await sql`alter table items enable trigger user`.execute(market.owner);
  await sql`insert into search_words (place, word)
    select place, word from search_places join stores s using (module_id, zone_id),
      (select 'wafer' as word union all select 'dish' || n from generate_series(0, ${dishes - 1}::int) as n) as said
    where s.id = ${stores.shop}`.execute(db);
  await sql`insert into search_entries (item_id, store_id, keys, names, others, orders)
    select id, store_id, array[wafer.number * 4, dish.number * 4], '| dish' || position || ' wafer |', ' ', order_count
    from items join search_words dish on dish.word = 'dish' || position, search_words wafer
    where slug like 'wafer-%' and wafer.word = 'wafer'`.execute(db);
});
afterAll(() => market.close());

interface Lying {
  readonly dish: string;
  readonly rank: number;
  readonly orders: number;
  readonly page: number;
}

async function ranked(): Promise<Lying[]> {
  const { db } = market.ctx;
  await sql`select rank_search(now())`.execute(db);
  const { rows } = await sql<Lying>`
    select names as dish, keys[1] % 4 as rank, orders, (ctid::text::point)[0]::int as page
    from search_entries where names like '| dish%' order by ctid`.execute(db);
  return rows;
}

const pagesOf = (some: readonly Lying[]): number[] => [...new Set(some.map(({ page }) => page))];

/** On how many pages each dish lies, but for the most ordered goods: in two doublings of the place in popularity. */
function pagesOfDishes(lying: readonly Lying[]): number[] {
  const less = lying.filter(({ rank }) => rank > 0);
  expect(less).toHaveLength(goods - 4096);
  return [...Map.groupBy(less, ({ dish }) => dish).values()].map((some) => pagesOf(some).length);
}

test('what says all words of a dish lies on few pages: in a place of 9,000 goods each of them lay on its own', async () => {
  const pages = pagesOfDishes(await ranked());
  expect(pages).toHaveLength(dishes);
  // Some ninety goods; in each doubling perhaps over the end of a page.
  expect(Math.max(...pages)).toBeLessThanOrEqual(5);
});

test('of two doublings of the place in popularity the more popular one lies before the other', async () => {
  const popular = (await ranked()).toSorted((a, b) => b.orders - a.orders);
  const [first, second, third] = [popular.slice(0, 4096), popular.slice(4096, 8192), popular.slice(8193)];
  expect(Math.max(...pagesOf(first))).toBeLessThanOrEqual(Math.min(...pagesOf(second)));
  expect(Math.max(...pagesOf(second))).toBeLessThanOrEqual(Math.min(...pagesOf(third)));
});

test('a place that lies as an older version wrote it is written anew once, and stays', async () => {
  const { db } = market.ctx;
  await ranked();
  // In the order of popularity, which scatters what says the same.
  await sql`do $$ declare entry record; begin
    for entry in select item_id from search_entries where names like '| dish%' and keys[1] % 4 > 0 order by orders desc loop
      update search_entries set orders = orders where item_id = entry.item_id;
    end loop; end $$`.execute(db);
  await sql`vacuum search_entries`.execute(market.owner);
  expect(Math.max(...pagesOfDishes(await ranked()))).toBeGreaterThan(20);
  await sql`update search_places set layout = 1`.execute(db);
  const anew = await ranked();
  expect(Math.max(...pagesOfDishes(anew))).toBeLessThanOrEqual(8);
  expect(await ranked()).toEqual(anew);
});
