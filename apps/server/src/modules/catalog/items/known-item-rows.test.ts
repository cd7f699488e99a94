import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { listItemsForCart } from '../index.ts';

const { items, stores } = fixture;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const all = Object.values(items);
const byId = (found: Awaited<ReturnType<typeof listItemsForCart>>) => Object.fromEntries(found);
/** What a server reads that has read nothing yet. */
const readAnew = async () =>
  byId(await listItemsForCart({ ...market.ctx, events: Object.create(market.ctx.events) }, all));
const readHere = async () => byId(await listItemsForCart(market.ctx, all));
const statementsOf = (work: () => Promise<unknown>) => market.statements(work);

const item = sql`id = ${items.pizza}`;
const changes: readonly (readonly [what: string, change: RawBuilder<unknown>])[] = [
  ['a price', sql`update items set price_minor = price_minor + 100 where ${item}`],
  ['a name', sql`update items set name = name || '{"en": "Pie"}' where ${item}`],
  ['an item off sale', sql`update items set active = false where ${item}`],
  ['choices', sql`update items set variation_groups = '[]' where ${item}`],
  ['a store that closes', sql`update stores set active = false where id = ${stores.trattoria}`],
  ['a store’s minimum', sql`update stores set minimum_order_minor = 12345 where id = ${stores.trattoria}`],
  [
    'an add-on that has gone',
    sql`update add_ons set active = false where id = any (
    select unnest(add_on_ids) from items where ${item})`,
  ],
  ['stock', sql`update item_stock set stock = stock - 1 where item_id = ${items.tiramisu}`],
  [
    'stock of a variation',
    sql`update item_stock set stock = 1 where item_id = ${items.coffee} and variation <> ''`,
  ],
  [
    'a flash sale',
    sql`with sale as (
      insert into flash_sales (id, module_id, title, starts_at, ends_at, active)
      select ${'01941f29-7c00-7000-8000-00000000f1a5'}, module_id, '{"en": "Sale"}', ${new Date('2026-06-17T00:00:00Z')},
        ${new Date('2026-06-18T00:00:00Z')}, true from items where ${item} returning id)
    insert into flash_sale_items (flash_sale_id, item_id, discount_type, discount_value, position)
    select id, ${items.pizza}, 'percent', 50, 0 from sale`,
  ],
];

describe('items that were read a moment ago', () => {
  test.each(changes)('%s: told as it is now, whatever was read before', async (_, change) => {
    const before = await readHere();
    await change.execute(market.ctx.db);
    const now = await readAnew();
    expect(now).not.toEqual(before);
    expect(await readHere()).toEqual(now);
    expect(await readHere()).toEqual(now);
  });

  test('are not read whole again, until one of them has changed, and after some seconds', async () => {
    const readsWhole = async () =>
      (await statementsOf(readHere)).map((text) => text.includes('variation_groups'));
    await readHere();
    expect(await readsWhole()).toEqual([false]);
    await sql`update items set rating_count = rating_count + 1 where ${item}`.execute(market.ctx.db);
    expect(await readsWhole()).toEqual([false, true]);
    expect(await readsWhole()).toEqual([false]);
    market.clock.advance(10_000);
    expect(await readsWhole()).toEqual([true]);
  });

  test('are those of their language', async () => {
    const nameIn = async (language: 'ar' | 'en') =>
      (await listItemsForCart({ ...market.ctx, language }, [items.salad])).get(items.salad)?.sale.item.name;
    expect([await nameIn('en'), await nameIn('ar'), await nameIn('en')]).toEqual([
      'Salad',
      'Salad (ar)',
      'Salad',
    ]);
  });

  test('a change that is taken back is not told to anybody', async () => {
    const before = await readHere();
    const undone = new Error('undone');
    await market.ctx.db
      .transaction()
      .execute(async (db) => {
        await sql`update items set price_minor = 1 where ${item}`.execute(db);
        const within = byId(await listItemsForCart({ ...market.ctx, db }, all));
        expect(within[items.pizza]?.sale.item.priceMinor).toBe(1);
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    expect(await readHere()).toEqual(before);
  });
});
