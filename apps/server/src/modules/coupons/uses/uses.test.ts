import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { openTestMarket, type TestMarket, waitForLocks } from '../../../testing/index.ts';
import { couponsOfCustomer, giveBackCoupon, useCoupon, writeCoupons } from '../index.ts';
import { insertBareOrder } from './bare-order.fixture.ts';

let market: TestMarket;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket({ connections: 24 });
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

type Limits = Pick<Body<'ops.addCoupon'>, 'limit' | 'total_uses' | 'coupon_type'>;
let made = 0;

async function add(limits: Partial<Limits>): Promise<string> {
  made += 1;
  const body: Body<'ops.addCoupon'> = {
    code: `USE-${made}`,
    title: { en: 'Ten off', ar: '', nl: '', fr: '' },
    coupon_type: 'default',
    discount_type: 'percent',
    discount: 10,
    ...limits,
  };
  return (await market.call('ops.addCoupon', { body }, operator)).coupon.id;
}

/** An order with the coupon, or nothing at all. */
const order = (couponId: string, shopperId: string): Promise<string> =>
  inTransaction(market.ctx, async (ctx) => {
    const orderId = await insertBareOrder(ctx, shopperId);
    await useCoupon(ctx, { couponId, orderId, shopperId });
    return orderId;
  });

const giveBack = (orderId: string) => inTransaction(market.ctx, (ctx) => giveBackCoupon(ctx, { orderId }));
const shoppers = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await market.newGuest()).shopperId));

async function countedOf(couponId: string) {
  const { rows } = await sql<{ uses: number; own: number; live: number }>`
    select c.uses, (select coalesce(sum(uses), 0) from coupon_shoppers where coupon_id = c.id)::int as own,
      (select count(*) from coupon_uses where coupon_id = c.id and given_back_at is null) as live
    from coupons c where c.id = ${couponId}`.execute(market.ctx.db);
  return rows[0];
}

/** How many came through, and with which words the others were turned away. */
async function outcome(all: readonly Promise<string>[]): Promise<[number, string[]]> {
  const settled = await Promise.allSettled(all);
  const refused = settled.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as Error).message] : [],
  );
  return [settled.length - refused.length, [...new Set(refused)]];
}

test.each([
  [10, 1],
  [40, 7],
])('[CHK-02] %i shoppers at once, guests, for %i uses: exactly so many', async (count, total_uses) => {
  const couponId = await add({ total_uses });
  const all = (await shoppers(count)).map((shopperId) => order(couponId, shopperId));
  expect(await outcome(all)).toEqual([total_uses, ['coupon_used_up']]);
  expect(await countedOf(couponId)).toEqual({ uses: total_uses, own: total_uses, live: total_uses });
});

test('[CHK-02] one shopper, twenty orders at once, two uses each', async () => {
  const couponId = await add({ limit: 2 });
  const [ana, ben] = (await shoppers(2)) as [string, string];
  const all = Array.from({ length: 20 }, (_, index) => order(couponId, index % 2 === 0 ? ana : ben));
  expect(await outcome(all)).toEqual([4, ['coupon_used_up']]);
  expect(await countedOf(couponId)).toMatchObject({ own: 4, live: 4 });
});

test('[CHK-02] two coupons for a first order, at once: one is', async () => {
  const [one, two] = [await add({ coupon_type: 'first_order' }), await add({ coupon_type: 'first_order' })];
  const [shopperId = ''] = await shoppers(1);
  expect(await outcome([order(one, shopperId), order(two, shopperId), order(one, shopperId)])).toEqual([
    1,
    ['coupon_first_order_only'],
  ]);
});

test('[CHK-02] given back once, however often and from however many sides', async () => {
  const couponId = await add({ total_uses: 1, limit: 1 });
  const [shopperId = ''] = await shoppers(1);
  const orderId = await order(couponId, shopperId);
  expect(await outcome([order(couponId, shopperId)])).toEqual([0, ['coupon_used_up']]);
  await Promise.all(Array.from({ length: 8 }, () => giveBack(orderId)));
  expect(await countedOf(couponId)).toEqual({ uses: 0, own: 0, live: 0 });
  await order(couponId, shopperId);
  expect(await countedOf(couponId)).toEqual({ uses: 1, own: 1, live: 1 });
});

test('[CHK-02] ordering and cancelling at once: what is counted is what stands', async () => {
  const couponId = await add({ total_uses: 5 });
  const first = await Promise.all((await shoppers(5)).map((shopperId) => order(couponId, shopperId)));
  const late = (await shoppers(12)).map((shopperId) => order(couponId, shopperId));
  const [[taken]] = await Promise.all([outcome(late), Promise.all(first.slice(0, 3).map(giveBack))]);
  const standing = 2 + taken;
  expect(standing).toBeLessThanOrEqual(5);
  expect(await countedOf(couponId)).toEqual({ uses: standing, own: standing, live: standing });
});

