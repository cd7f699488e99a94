import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  bookTestTrip,
  type Caller,
  decideMarket,
  deliveryToCentre,
  fixture,
  openTestMarket,
  rental,
  type TestMarket,
  writeRental,
} from '../../../testing/index.ts';

const { items, stores, modules, zones } = fixture;

let market: TestMarket;
let operator: Caller;
let guest: Caller;
beforeAll(async () => {
  market = await openTestMarket({ connections: 24 });
  market.clock.set('2026-06-17T15:30:00.000Z');
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(async () => {
  guest = await shopper();
});

type NewCoupon = Body<'ops.addCoupon'>;
let made = 0;

async function add(change: Partial<NewCoupon> = {}): Promise<string> {
  made += 1;
  const body: NewCoupon = {
    code: `PLACE-${made}`,
    title: { en: 'Ten off', ar: '', nl: '', fr: '' },
    coupon_type: 'default',
    discount_type: 'percent',
    discount: 10,
    ...change,
  };
  return (await market.call('ops.addCoupon', { body }, operator)).coupon.code;
}

/** A guest with two plates of pasta, 14.00 together. */
async function shopper(): Promise<Caller> {
  const { guestId } = await market.newGuest();
  await fill({ guestId });
  return { guestId };
}

const fill = (caller: Caller) =>
  market.call('cart.add', { body: { item_id: items.pasta, quantity: 2, price: 7 } }, caller);
const toTake = (coupon_code: string) => ({ order_type: 'take_away', coupon_code }) as const;
const { address: _address, ...contact } = deliveryToCentre;

async function place(code: string, caller = guest) {
  const quoted = await market.call('checkout.quote', { body: toTake(code) }, caller);
  const seen = { order_amount: quoted.bill.order_amount, seal: quoted.seal };
  return market.call('checkout.place', { body: { ...contact, ...toTake(code), ...seen } }, caller);
}

async function refusedBoth(code: string): Promise<string> {
  const body = { ...contact, ...toTake(code), order_amount: 1 };
  const quoted = await market.refused('checkout.quote', { body: toTake(code) }, guest);
  const placed = await market.refused('checkout.place', { body }, guest);
  expect(placed.body).toEqual(quoted.body);
  return placed.code;
}

describe('[CHK-02] a coupon on the bill', () => {
  test('comes off before tax, is told by the terms, and is kept with the order', async () => {
    const code = await add();
    const { bill, terms } = await market.call('checkout.quote', { body: toTake(code.toLowerCase()) }, guest);
    // 14.00 less 1.40, and 10 % of that.
    expect(bill).toMatchObject({ subtotal: 14, coupon_discount: 1.4, tax: 1.26, order_amount: 13.86 });
    expect(terms.coupon).toMatchObject({ code, discount_type: 'percent', discount: 10 });
    const { order_id } = await place(code);
    const order = await market.call('orders.details', { query: { order_id } }, guest);
    expect(order.bill).toMatchObject({ coupon_discount: 1.4, order_amount: 13.86 });
  });

  test('of free delivery pays the way', async () => {
    const code = await add({ coupon_type: 'free_delivery', discount: 0 });
    const { latitude, longitude } = deliveryToCentre;
    const body = { order_type: 'delivery', latitude, longitude, coupon_code: code } as const;
    const { bill } = await market.call('checkout.quote', { body }, guest);
    expect(bill).toMatchObject({ free_delivery_by: 'coupon', delivery_charge: 0, coupon_discount: 0 });
  });
});

test('[CHK-02] a coupon of free delivery is not spent where delivery is free already: its only use was gone for nothing', async () => {
  const code = await add({ coupon_type: 'free_delivery', discount: 0, limit: 1 });
  const offered = async () => {
    const query = { store_id: stores.trattoria };
    return (await market.call('coupons.list', { query }, guest)).map((coupon) => coupon.code);
  };
  expect(await offered()).toContain(code);
  await decideMarket(market.ctx, { freeDeliveryOverMinor: 1400 });
  const { latitude, longitude } = deliveryToCentre;
  const body = { order_type: 'delivery', latitude, longitude, coupon_code: code } as const;
  expect(await market.refused('checkout.quote', { body }, guest)).toMatchObject({
    status: 422,
    code: 'coupon_not_needed',
    message: 'Delivery is already free. Keep this coupon for another order.',
  });
  const query = { code, store_id: stores.trattoria };
  expect((await market.refused('coupons.apply', { query }, guest)).code).toBe('coupon_not_needed');
  expect(await offered()).not.toContain(code);
  await decideMarket(market.ctx, { freeDeliveryOverMinor: null });
  expect((await market.call('coupons.apply', { query }, guest)).free_delivery).toBe(true);
});

test('[CHK-02] a coupon of free delivery is not held out for a larger order where delivery is free already', async () => {
  const code = await add({ coupon_type: 'free_delivery', discount: 0, min_purchase: 90 });
  const lacking = async () => {
    const query = { store_id: stores.trattoria };
    const listed = await market.call('coupons.list', { query }, guest);
    return listed.find((coupon) => coupon.code === code)?.missing_amount;
  };
  expect(await lacking()).toBe(76);
  await decideMarket(market.ctx, { freeDeliveryForAll: true });
  expect(await lacking()).toBeUndefined();
  await decideMarket(market.ctx, { freeDeliveryForAll: false });
});

test('[CHK-02] a coupon of free delivery is not offered at a store that does not deliver', async () => {
  const code = await add({ coupon_type: 'free_delivery', discount: 0 });
  const query = { store_id: stores.trattoria };
  const offered = async () => (await market.call('coupons.list', { query }, guest)).map((one) => one.code);
  expect(await offered()).toContain(code);
  await sql`update stores set delivery = false where id = ${stores.trattoria}`.execute(market.ctx.db);
  expect(await offered()).not.toContain(code);
  await sql`update stores set delivery = true where id = ${stores.trattoria}`.execute(market.ctx.db);
});

describe('[CHK-02] quote and place refuse alike', () => {
  test.each<[string, Partial<NewCoupon>]>([
    ['coupon_wrong_module', { module_id: modules.grocery }],
    ['coupon_not_running', { start_date: '2026-06-18' }],
    ['coupon_wrong_store', { coupon_type: 'store_wise', data: [stores.grill] }],
    ['coupon_wrong_zone', { coupon_type: 'zone_wise', data: [zones.coast] }],
    ['coupon_minimum_purchase', { min_purchase: 14.01 }],
    // Of a take-away: nothing is carried.
    ['coupon_not_needed', { coupon_type: 'free_delivery', discount: 0 }],
  ])('%s', async (code, change) => {
    expect(await refusedBoth(await add(change))).toBe(code);
  });

  test('coupon_wrong_customer', async () => {
    const { shopperId } = await market.newCustomer();
    expect(await refusedBoth(await add({ customer_ids: [shopperId] }))).toBe('coupon_wrong_customer');
  });

  test('a code nobody knows, one that is used up, a first order that is none', async () => {
    expect(await refusedBoth('no-such-code')).toBe('coupon_not_found');
    const once = await add({ limit: 1 });
    const first = await add({ coupon_type: 'first_order' });
    await place(once);
    await fill(guest);
    expect(await refusedBoth(once)).toBe('coupon_used_up');
    expect(await refusedBoth(first)).toBe('coupon_first_order_only');
  });
});

test('[PROF-06] [CHK-02] a coupon of a first order leaves the page of coupons with that order: it stood there, and was refused in every cart', async () => {
  const first = await add({ coupon_type: 'first_order' });
  const listed = async () => (await market.call('coupons.list', {}, guest)).map(({ code }) => code);
  expect(await listed()).toContain(first);
  const { order_id } = await place(await add());
  expect(await listed()).not.toContain(first);
  // An order that came to nothing was none.
  const body = { order_id, reason: 'changed_mind' };
  await market.call('orders.cancel', { body }, guest);
  expect(await listed()).toContain(first);
});

test('[CHK-02] a trip is a first order too: who had hired a vehicle got the first order’s coupon for food, though not the other way round', async () => {
  await writeRental(market.ctx);
  const first = await add({ coupon_type: 'first_order' });
  const trip = await bookTestTrip(market, { ...guest, module: rental.modules.rental });
  expect(await refusedBoth(first)).toBe('coupon_first_order_only');
  const query = { code: first, store_id: stores.trattoria };
  expect((await market.refused('coupons.apply', { query }, guest)).code).toBe('coupon_first_order_only');
  const offered = await market.call('coupons.list', { query: { store_id: stores.trattoria } }, guest);
  expect(offered.map(({ code }) => code)).not.toContain(first);
  // A trip that came to nothing was none.
  const body = { trip_id: trip.trip_id, reason: 'Changed my mind' };
  await market.call('trips.cancel', { body }, guest);
  await place(first);
});

describe('[CHK-02] uses', () => {
  const countOrders = () => market.count('orders');

  test('twelve orders at once for the last three uses: three orders, and nothing is left of the others', async () => {
    const code = await add({ total_uses: 3 });
    const callers = await Promise.all(Array.from({ length: 12 }, () => shopper()));
    const before = await countOrders();
    const settled = await Promise.allSettled(callers.map((caller) => place(code, caller)));
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(9);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'coupon_used_up' });
    expect(await countOrders()).toBe(before + 3);
  });

  test('a cancelled order gives its use back, in the same transaction', async () => {
    const code = await add({ total_uses: 1, limit: 1 });
    const { order_id } = await place(code);
    await fill(guest);
    expect(await refusedBoth(code)).toBe('coupon_used_up');
    await market.call('orders.cancel', { body: { order_id, reason: 'Changed my mind' } }, guest);
    await place(code);
    const { rows } = await sql<{ uses: number }>`select uses from coupons where code = ${code}`.execute(
      market.ctx.db,
    );
    expect(rows).toEqual([{ uses: 1 }]);
  });

  test('an order that is sent twice uses it once', async () => {
    const code = await add({ limit: 5, total_uses: 5 });
    const { bill } = await market.call('checkout.quote', { body: toTake(code) }, guest);
    const body = { ...contact, ...toTake(code), order_amount: bill.order_amount };
    const twice = [1, 2].map(() =>
      market.call('checkout.place', { body, idempotencyKey: 'one-key-for-a-coupon' }, guest),
    );
    const [one, two] = await Promise.all(twice);
    expect(one).toEqual(two);
    const { rows } = await sql<{ uses: number }>`select uses from coupons where code = ${code}`.execute(
      market.ctx.db,
    );
    expect(rows).toEqual([{ uses: 1 }]);
  });
});
