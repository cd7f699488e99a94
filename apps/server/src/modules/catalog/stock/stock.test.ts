import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { giveBackStock, listItemsForCart, setItemStock, takeStock } from '../index.ts';

const { items } = fixture;
const unknownId = '0190a000-ffff-7000-8000-000000000000';
const dayMs = 24 * 60 * 60 * 1000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 20 });
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.set('2026-06-17T15:30:00Z');
  await setItemStock(market.ctx, { itemId: items.tiramisu, variation: '', stock: 7 });
  await setItemStock(market.ctx, { itemId: items.bread, variation: '', stock: 5 });
  await setItemStock(market.ctx, { itemId: items.coffee, variation: '250g', stock: 3 });
});

const take = (itemId: string, quantity: number, variation = '') => ({ itemId, variation, quantity });
const left = async (itemId: string) =>
  (await listItemsForCart(market.ctx, [itemId])).get(itemId)?.sale.item.stock;
async function rowOf(itemId: string): Promise<{ stock: number; stocked_on: string | null } | undefined> {
  const { rows } = await sql<{ stock: number; stocked_on: string | null }>`
    select stock, stocked_on from item_stock where item_id = ${itemId}`.execute(market.ctx.db);
  return rows[0];
}

describe('taking stock', () => {
  test('takes what is counted, in one statement; what is not counted comes back in no list', async () => {
    const takes = [take(items.tiramisu, 2), take(items.pizza, 50), take(items.coffee, 1, '250g')];
    let taken: unknown;
    const sent = await market.statements(async () => {
      taken = await takeStock(market.ctx, takes);
    });
    expect(sent).toHaveLength(1);
    expect(taken).toEqual({ ok: true, taken: [takes[0], takes[2]] });
    expect(await left(items.tiramisu)).toBe(5);
  });

  test('nothing at all where anything falls short, and says of what and how many there are', async () => {
    const answer = await takeStock(market.ctx, [
      take(items.tiramisu, 2),
      take(items.coffee, 4, '250g'),
      take(items.sugar, 1),
    ]);
    expect(answer).toMatchObject({ ok: false });
    expect(answer.ok ? [] : answer.short).toEqual([
      { itemId: items.coffee, variation: '250g', available: 3 },
      { itemId: items.sugar, variation: '', available: 0 },
    ]);
    expect(await left(items.tiramisu)).toBe(7);
  });

  test('two lines of one dish eat from one pot', async () => {
    const lines = [take(items.tiramisu, 4), take(items.tiramisu, 4)];
    expect(await takeStock(market.ctx, lines)).toEqual({
      ok: false,
      short: [{ itemId: items.tiramisu, variation: '', available: 7 }],
    });
  });

  test('200 buyers at once for 7: seven succeed, nothing is negative', async () => {
    const buy = () => inTransaction(market.ctx, (ctx) => takeStock(ctx, [take(items.tiramisu, 1)]));
    const answers = await Promise.all(Array.from({ length: 200 }, buy));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(7);
    expect(await left(items.tiramisu)).toBe(0);
  });

  test('baskets in opposite orders never wait in a circle', async () => {
    await setItemStock(market.ctx, { itemId: items.tiramisu, variation: '', stock: 1000 });
    await setItemStock(market.ctx, { itemId: items.coffee, variation: '250g', stock: 1000 });
    const basket = [take(items.tiramisu, 1), take(items.coffee, 1, '250g')];
    // Without inTransaction: a deadlock would not be tried again but fail the test.
    const buy = (index: number) =>
      market.ctx.db
        .transaction()
        .execute((db) => takeStock({ ...market.ctx, db }, index % 2 === 0 ? basket : [...basket].reverse()));
    await Promise.all(Array.from({ length: 100 }, (_, index) => buy(index)));
    expect(await left(items.tiramisu)).toBe(900);
  });
});

describe('daily stock', () => {
  test('is full again on the next day of the market, by its own clock', async () => {
    expect(await takeStock(market.ctx, [take(items.bread, 5)])).toMatchObject({ ok: true });
    expect(await left(items.bread)).toBe(0);
    // 23:59 in Montevideo.
    market.clock.set('2026-06-18T02:59:00Z');
    expect(await takeStock(market.ctx, [take(items.bread, 1)])).toMatchObject({ ok: false });
    market.clock.advance(60_000);
    expect(await left(items.bread)).toBe(5);
    expect(await takeStock(market.ctx, [take(items.bread, 2)])).toMatchObject({ ok: true });
    expect(await rowOf(items.bread)).toEqual({ stock: 3, stocked_on: '2026-06-18' });
    expect(await takeStock(market.ctx, [take(items.bread, 4)])).toMatchObject({ ok: false });
  });
});

describe('giving back', () => {
  test('what was taken is there again', async () => {
    const answer = await takeStock(market.ctx, [take(items.tiramisu, 3), take(items.coffee, 2, '250g')]);
    await giveBackStock(market.ctx, answer.ok ? answer.taken : [], market.clock.now());
    expect(await left(items.tiramisu)).toBe(7);
    await giveBackStock(market.ctx, [], market.clock.now());
  });

  test('yesterday’s units do not swell today’s, of which some are sold: they went on sale twice', async () => {
    const bread = [take(items.bread, 2)];
    const yesterday = market.clock.now();
    await takeStock(market.ctx, bread);
    market.clock.advance(dayMs);
    await giveBackStock(market.ctx, bread, yesterday);
    expect(await left(items.bread)).toBe(5);
    await takeStock(market.ctx, [take(items.bread, 4)]);
    await giveBackStock(market.ctx, bread, yesterday);
    expect(await left(items.bread)).toBe(1);
    await giveBackStock(market.ctx, bread, market.clock.now());
    expect(await left(items.bread)).toBe(3);
  });
});

describe('setting stock', () => {
  test('counts, sets and stops counting', async () => {
    await setItemStock(market.ctx, { itemId: items.pasta, variation: '', stock: 2 });
    expect(await left(items.pasta)).toBe(2);
    await setItemStock(market.ctx, { itemId: items.pasta, variation: '', stock: null });
    expect(await left(items.pasta)).toBeUndefined();
  });

  test('of an item nobody knows is refused', async () => {
    const refusal = { parts: [{ code: 'item_not_found' }] };
    await expect(
      setItemStock(market.ctx, { itemId: unknownId, variation: '', stock: 1 }),
    ).rejects.toMatchObject(refusal);
    await expect(
      setItemStock(market.ctx, { itemId: unknownId, variation: '', stock: null }),
    ).rejects.toMatchObject(refusal);
  });
});