test('an order that is given up counts no use', async () => {
  const couponId = await add({ total_uses: 1 });
  const [shopperId = ''] = await shoppers(1);
  const fails = inTransaction(market.ctx, async (ctx) => {
    await useCoupon(ctx, { couponId, orderId: await insertBareOrder(ctx, shopperId), shopperId });
    throw new Error('the gateway said no');
  });
  await expect(fails).rejects.toThrow('the gateway said no');
  expect(await countedOf(couponId)).toEqual({ uses: 0, own: 0, live: 0 });
});

test('orders with a coupon that has no limit for all do not wait for one another', async () => {
  const couponId = await add({ limit: 1 });
  const [ana, ben] = (await shoppers(2)) as [string, string];
  await inTransaction(market.ctx, async (ctx) => {
    await useCoupon(ctx, { couponId, orderId: await insertBareOrder(ctx, ana), shopperId: ana });
    // Ana's transaction is open; Ben's would never end if it waited for hers.
    await order(couponId, ben);
  });
  expect(await countedOf(couponId)).toMatchObject({ own: 2, live: 2 });
});

test('the twentieth first order is counted like the first, whatever PostgreSQL has prepared by then', async () => {
  const couponId = await add({ coupon_type: 'first_order' });
  for (const shopperId of await shoppers(20)) await order(couponId, shopperId);
  expect(await countedOf(couponId)).toMatchObject({ live: 20 });
});

test('[AUTH-11] a guest’s uses are the customer’s once signed in, and told to whoever asks', async () => {
  const [limited, first] = [await add({ limit: 1 }), await add({ coupon_type: 'first_order' })];
  const [guest = ''] = await shoppers(1);
  const { shopperId: customer } = await market.newCustomer();
  for (const shopperId of [guest, customer]) {
    await order(limited, shopperId);
    await order(first, shopperId);
  }
  await inTransaction(market.ctx, async (ctx) => couponsOfCustomer.follow?.(ctx, guest, customer));
  expect(await outcome([order(limited, customer)])).toEqual([0, ['coupon_used_up']]);
  expect(await couponsOfCustomer.tell?.(market.ctx, customer)).toHaveLength(4);
  expect(await countedOf(limited)).toMatchObject({ own: 2, live: 2 });
});

test('a coupon that is switched off while an order with it is being placed is not used any more: it was, after the operator had been told that it was off', async () => {
  for (const limits of [{}, { total_uses: 3 }]) {
    const couponId = await add(limits);
    const [shopperId = ''] = await shoppers(1);
    const placed = inTransaction(market.ctx, async (ctx) => {
      // It was valid when the order was looked at.
      const params = { code: `USE-${made}` };
      await market.call('ops.switchCoupon', { params, body: { active: false } }, operator);
      await useCoupon(ctx, { couponId, orderId: await insertBareOrder(ctx, shopperId), shopperId });
      return '';
    });
    expect(await outcome([placed])).toEqual([0, ['coupon_not_running']]);
    expect(await countedOf(couponId)).toEqual({ uses: 0, own: 0, live: 0 });
  }
});

test('a limit for all that an import sets counts what was used before, also by an order that is being placed: as many again could be used', async () => {
  const row = {
    id: market.ctx.ids.next(),
    code: 'IMPORTED',
    title: { en: 'Ten off', ar: 'Ten off', nl: 'Ten off', fr: 'Ten off' },
    coupon_type: 'default',
    discount_type: 'percent',
    discount: 10,
    ...{ module_id: null, min_purchase_minor: 0, max_discount_minor: 0, starts_on: null, ends_on: null },
    ...{ store_ids: [], zone_ids: [], customer_ids: null, uses_per_customer: null },
  } as const;
  const importWith = (total_uses: number | null) =>
    inTransaction(market.ctx, (ctx) => writeCoupons(ctx, [{ ...row, total_uses }]));
  await importWith(null);
  const [ana, ben, cem, dan] = (await shoppers(4)) as [string, string, string, string];
  const first = await order(row.id, ana);
  let limited = Promise.resolve();
  await inTransaction(market.ctx, async (ctx) => {
    await useCoupon(ctx, { couponId: row.id, orderId: await insertBareOrder(ctx, ben), shopperId: ben });
    limited = importWith(3);
    await waitForLocks(market, 1);
  });
  await limited;
  expect(await countedOf(row.id)).toEqual({ uses: 2, own: 2, live: 2 });
  await giveBack(first);
  for (const shopperId of [cem, dan]) await order(row.id, shopperId);
  expect(await outcome([order(row.id, ana)])).toEqual([0, ['coupon_used_up']]);
  // Not counted while there is no limit, and anew when there is one.
  await importWith(null);
  await order(row.id, ana);
  await importWith(9);
  expect(await countedOf(row.id)).toEqual({ uses: 4, own: 4, live: 4 });
});
