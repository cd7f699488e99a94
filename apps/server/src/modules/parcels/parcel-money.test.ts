import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideMarket, openTestMarket, type TestCustomer, type TestMarket } from '../../testing/index.ts';
import { parcelToCoast, placeTestParcel } from '../../testing/test-parcels.ts';
import { fundWallet, walletOf } from '../ledger/index.ts';
import { defaultSettings } from '../settings/index.ts';

const fundsMinor = 10_000;
const byWallet = { payment_method: 'wallet' } as const;

let market: TestMarket;
let operator: { token: string };
beforeAll(async () => {
  const rewards = { ...defaultSettings.rewards, wallet: true };
  market = await openTestMarket({ settings: { rewards } });
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

async function newSender(): Promise<TestCustomer> {
  const sender = await market.newCustomer();
  const funding = { paymentId: market.ctx.ids.next(), amountMinor: fundsMinor };
  await market.ctx.db
    .transaction()
    .execute((db) => fundWallet({ ...market.ctx, db }, { ...funding, customerId: sender.shopperId }));
  return sender;
}

async function courierOf(parcelId: string) {
  const body = { name: 'Vera', phone: '+59899000111', vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call('ops.addCourier', { body }, operator);
  await market.call('ops.takeOrder', { params: { id: parcelId }, body: { courier_id } }, operator);
  const { token } = await market.call(
    'ops.giveToken',
    { body: { role: 'courier', holder_id: courier_id } },
    operator,
  );
  return { token };
}

test('[CHK-10] [CHK-06] a quote takes the one form that is placed, as an order’s does: it was told that it did not know its fields', async () => {
  const sender = await newSender();
  const body = { ...parcelToCoast, order_amount: 0, ...byWallet };
  const { bill } = await market.call('parcels.quote', { body }, sender);
  const placed = await market.call(
    'checkout.place',
    { body: { ...body, order_amount: bill.order_amount } },
    sender,
  );
  expect(placed.total_amount).toBe(bill.order_amount);
});

test('[CHK-10] one door at both ends is told with the end, and without zones: another one would be no cure', async () => {
  const { sender_details } = parcelToCoast;
  const body = { ...parcelToCoast, receiver_details: sender_details, order_amount: 0 };
  const refusal = await market.refused('checkout.place', { body }, await newSender());
  expect(refusal.code).toBe('parcel_same_place');
  expect(Object.keys(refusal.body)).toEqual(['end', 'errors', 'message']);
});

const balanceOf = async ({ shopperId }: TestCustomer) =>
  (await walletOf(market.ctx, shopperId))?.balanceMinor;
const step = (
  id: string,
  order_status: 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered',
) => market.call('ops.moveOrder', { params: { id }, body: { order_status } }, operator);

async function fetch(id: string): Promise<void> {
  for (const status of ['confirmed', 'processing', 'handover', 'picked_up'] as const) await step(id, status);
}

test('[CHK-10] a sender who pays from the wallet has all of it back before the pick-up', async () => {
  const sender = await newSender();
  const { order_id, total_amount, due_amount } = await placeTestParcel(market, sender, byWallet);
  expect(due_amount).toBe(0);
  expect(await balanceOf(sender)).toBe(fundsMinor - Math.round(total_amount * 100));
  await market.call('orders.cancel', { body: { order_id } }, sender);
  expect(await balanceOf(sender)).toBe(fundsMinor);
});

test('[CHK-10] and nothing after it: the courier has carried it, there and back', async () => {
  const sender = await newSender();
  const { order_id, total_amount } = await placeTestParcel(market, sender, byWallet);
  await fetch(order_id);
  const { return_code } = await market.call('orders.cancel', { body: { order_id } }, sender);
  const body = { return_code: return_code ?? '' };
  await market.call('ops.returnParcel', { params: { id: order_id }, body }, operator);
  expect(await market.call('orders.details', { query: { order_id } }, sender)).toMatchObject({
    order_status: 'canceled',
    payment_status: 'paid',
  });
  expect(await balanceOf(sender)).toBe(fundsMinor - Math.round(total_amount * 100));
});

test('a parcel that its courier gives up is paid back: its sender paid for a way that nobody rode to the end', async () => {
  const sender = await newSender();
  const { order_id: id } = await placeTestParcel(market, sender, byWallet);
  const courier = await courierOf(id);
  await fetch(id);
  await market.call('ops.rejectOrder', { params: { id }, body: { reason: 'Puncture' } }, courier);
  expect(await balanceOf(sender)).toBe(fundsMinor);
  const { notifications } = await market.call('notifications.list', {}, sender);
  expect(notifications[0]?.description).toContain('What you paid will be returned to you.');
});

test('a parcel that was turned round ends by its code alone: its courier could end it as cancelled by the sender', async () => {
  const sender = await newSender();
  const { order_id: id } = await placeTestParcel(market, sender, byWallet);
  const courier = await courierOf(id);
  await fetch(id);
  const { return_code } = await market.call('orders.cancel', { body: { order_id: id } }, sender);
  const lost = { params: { id }, body: { reason: 'Lost' } };
  expect((await market.refused('ops.rejectOrder', lost, courier)).code).toBe('status_conflict');
  const body = { return_code: return_code ?? '' };
  await market.call('ops.returnParcel', { params: { id }, body }, courier);
  expect(await market.call('orders.details', { query: { order_id: id } }, sender)).toMatchObject({
    order_status: 'canceled',
  });
});

test('[CHK-09] [CHK-10] a parcel that is brought and paid has nothing to ask back, and says so: it said that it was neither', async () => {
  const sender = await newSender();
  const { order_id } = await placeTestParcel(market, sender, byWallet);
  const body = { order_id, reason: 'late' } as const;
  expect((await market.refused('orders.requestRefund', { body }, sender)).code).toBe('not_refundable');
  await fetch(order_id);
  await step(order_id, 'delivered');
  const told = await market.call('orders.details', { query: { order_id } }, sender);
  expect(told).toMatchObject({ order_status: 'delivered', payment_status: 'paid', refundable_amount: null });
  const refusal = await market.refused('orders.requestRefund', { body }, sender);
  expect([refusal.status, refusal.code, refusal.message]).toEqual([
    422,
    'refund_nothing',
    'There is nothing to refund: delivery and tips are not refunded.',
  ]);
});

test('[CHK-10] what a receiver paid in cash goes back to them by hand: the sender’s wallet had it', async () => {
  await decideMarket(market.ctx, { serviceChargeMinor: 50 });
  const sender = await newSender();
  const { order_id } = await placeTestParcel(market, sender, { charge_payer: 'receiver' });
  await fetch(order_id);
  await step(order_id, 'delivered');
  await market.call('orders.requestRefund', { body: { order_id, reason: 'late' } }, sender);
  const refunded = { params: { id: order_id }, body: { order_status: 'refunded' } } as const;
  const { order } = await market.call('ops.moveOrder', refunded, operator);
  expect(order).toMatchObject({ order_status: 'refunded', refunded_amount: 0.5 });
  expect(await balanceOf(sender)).toBe(fundsMinor);
  await decideMarket(market.ctx, { serviceChargeMinor: 0 });
});

test('[CHK-10] a wallet that holds less sends nothing', async () => {
  const sender = await market.newCustomer();
  const before = await market.count('orders');
  await expect(placeTestParcel(market, sender, byWallet)).rejects.toMatchObject({
    code: 'wallet_balance_low',
  });
  expect(await market.count('orders')).toBe(before);
});

test('[CHK-10] an account that is deleted leaves nobody’s name, phone and door on its parcels', async () => {
  const sender = await market.newCustomer();
  const { order_id } = await placeTestParcel(market, sender);
  await fetch(order_id);
  await step(order_id, 'delivered');
  await market.call('accounts.remove', {}, sender);
  const { rows } = await sql<{
    text: string;
  }>`select row_to_json(orders)::text as text from orders where id = ${order_id}`.execute(market.ctx.db);
  expect(rows[0]?.text).toContain('"payer"');
  for (const trace of ['Ana', 'Bruno', '99123456', '99654321', 'Sarand', 'Rambla'])
    expect(rows[0]?.text).not.toContain(trace);
});
