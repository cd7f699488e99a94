import { sql } from 'kysely';
import type { Body } from '@promenade/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fixture,
  openTestMarket,
  placeTestOrder,
  type TestGuest,
  type TestMarket,
} from '../../testing/index.ts';

const { items, stores } = fixture;
const nowhere = '0190a000-ffff-7000-8000-000000000001';

let market: TestMarket;
let guest: TestGuest;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  guest = await market.newGuest();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

const place = (order?: Parameters<typeof placeTestOrder>[2]) =>
  placeTestOrder(market, { guestId: guest.guestId }, order);
const move = (id: string, order_status: 'confirmed' | 'processing' | 'canceled' | 'failed' | 'delivered') =>
  market.call('ops.moveOrder', { params: { id }, body: { order_status } }, operator);

async function stockOf(itemId: string): Promise<number | undefined> {
  const found = await sql<{ stock: number }>`select stock from item_stock where item_id = ${itemId}`.execute(
    market.ctx.db,
  );
  return found.rows[0]?.stock;
}

test('an operator sees every shopper’s orders, newest first, by state', async () => {
  market.clock.advance(1000);
  const { order_id } = await place();
  expect(await market.call('ops.orders', { query: { limit: 1 } }, operator)).toMatchObject({
    orders: [{ id: order_id }],
  });
  await move(order_id, 'confirmed');
  expect(await market.call('ops.orders', { query: { status: 'confirmed' } }, operator)).toMatchObject({
    total_size: 1,
  });
  expect(await market.call('ops.orders', { query: { status: 'refunded' } }, operator)).toMatchObject({
    total_size: 0,
    orders: [],
  });
});

test('[CHK-09] an order moves one step at a time, by the table', async () => {
  const { order_id } = await place();
  expect(await move(order_id, 'confirmed')).toMatchObject({
    order: { order_status: 'confirmed' },
    message: 'Order updated.',
  });
  const skipped = await market.refused(
    'ops.moveOrder',
    { params: { id: order_id }, body: { order_status: 'delivered' } },
    operator,
  );
  expect(skipped).toMatchObject({
    status: 409,
    code: 'status_conflict',
    message: 'Not possible now: the status is confirmed.',
  });
  const twice = await market.refused(
    'ops.moveOrder',
    { params: { id: order_id }, body: { order_status: 'confirmed' } },
    operator,
  );
  expect(twice.code).toBe('status_conflict');
  const missing = await market.refused(
    'ops.moveOrder',
    { params: { id: nowhere }, body: { order_status: 'confirmed' } },
    operator,
  );
  expect(missing).toMatchObject({ status: 404, code: 'order_not_found' });
});

test('an order that fails, and is cancelled then, gives its stock back once', async () => {
  const before = await stockOf(items.tiramisu);
  const { order_id } = await place({ itemId: items.tiramisu, quantity: 2, price: 4.5 });
  await move(order_id, 'failed');
  expect(await stockOf(items.tiramisu)).toBe(before);
  await move(order_id, 'canceled');
  expect(await stockOf(items.tiramisu)).toBe(before);
});

test('a store stops taking orders, and takes them again', async () => {
  const set = (active: boolean) =>
    market.call('ops.setStoreOpen', { params: { id: stores.trattoria }, body: { active } }, operator);
  expect(await set(false)).toEqual({ message: 'Store updated.' });
  await expect(place()).rejects.toMatchObject({ code: 'store_inactive' });
  await set(true);
  expect(await place()).toMatchObject({ message: 'Order placed.' });
  const body = { active: true };
  expect((await market.refused('ops.setStoreOpen', { params: { id: nowhere }, body }, operator)).code).toBe(
    'store_not_found',
  );
});

test('a store takes no reviews once an operator says so, and takes them again', async () => {
  const set = (id: string, reviews: boolean) =>
    market.call('ops.setStoreReviews', { params: { id }, body: { reviews } }, operator);
  const takesReviews = async () => {
    const { reviews_status } = await market.call('reviews.ofItem', { params: { id: items.tiramisu } });
    return reviews_status;
  };
  expect(await set(stores.trattoria, false)).toEqual({ message: 'Store updated.' });
  expect(await takesReviews()).toBe(false);
  await set(stores.bakery, true);
  expect(await takesReviews()).toBe(false);
  await set(stores.trattoria, true);
  expect(await takesReviews()).toBe(true);
});

test('every store is listed with its id, and whether it takes orders now, a page after the other', async () => {
  const list = (query: object) => market.call('ops.stores', { query }, operator);
  const all = await list({ limit: 100 });
  expect(all.stores).toHaveLength(all.total_size);
  expect(all.stores.find(({ id }) => id === stores.trattoria)).toMatchObject({
    module_type: 'food',
    state: 'open',
  });
  const params = { id: stores.trattoria };
  await market.call('ops.setStoreOpen', { params, body: { active: false } }, operator);
  const again = await list({ limit: 100 });
  expect(again.stores.find(({ id }) => id === stores.trattoria)?.state).toBe('stopped');
  await market.call('ops.setStoreOpen', { params, body: { active: true } }, operator);
  const second = await list({ limit: 2, offset: 2 });
  expect(second).toEqual({ total_size: all.total_size, limit: 2, offset: 2, stores: all.stores.slice(2, 4) });
});

