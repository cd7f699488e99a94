import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';
import { newPerson } from '../../../testing/sign-in/new-person.ts';
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
async function friend(referrer?: Caller): Promise<Caller> {
  const { ref_code } = await market.call('accounts.info', {}, referrer ?? (await market.newCustomer()));
  const { token } = await market.call('accounts.signUp', { body: { ...newPerson(), ref_code } });
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

test('[CHK-06] a friend’s discount stays when whoever gave the code deletes the account: it was lost', async () => {
  const referrer = await market.newCustomer();
  const caller = await friend(referrer);
  const off = async () =>
    (await market.call('checkout.quote', { body: { order_type: 'take_away' } }, caller)).bill
      .referral_discount;
  const before = await off();
  expect(before).toBeGreaterThan(0);
  await market.call('accounts.remove', {}, referrer);
  expect(await off()).toBe(before);
  // Who it was is forgotten.
  const { rows } = await sql`select referred_by from customers where was_referred`.execute(market.ctx.db);
  expect(rows).toContainEqual({ referred_by: null });
  // The discount is of the first order as ever.
  await placeTestParcel(market, caller);
  expect(await off()).toBe(0);
});

test('[CHK-06] two first orders of a friend at once: the slower is told the bill without the discount, and its seal', async () => {
  const caller = await friend();
  const other = await placeTestParcel(market, caller);
  await market.call('orders.cancel', { body: { order_id: other.order_id } }, caller);
  const body = { ...deliveryToCentre, page: 'cart', payment_method: 'cash_on_delivery' } as const;
  const { order_type, latitude, longitude } = deliveryToCentre;
  const asked = { order_type, latitude, longitude };
  const { bill, seal } = await market.call('checkout.quote', { body: asked }, caller);
  expect(bill.referral_discount).toBeGreaterThan(0);
  const placing = await market.ctx.db.transaction().execute(async (trx) => {
    await sql`insert into referral_discounts (customer_id, order_id, discount_minor)
      select shopper_id, id, 1 from orders where id = ${other.order_id}`.execute(trx);
    const refused = market.refused(
      'checkout.place',
      { body: { ...body, order_amount: bill.order_amount, seal } },
      caller,
    );
    await waitForLocks(market, 1);
    return { refused };
  });
  const refusal = await placing.refused;
  expect(refusal.code).toBe('quote_expired');
  const now = await market.call('checkout.quote', { body: asked }, caller);
  expect(refusal.body).toMatchObject({ bill: now.bill, seal: expect.any(String) });
  const again = { ...body, order_amount: now.bill.order_amount, seal: String(refusal.body['seal']) };
  const { total_amount } = await market.call('checkout.place', { body: again }, caller);
  expect(total_amount).toBe(now.bill.order_amount);
});
