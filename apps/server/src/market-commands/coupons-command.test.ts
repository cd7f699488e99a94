import type { Body } from '@promenade/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryToCentre, fixture, openTestMarket, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['coupons', ...args]);

async function add(code: string, change: Partial<Body<'ops.addCoupon'>> = {}): Promise<void> {
  const body = {
    code,
    title: { en: `Offer ${code}` },
    coupon_type: 'default' as const,
    discount_type: 'percent' as const,
    discount: 10,
    ...change,
  };
  await market.call('ops.addCoupon', { body }, { token: await market.operatorToken() });
}

test('a code that went round is found, with how often it was used, ended and had back', async () => {
  expect(await run()).toEqual({ code: 0, said: 'There are no coupons yet.' });
  await add('LEAKED', { total_uses: 1 });
  await add('LATER', { start_date: '2026-07-01', expire_date: '2026-07-31', min_purchase: 20 });
  await add('OLD', { expire_date: '2026-06-01', discount_type: 'amount', discount: 2 });
  const { said } = await run();
  expect(said.split('\n')).toEqual([
    'LATER planned default 10 % off, from $20.00, from 2026-07-01, until 2026-07-31, used: 0, Offer LATER',
    'LEAKED runs default 10 % off, used: 0 of 1, Offer LEAKED',
    'OLD over default $2.00 off, until 2026-06-01, used: 0, Offer OLD',
  ]);
  const guest = { guestId: (await market.newGuest()).guestId };
  const line = { item_id: fixture.items.pasta, quantity: 2, price: 7 };
  await market.call('cart.add', { body: line }, guest);
  const order = { ...deliveryToCentre, coupon_code: 'LEAKED', order_amount: 14.86 };
  await market.call('checkout.place', { body: order }, guest);
  expect((await run()).said).toContain('LEAKED used up default 10 % off, used: 1 of 1');
  expect((await run('leaked', '--end')).said).toContain('LEAKED ended');
  expect((await run('LEAKED', '--back')).said).toContain('LEAKED used up');
});

test.each([
  [['--end'], 'Say coupons CODE --end, or coupons CODE --back.'],
  [['LEAKED'], 'Say coupons CODE --end'],
  [['NOBODYS', '--end'], 'There is no coupon NOBODYS. npm run market -- coupons lists them.'],
])('%j is told what is wrong', async (args, words) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(words) });
});
