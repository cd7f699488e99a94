import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestMarket, type TestCustomer, type TestMarket } from '../../../testing/index.ts';
import { newPerson } from '../../../testing/sign-in/new-person.ts';
import { anOrder, balanceOf, customerOf, within, wrongBooks } from '../books.fixture.ts';
import {
  creditOnDelivery,
  decideCashback,
  dropGifts,
  findFriendDiscount,
  pointsOf,
  useFriendDiscount,
  writeGifts,
} from '../index.ts';
import { cashback, everyReward } from '../rewards.fixture.ts';

let market: TestMarket;
let ana: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket({ settings: { rewards: everyReward }, connections: 16 });
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.advance(61_000);
  ana = await market.newCustomer();
});

/** Signs up with a code, as a friend would. */
async function friendOf(refCode: string | null): Promise<string> {
  const body = { ...newPerson(), ref_code: refCode };
  const { token } = await market.call('accounts.signUp', { body });
  expect(token).not.toBeNull();
  return customerOf(market, body.email);
}

const codeOf = async (customer: TestCustomer) => (await market.call('accounts.info', {}, customer)).ref_code;
const deliver = (customerId: string, orderId: string, paidMinor: number, tipMinor = 0) =>
  within(market, (ctx) => creditOnDelivery(ctx, { customerId, orderId, paidMinor, tipMinor }));

describe('on delivery', () => {
  test('[PROF-05] points of what was paid, once, however often and at once it is told', async () => {
    const orderId = await anOrder(market, ana.shopperId);
    await Promise.all(Array.from({ length: 8 }, () => deliver(ana.shopperId, orderId, 12_399, 300)));
    expect(await pointsOf(market.ctx, ana.shopperId)).toBe(12);
    expect(await wrongBooks(market)).toEqual([]);
  });

  test('a guest earns nothing', async () => {
    const { shopperId } = await market.newGuest();
    await deliver(shopperId, await anOrder(market, shopperId), 50_000);
    expect(await pointsOf(market.ctx, shopperId)).toBe(0);
  });
});

describe('cashback', () => {
  const decide = (orderId: string, amountMinor: number) =>
    within(market, (ctx) => decideCashback(ctx, { customerId: ana.shopperId, orderId, amountMinor }));

  test('is the best rule at placing, credited on delivery even when the rule is over by then', async () => {
    await writeGifts(market.ctx, {
      bonuses: [],
      cashbacks: [
        cashback(market, { cashback_amount: 5 }),
        cashback(market, { cashback_amount: 20, max_discount_minor: 300, hours: 1, same_user_limit: 2 }),
      ],
    });
    expect(await market.call('cashback.list', {})).toHaveLength(2);
    expect((await market.call('cashback.get', { query: { amount: 10 } }, ana)).cashback).toMatchObject({
      cashback_amount: 20,
      earns: 2,
    });
    const order = await anOrder(market, ana.shopperId);
    expect(await decide(order, 4000)).toEqual({ cashbackMinor: 300 });
    market.clock.advance(2 * 3_600_000);
    await deliver(ana.shopperId, order, 4000);
    await deliver(ana.shopperId, order, 4000);
    expect(await balanceOf(market, ana.shopperId)).toBe(300);
  });

  test('a rule’s last use goes to one of two orders at once, and comes back with one that is cancelled', async () => {
    await writeGifts(market.ctx, {
      bonuses: [],
      cashbacks: [cashback(market, { cashback_amount: 50, hours: 1, same_user_limit: 1 })],
    });
    const orders = await Promise.all(Array.from({ length: 6 }, () => anOrder(market, ana.shopperId)));
    const decided = await Promise.all(orders.map((order) => decide(order, 1000)));
    const lucky = decided.findIndex(({ cashbackMinor }) => cashbackMinor === 500);
    expect(decided.filter(({ cashbackMinor }) => cashbackMinor === 500)).toHaveLength(1);
    await within(market, (ctx) => dropGifts(ctx, orders[lucky] ?? ''));
    expect(await decide(await anOrder(market, ana.shopperId), 1000)).toEqual({ cashbackMinor: 500 });
  });
});

describe('referral', () => {
  test('[PROF-06] [AUTH-03] a friend’s first delivered order brings the bonus, a second one nothing', async () => {
    const friend = await friendOf((await codeOf(ana)).toLowerCase());
    for (const _ of [1, 2]) await deliver(friend, await anOrder(market, friend), 1000);
    expect(await balanceOf(market, ana.shopperId)).toBe(500);
    const { data } = await market.call('wallet.transactions', { query: { type: 'referrer' } }, ana);
    expect(data).toMatchObject([{ credit: 5, order_id: null }]);
  });

  test('two first orders delivered at once bring it once', async () => {
    const friend = await friendOf(await codeOf(ana));
    const orders = await Promise.all([1, 2, 3, 4].map(() => anOrder(market, friend)));
    await Promise.all(orders.map((order) => deliver(friend, order, 1000)));
    expect(await balanceOf(market, ana.shopperId)).toBe(500);
    expect(await pointsOf(market.ctx, friend)).toBe(4);
  });

  test('[AUTH-03] a code that nobody has is refused, so that it can be put right', async () => {
    const body = { ...newPerson(), ref_code: 'NOBODY' };
    const refusal = await market.refused('accounts.signUp', { body });
    expect(refusal).toMatchObject({ status: 422, code: 'ref_code_unknown' });
    expect(refusal.body.errors[0]).toMatchObject({ field: 'ref_code' });
  });

  test('the friend’s first order is cheaper, once, and again when it is cancelled', async () => {
    const friend = await friendOf(await codeOf(ana));
    const off = (amountMinor: number, customerId = friend) =>
      findFriendDiscount(market.ctx, { customerId, amountMinor });
    expect(await off(1500)).toBe(150);
    expect(await off(5000)).toBe(200);
    expect(await off(5000, await friendOf(null))).toBe(0);
    const orders = await Promise.all([1, 2, 3].map(() => anOrder(market, friend)));
    const used = await Promise.all(
      orders.map((orderId) =>
        within(market, (ctx) => useFriendDiscount(ctx, { customerId: friend, orderId, discountMinor: 150 })),
      ),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await off(1500)).toBe(0);
    await within(market, (ctx) => dropGifts(ctx, orders[used.indexOf(true)] ?? ''));
    expect(await off(1500)).toBe(150);
  });
});