test('[PART-01] a store’s staff opens and closes its own, and no other; a courier none', async () => {
  const staffOf = async (role: 'store' | 'courier', holder_id: string) => ({
    token: (await market.call('ops.giveToken', { body: { role, holder_id } }, operator)).token,
  });
  const set = (id: string, active: boolean) => ({ params: { id }, body: { active } });
  const theirs = await staffOf('store', stores.trattoria);
  await market.call('ops.setStoreOpen', set(stores.trattoria, false), theirs);
  await expect(place()).rejects.toMatchObject({ code: 'store_inactive' });
  await market.call('ops.setStoreOpen', set(stores.trattoria, true), theirs);
  const another = await market.refused('ops.setStoreOpen', set(stores.bakery, false), theirs);
  expect([another.status, another.code]).toEqual([404, 'store_not_found']);
  const vera = { name: 'Vera', phone: '+59899000111', vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call('ops.addCourier', { body: vera }, operator);
  const courier = await staffOf('courier', courier_id);
  expect((await market.refused('ops.setStoreOpen', set(stores.bakery, false), courier)).code).toBe(
    'forbidden',
  );
});

test('api.md, rule 1: a store that delivers itself charges its own rates, until it says so no more', async () => {
  const { points } = fixture;
  const shopper = { guestId: (await market.newGuest()).guestId };
  await market.call('cart.add', { body: { item_id: items.pasta, quantity: 2, price: 7 } }, shopper);
  const door = { latitude: points.centre.lat, longitude: points.centre.lng };
  const charged = async () => {
    const body = { order_type: 'delivery', ...door } as const;
    return (await market.call('checkout.quote', { body }, shopper)).bill.delivery_charge;
  };
  const set = (rates: Body<'ops.setStoreDelivery'>['rates'], id: string = stores.trattoria) => ({
    params: { id },
    body: { rates },
  });
  expect(await charged()).toBe(1);
  const said = await market.call('ops.setStoreDelivery', set({ fixed: 4.2 }), operator);
  expect(said).toEqual({ message: 'Store updated.' });
  expect(await charged()).toBe(4.2);
  await market.call('ops.setStoreDelivery', set({ per_km: 0, minimum: 2.5, maximum: 3 }), operator);
  expect(await charged()).toBe(2.5);
  await market.call('ops.setStoreDelivery', set({ per_km: 1000, minimum: 2.5, maximum: 3 }), operator);
  expect(await charged()).toBe(3);
  await market.call('ops.setStoreDelivery', set({ per_km: 1000, minimum: 2.5 }), operator);
  expect(await charged()).toBeGreaterThan(3);
  await market.call('ops.setStoreDelivery', set(null), operator);
  expect(await charged()).toBe(1);
  const unfit = set({ per_km: 1, minimum: 3, maximum: 2 });
  expect((await market.refused('ops.setStoreDelivery', unfit, operator)).code).toBe('malformed');
  expect((await market.refused('ops.setStoreDelivery', set(null, nowhere), operator)).code).toBe(
    'store_not_found',
  );
});

test('[PART-01] a store’s staff says what its own delivery costs, and no other’s; a courier none', async () => {
  const staffOf = async (role: 'store' | 'courier', holder_id: string) => ({
    token: (await market.call('ops.giveToken', { body: { role, holder_id } }, operator)).token,
  });
  const set = (id: string) => ({ params: { id }, body: { rates: null } });
  const theirs = await staffOf('store', stores.trattoria);
  await market.call('ops.setStoreDelivery', set(stores.trattoria), theirs);
  expect((await market.refused('ops.setStoreDelivery', set(stores.bakery), theirs)).code).toBe(
    'store_not_found',
  );
  const rider = { name: 'Rosa', phone: '+59899000112', vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call('ops.addCourier', { body: rider }, operator);
  const courier = await staffOf('courier', courier_id);
  expect((await market.refused('ops.setStoreDelivery', set(stores.bakery), courier)).code).toBe('forbidden');
});

test('stock is set, and no longer counted', async () => {
  const set = (id: string, stock: number | null) => ({ params: { id }, body: { stock } });
  expect(await market.call('ops.setStock', set(items.tiramisu, 1), operator)).toEqual({
    message: 'Stock updated.',
  });
  const shopper = { guestId: (await market.newGuest()).guestId };
  const body = { item_id: items.tiramisu, price: 4.5, quantity: 2 };
  expect((await market.refused('cart.add', { body }, shopper)).code).toBe('out_of_stock');
  await market.call('ops.setStock', set(items.tiramisu, null), operator);
  expect(await market.call('cart.add', { body }, shopper)).toMatchObject([{ quantity: 2 }]);
  expect((await market.refused('ops.setStock', set(nowhere, 1), operator)).code).toBe('item_not_found');
});

test('stock of a variation that nobody sells, or of none where there are some, is not set for nothing', async () => {
  const set = (id: string, variation?: string) => ({
    params: { id },
    body: { stock: 0, ...(variation !== undefined && { variation }) },
  });
  for (const variation of [undefined, '500g']) {
    const refused = await market.refused('ops.setStock', set(items.coffee, variation), operator);
    expect([refused.code, refused.message]).toEqual([
      'stock_by_variation',
      'Its stock is counted by variation. Name one of these: 250g, 1kg.',
    ]);
  }
  expect((await market.refused('ops.setStock', set(items.tiramisu, '250g'), operator)).code).toBe(
    'no_variations',
  );
  expect(await market.call('ops.setStock', set(items.coffee, '250g'), operator)).toMatchObject({
    message: 'Stock updated.',
  });
});

test('nobody else may: a guest, a customer, a stranger', async () => {
  const { token } = await market.newCustomer();
  const { order_id } = await place();
  const input = { params: { id: order_id }, body: { order_status: 'confirmed' as const } };
  expect(await market.refused('ops.moveOrder', input, { token })).toMatchObject({
    status: 403,
    code: 'forbidden',
  });
  expect((await market.refused('ops.orders', {}, { guestId: guest.guestId })).status).toBe(403);
  expect((await market.refused('ops.orders')).status).toBe(401);
});
