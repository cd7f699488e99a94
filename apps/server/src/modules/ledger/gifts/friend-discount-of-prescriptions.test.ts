import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { prescriptionForm } from '../../../testing/contract/owned-records.ts';
import {
  type Caller,
  deliveryToCentre,
  openTestMarket,
  shops,
  type TestMarket,
  writeShops,
} from '../../../testing/index.ts';
import { newPerson } from '../../../testing/sign-in/new-person.ts';
import { placeTestParcel } from '../../../testing/test-parcels.ts';
import { everyReward } from '../rewards.fixture.ts';

let market: TestMarket;
let operator: Caller;
beforeAll(async () => {
  market = await openTestMarket({ settings: { rewards: everyReward } });
  await writeShops(market.ctx);
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

/** Somebody who came by a customer's code. */
async function friend(): Promise<Caller> {
  const { ref_code } = await market.call('accounts.info', {}, await market.newCustomer());
  const { token } = await market.call('accounts.signUp', { body: { ...newPerson(), ref_code } });
  return { token: token ?? '', module: shops.modules.pharmacy };
}

const { payment_method: _method, ...delivery } = deliveryToCentre;

async function orderOf(caller: Caller): Promise<string> {
  const form = { body: prescriptionForm() };
  const { prescription_id } = await market.call('checkout.uploadPrescription', form, caller);
  const body = { ...delivery, store_id: shops.stores.chemist, prescription_ids: [prescription_id] };
  return (await market.call('checkout.placePrescription', { body }, caller)).order_id;
}

/** The bill of an order once its goods have this price. */
const billAt = async (id: string, items_price: number) =>
  (await market.call('ops.priceOrder', { params: { id }, body: { items_price } }, operator)).order.bill;

test('a friend’s discount comes off a first order by prescription: nothing did', async () => {
  const id = await orderOf(await friend());
  const { referral_discount, ...bill } = await billAt(id, 12);
  expect(referral_discount).toBe(1.2);
  const onTop = bill.tax_included ? 0 : bill.tax;
  const charges = bill.delivery_charge + bill.dm_tips + bill.extra_packaging + bill.service_charge;
  expect(bill.order_amount).toBeCloseTo(12 - 1.2 + onTop + charges, 5);
});

test('a friend’s discount is of the latest price of an order by prescription, and given back when that is cancelled', async () => {
  const caller = await friend();
  const id = await orderOf(caller);
  expect((await billAt(id, 15)).referral_discount).toBe(1.5);
  expect((await billAt(id, 12)).referral_discount).toBe(1.2);
  await market.call('orders.cancel', { body: { order_id: id } }, caller);
  expect((await billAt(await orderOf(caller), 12)).referral_discount).toBe(1.2);
});

test('a friend’s discount is not of a later order by prescription, and is of the first when a later one is placed before it has its price', async () => {
  const caller = await friend();
  const id = await orderOf(caller);
  market.clock.advance(1000);
  await placeTestParcel(market, caller);
  const later = await orderOf(caller);
  expect((await billAt(later, 12)).referral_discount).toBe(0);
  expect((await billAt(id, 12)).referral_discount).toBe(1.2);
});

test('a customer without a friend, and a guest, have no discount on an order by prescription', async () => {
  const customer = { ...(await market.newCustomer()), module: shops.modules.pharmacy };
  expect((await billAt(await orderOf(customer), 12)).referral_discount).toBe(0);
  const guest = { ...(await market.newGuest()), module: shops.modules.pharmacy };
  expect((await billAt(await orderOf(guest), 12)).referral_discount).toBe(0);
});
