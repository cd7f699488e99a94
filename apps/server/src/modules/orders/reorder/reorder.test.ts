import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  fixture,
  openTestMarket,
  placeTestOrder,
  type TestMarket,
} from '../../../testing/index.ts';

const { items, stores, zones } = fixture;

let market: TestMarket;
let operator: Caller;
let hours: string;
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
  const { rows } = await sql<{ hours: string }>`
    select opening_hours::text as hours from stores where id = ${stores.trattoria}`.execute(market.ctx.db);
  hours = rows[0]?.hours ?? '';
});
afterAll(() => market.close());

async function setZone(active: boolean): Promise<void> {
  const drawn = await market.call('ops.zones', {}, operator);
  const features = drawn.features.map((zone) =>
    zone.id === zones.centre ? { ...zone, properties: { ...zone.properties, active } } : zone,
  );
  await market.call('ops.setZones', { body: { ...drawn, features } }, operator);
}

const setStore = (active: boolean) =>
  market.call('ops.setStoreOpen', { params: { id: stores.trattoria }, body: { active } }, operator);

const run = (change: string) =>
  sql`update stores set ${sql.raw(change)} where id = ${stores.trattoria}`.execute(market.ctx.db);

test.each([
  { why: 'switched off', off: () => setStore(false), on: () => setStore(true) },
  { why: 'in a zone that is switched off', off: () => setZone(false), on: () => setZone(true) },
  {
    why: 'closed for good',
    off: () => run(`opening_hours = '[]'`),
    on: () => run(`opening_hours = '${hours}'`),
  },
])(
  '[CHK-09] the same again from a store that is $why is refused with the reason: the cart was emptied for what checkout refuses',
  async ({ off, on }) => {
    const caller = { guestId: (await market.newGuest()).guestId };
    const { order_id } = await placeTestOrder(market, caller);
    const bread = { item_id: items.croissant, quantity: 1, price: 2 };
    await market.call('cart.add', { body: bread }, caller);
    const body = { order_id, replace: true };
    await off();
    try {
      expect(await market.refused('orders.reorder', { body }, caller)).toMatchObject({
        status: 422,
        code: 'store_inactive',
        message: 'The Trattoria does not take orders at the moment.',
      });
      const kept = await market.call('cart.list', {}, caller);
      expect(kept.map(({ item }) => item.id)).toEqual([items.croissant]);
    } finally {
      await on();
    }
    expect((await market.call('orders.reorder', { body }, caller)).lines).toHaveLength(1);
  },
);

test.each([
  {
    bound: 'limit of the dish',
    itemId: items.pasta,
    price: 7,
    set: (most: number) =>
      sql`update items set maximum_cart_quantity = ${most} where id = ${items.pasta}`.execute(market.ctx.db),
    unset: () =>
      sql`update items set maximum_cart_quantity = null where id = ${items.pasta}`.execute(market.ctx.db),
  },
  {
    bound: 'stock',
    itemId: items.tiramisu,
    price: 4.5,
    set: (stock: number) =>
      market.call('ops.setStock', { params: { id: items.tiramisu }, body: { stock } }, operator),
    unset: () =>
      market.call('ops.setStock', { params: { id: items.tiramisu }, body: { stock: 7 } }, operator),
  },
])(
  '[CHK-09] the same again beside a cart that has some of it is added as far as the $bound goes: it was told to be unavailable',
  async ({ itemId, price, set, unset }) => {
    const caller = { guestId: (await market.newGuest()).guestId };
    const { order_id } = await placeTestOrder(market, caller, { itemId, quantity: 3, price });
    const reorder = () => market.call('orders.reorder', { body: { order_id } }, caller);
    await set(4);
    try {
      expect(await reorder()).toMatchObject({ lines: [{ quantity: 3 }], changes: [] });
      expect(await reorder()).toMatchObject({
        lines: [{ quantity: 4 }],
        changes: [{ kind: 'quantity', before: 3, after: 1 }],
      });
      expect(await reorder()).toMatchObject({
        lines: [{ quantity: 4 }],
        changes: [{ kind: 'in_cart', before: null, after: null }],
      });
    } finally {
      await unset();
    }
  },
);
