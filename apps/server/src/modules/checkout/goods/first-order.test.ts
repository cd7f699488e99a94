import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { placeTestParcel } from '../../../testing/test-parcels.ts';
import { defaultSettings } from '../../settings/index.ts';

let market: TestMarket;
beforeAll(async () => {
  const friendDiscount = { type: 'percent', amount: 10, maximumMinor: 200 } as const;
  const rewards = { ...defaultSettings.rewards, wallet: true, referral: true, friendDiscount };
  market = await openTestMarket({ settings: { rewards } });
});
afterAll(() => market.close());

/** Somebody who came by a customer's code, with two plates of pasta. */
async function friend(): Promise<Caller> {
  const { ref_code } = await market.call('accounts.info', {}, await market.newCustomer());
  const body = {
    name: 'Friend',
    email: 'friend@example.com',
    phone: '+59899123777',
    password: 'oranges-at-noon',
    confirm_password: 'oranges-at-noon',
    ref_code,
  };
  const { token } = await market.call('accounts.signUp', { body });
  const caller = { token: token ?? '' };
  await market.call('cart.add', { body: { item_id: fixture.items.pasta, quantity: 2, price: 7 } }, caller);
  return caller;
}

test('[CHK-06] a friend’s discount is of the first order: it came off a later one, where the first was a parcel', async () => {
  const caller = await friend();
  const off = async () =>
    (await market.call('checkout.quote', { body: { order_type: 'take_away' } }, caller)).bill
      .referral_discount;
  expect(await off()).toBeGreaterThan(0);
  const { order_id } = await placeTestParcel(market, caller);
  expect(await off()).toBe(0);
  await market.call('orders.cancel', { body: { order_id } }, caller);
  expect(await off()).toBeGreaterThan(0);
});
