import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';

const { stores, zones, modules, categories } = fixture;
const both = { zones: [zones.centre, zones.coast] };

// From the nearest to 'ginger snap' to the farthest; words apart or turned round are as near as side by side.
const names = [
  ['Ginger snap'],
  ['Old ginger snap'],
  ['Ginger snap tin'],
  ['Tea with ginger snap', 'Snap of ginger', 'Ginger oat snap'],
  ['Gingerbread snap'],
];
const perName = 6;

interface Good {
  readonly name: string;
  readonly nearness: number;
  readonly store: string;
  readonly orders: number;
}

const goods: readonly Good[] = names.flatMap((alike, nearness) =>
  alike.flatMap((name, which) =>
    Array.from({ length: perName }, (_, turn) => ({
      name,
      nearness,
      store: turn % 2 === 0 ? stores.trattoria : stores.bakery,
      orders: 10 * turn + which,
    })),
  ),
);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  market.clock.set('2026-06-17T15:30:00Z');
  for (const [position, { name, store, orders }] of goods.entries())
    await sql`insert into items (id, store_id, module_id, category_id, slug, name, description, image, image_width, image_height,
        price_minor, veg, halal, recommended, position, order_count)
      select gen_random_uuid(), ${store}, ${modules.food}, ${categories.drinks}, ${`snap-${position}`},
        jsonb_build_object('en', ${name}::text), '{}', 'item.webp', 256, 256, 100, false, false, false, ${position}, ${orders}`.execute(
      market.ctx.db,
    );
});
afterAll(() => market.close());

const setStore = (column: 'opening_hours' | 'active', value: string) =>
  sql`update stores set ${sql.ref(column)} = ${sql.lit(value)} where id = ${stores.bakery}`.execute(
    market.ctx.db,
  );

async function searched(limit: number): Promise<string[]> {
  const pages: string[] = [];
  for (let offset = 1; offset <= Math.ceil(goods.length / limit); offset += 1) {
    const page = await market.call(
      'catalog.searchItems',
      { query: { name: 'ginger snap', limit, offset } },
      both,
    );
    pages.push(...page.items.map(({ name, store_name: store }) => `${name} of ${store}`));
  }
  return pages;
}

const inOrder = (shown: readonly Good[], isOpen: (good: Good) => boolean): Good[] =>
  shown.toSorted(
    (a, b) => a.nearness - b.nearness || Number(isOpen(b)) - Number(isOpen(a)) || b.orders - a.orders || 0,
  );

async function labels(shown: readonly Good[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from stores`.execute(
    market.ctx.db,
  );
  return shown.map(({ name, store }) => `${name} of ${rows.find(({ id }) => id === store)?.name}`);
}

test('the nearest names first, within one nearness open stores, then orders; the same whatever a page holds', async () => {
  await setStore('opening_hours', '[]');
  const expected = await labels(inOrder(goods, ({ store }) => store !== stores.bakery));
  for (const limit of [1, 7, 10, 50]) expect(await searched(limit)).toEqual(expected);
});

test('where all stores are closed, all is found in the same order', async () => {
  await sql`update stores set opening_hours = '[]'`.execute(market.ctx.db);
  const expected = await labels(inOrder(goods, () => false));
  for (const limit of [7, 50]) expect(await searched(limit)).toEqual(expected);
});

test('a store that takes no orders any more is found no longer, nor counted', async () => {
  await setStore('active', 'false');
  const shown = goods.filter(({ store }) => store !== stores.bakery);
  expect(await searched(10)).toEqual(await labels(inOrder(shown, () => false)));
  expect(await market.call('catalog.searchItems', { query: { name: 'ginger snap' } }, both)).toMatchObject({
    total_size: shown.length,
  });
});

test('the longest searches are planned once: of four misspelt words, each was planned anew', async () => {
  // Six words that nobody knows, each with what it may have slipped from.
  const name = 'gimger snpa gingerbraed oatt tinn teaa';
  for (let turn = 0; turn < 8; turn += 1) await market.call('catalog.searchItems', { query: { name } }, both);
  const { rows } = await sql<{ longest: number }>`
    select max(length(statement))::int as longest from pg_prepared_statements
    where statement like '%found as materialized%'`.execute(market.ctx.db);
  expect(rows[0]?.longest).toBeGreaterThan(9_000);
});
