import { afterAll, beforeAll, expect, test } from 'vitest';
import { prescriptionForm } from '../../../testing/contract/owned-records.ts';
import {
  type Caller,
  deliveryToCentre,
  openTestMarket,
  shops,
  type TestCustomer,
  type TestMarket,
  writeShops,
} from '../../../testing/index.ts';
import { balanceOf } from '../books.fixture.ts';
import { writeGifts } from '../index.ts';
import { cashback, everyReward } from '../rewards.fixture.ts';

let market: TestMarket;
let operator: Caller;
let ana: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket({ settings: { rewards: everyReward } });
  await writeShops(market.ctx);
  operator = { token: await market.operatorToken() };
  ana = await market.newCustomer();
});
afterAll(() => market.close());

const { payment_method: _method, ...delivery } = deliveryToCentre;

async function orderOf(caller: Caller): Promise<string> {
  const by = { ...caller, module: shops.modules.pharmacy };
  const { prescription_id } = await market.call(
    'checkout.uploadPrescription',
    { body: prescriptionForm() },
    by,
  );
  const body = { ...delivery, store_id: shops.stores.chemist, prescription_ids: [prescription_id] };
  return (await market.call('checkout.placePrescription', { body }, by)).order_id;
}

const price = (id: string, items_price: number) =>
  market.call('ops.priceOrder', { params: { id }, body: { items_price } }, operator);

async function bring(id: string): Promise<void> {
  for (const order_status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
    await market.call('ops.moveOrder', { params: { id }, body: { order_status } }, operator);
}

test('an order by prescription earns the cashback of what its goods cost at last: it earned none', async () => {
  await writeGifts(market.ctx, { bonuses: [], cashbacks: [cashback(market, { same_user_limit: 1 })] });
  const id = await orderOf(ana);
  await price(id, 50);
  // A slip of the keys is put right while nobody has said yes.
  const { order } = await price(id, 20);
  await bring(id);
  const goods = order.bill.order_amount - order.bill.delivery_charge;
  expect(goods).toBeGreaterThanOrEqual(20);
  expect(await balanceOf(market, ana.shopperId)).toBe(Math.round(goods * 10));
});

test('a guest’s order by prescription uses up no rule of cashback', async () => {
  await writeGifts(market.ctx, { bonuses: [], cashbacks: [cashback(market, {})] });
  const guest = await market.newGuest();
  const id = await orderOf(guest);
  await price(id, 20);
  await bring(id);
  expect(await balanceOf(market, guest.shopperId)).toBe(0);
});
