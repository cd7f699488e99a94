import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  decideMarket,
  openTestMarket,
  payAtSandbox,
  placeTestOrder,
  type TestMarket,
} from '../../../testing/index.ts';
import { demoTransfer, reportTransfer } from '../../../testing/contract/transfer-samples.ts';
import { defaultSettings } from '../../settings/index.ts';
import { fundWallet } from '../../ledger/index.ts';

let market: TestMarket;
let operator: Caller;
const rewards = { ...defaultSettings.rewards, wallet: true, loyalty: true, pointsPerHundred: 100 };
beforeAll(async () => {
  market = await openTestMarket({
    settings: { rewards, sandboxPayments: true, offlineMethods: [demoTransfer] },
  });
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

async function newBuyer(fundMinor: number): Promise<Caller & { shopperId: string }> {
  const { token, shopperId } = await market.newCustomer();
  const funding = { customerId: shopperId, paymentId: market.ctx.ids.next(), amountMinor: fundMinor };
  await market.ctx.db.transaction().execute((db) => fundWallet({ ...market.ctx, db }, funding));
  return { token, shopperId };
}
const balance = async (account: string): Promise<number> => {
  const found = await sql<{
    balance: number;
  }>`select balance from ledger_accounts where id = ${account}`.execute(market.ctx.db);
  return Number(found.rows[0]?.balance ?? 0);
};
const details = (order_id: string, caller: Caller) =>
  market.call('orders.details', { query: { order_id } }, caller);
const cancel = (order_id: string, caller: Caller) =>
  market.call('orders.cancel', { body: { order_id } }, caller);

/** Every transaction sums to zero, whatever was cancelled. */
async function expectBalanced(): Promise<void> {
  const { rows } = await sql`select posting.transaction_id from ledger_postings posting
    join ledger_accounts account on account.id = posting.account_id
    group by posting.transaction_id, account.unit having sum(posting.amount) <> 0`.execute(market.ctx.db);
  expect(rows).toEqual([]);
}

describe('what was paid goes back the way it came', () => {
  test('[CHK-07] [PROF-04] a cancelled order gives the wallet its money back, once, however often and at once', async () => {
    const buyer = await newBuyer(50_000);
    const { order_id } = await placeTestOrder(market, buyer, { change: { payment_method: 'wallet' } });
    const paid = await details(order_id, buyer);
    expect(paid).toMatchObject({ payment_status: 'paid', due_amount: 0, wallet_amount: paid.order_amount });
    expect(await balance(`wallet:${buyer.shopperId}`)).toBe(50_000 - Math.round(paid.order_amount * 100));
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => cancel(order_id, buyer)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance(`wallet:${buyer.shopperId}`)).toBe(50_000);
    expect(await details(order_id, buyer)).toMatchObject({
      order_status: 'canceled',
      refunded_amount: paid.order_amount,
    });
    await expectBalanced();
  });

  test('[CHK-07] a gateway’s part goes to the gateway and the wallet’s to the wallet', async () => {
    const buyer = await newBuyer(500);
    const change = { payment_method: 'sandbox', partial_payment: true } as const;
    const { order_id, redirect_link, due_amount } = await placeTestOrder(market, buyer, { change });
    expect(await details(order_id, buyer)).toMatchObject({
      payment_status: 'partially_paid',
      wallet_amount: 5,
      due_amount,
    });
    const asked = { params: { id: order_id }, body: {} };
    expect((await market.refused('ops.acceptOrder', asked, operator)).code).toBe('awaiting_payment');
    await payAtSandbox(market, redirect_link);
    const paid = await details(order_id, buyer);
    expect(paid).toMatchObject({ payment_status: 'paid', payment_due_at: null, due_amount: 0 });
    await cancel(order_id, buyer);
    await market.runJobs();
    const { rows } = await sql<{
      refunded_minor: number;
    }>`select refunded_minor from payments where subject_id = ${order_id}`.execute(market.ctx.db);
    expect(Number(rows[0]?.refunded_minor)).toBe(Math.round(due_amount * 100));
    expect(await balance(`wallet:${buyer.shopperId}`)).toBe(500);
    expect((await details(order_id, buyer)).refunded_amount).toBeCloseTo(paid.order_amount, 6);
    await expectBalanced();
  });

  test('[CHK-07] [CHK-06] an order whose wallet has been spent elsewhere meanwhile is not placed, and its shopper is told what the wallet pays: more was left to pay than had been shown', async () => {
    const buyer = await newBuyer(500);
    const change = { payment_method: 'cash_on_delivery', partial_payment: true, wallet_amount: 8 } as const;
    await expect(placeTestOrder(market, buyer, { change })).rejects.toMatchObject({
      status: 409,
      code: 'wallet_part_changed',
      message:
        'Your wallet can pay $5.00 of this now, not what was shown. Look at what is left to pay, and press again.',
      body: { wallet_amount: 5 },
    });
    expect(await balance(`wallet:${buyer.shopperId}`)).toBe(500);
    const seen = { change: { ...change, wallet_amount: 5 } };
    const { order_id } = await placeTestOrder(market, buyer, seen);
    expect(await details(order_id, buyer)).toMatchObject({ wallet_amount: 5 });
    // Nothing of it any more, nor without the wallet's part.
    const spent = { ...change, wallet_amount: 5 };
    await expect(placeTestOrder(market, buyer, { change: spent })).rejects.toThrow('$0.00');
    const without = { ...spent, partial_payment: false, wallet_amount: 0 };
    expect((await placeTestOrder(market, buyer, { change: without })).order_id).toBeTruthy();
  });

  test('[CHK-07] nobody pays for fifteen minutes: the order fails, says so, and the wallet has its part again', async () => {
    const buyer = await newBuyer(500);
    const change = { payment_method: 'sandbox', partial_payment: true } as const;
    const { order_id } = await placeTestOrder(market, buyer, { change });
    market.clock.advance(15 * 60_000);
    await market.runJobs();
    expect(await details(order_id, buyer)).toMatchObject({ order_status: 'failed', refunded_amount: 5 });
    expect(await balance(`wallet:${buyer.shopperId}`)).toBe(500);
    await expectBalanced();
  });

  test('[CHK-07] cancelled while the gateway’s word is on its way: whichever comes first, nothing is kept', async () => {
    for (let round = 0; round < 6; round += 1) {
      const buyer = await newBuyer(500);
      const change = { payment_method: 'sandbox' } as const;
      const { order_id, redirect_link } = await placeTestOrder(market, buyer, { change });
      await Promise.all([payAtSandbox(market, redirect_link), cancel(order_id, buyer)]);
      await market.runJobs();
      expect(await details(order_id, buyer)).toMatchObject({ order_status: 'canceled' });
      const { rows } = await sql<{
        kept: number;
      }>`select coalesce(sum(arrived_minor - refunded_minor), 0) as kept from payments where subject_id = ${order_id}`.execute(
        market.ctx.db,
      );
      expect(Number(rows[0]?.kept)).toBe(0);
    }
    await expectBalanced();
  });
});

test('[CHK-07] cash goes back by hand where the market keeps no wallets: it went into one that nobody can open', async () => {
  const buyer = await newBuyer(100);
  const { order_id } = await placeTestOrder(market, buyer);
  const move = (
    order_status: 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'refunded',
  ) => market.call('ops.moveOrder', { params: { id: order_id }, body: { order_status } }, operator);
  for (const status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
    await move(status);
  await decideMarket(market.ctx, { rewards: defaultSettings.rewards });
  const { order } = await move('refunded');
  expect(order.refunded_amount).toBeGreaterThan(0);
  expect(await balance(`wallet:${buyer.shopperId}`)).toBe(100);
  await expectBalanced();
  await decideMarket(market.ctx, { rewards });
});

test('[PROF-05] a delivery is credited once, and its cash is in the books', async () => {
  const buyer = await newBuyer(100);
  const { order_id } = await placeTestOrder(market, buyer);
  for (const order_status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
    await market.call('ops.moveOrder', { params: { id: order_id }, body: { order_status } }, operator);
  const { order_amount } = await details(order_id, buyer);
  expect(await balance(`points:${buyer.shopperId}`)).toBe(Math.floor(order_amount));
  const { rows } = await sql<{
    amount: number;
  }>`select sum(posting.amount) as amount from ledger_postings posting
    join ledger_transactions transaction on transaction.id = posting.transaction_id
    where transaction.key = ${`order_payment:cash:${order_id}`} and posting.amount > 0`.execute(
    market.ctx.db,
  );
  expect(Number(rows[0]?.amount)).toBe(Math.round(order_amount * 100));
});

test('[CHK-07] a transfer that its shopper has reported is told to be checked, until an operator has: the order asked for the money again', async () => {
  const buyer = await market.newCustomer();
  const placed = await placeTestOrder(market, buyer, { change: { payment_method: 'offline_payment' } });
  const { order_id, redirect_link: link } = placed;
  const isReviewing = async () => {
    const { orders } = await market.call('orders.running', {}, buyer);
    expect(orders).toHaveLength(1);
    return [(await details(order_id, buyer)).payment_reviewing, orders[0]?.payment_reviewing];
  };
  expect(await isReviewing()).toEqual([false, false]);
  const id = await reportTransfer(market, buyer, link);
  expect(await isReviewing()).toEqual([true, true]);
  await market.call('ops.decidePayment', { params: { id }, body: { decision: 'confirm' } }, operator);
  expect(await details(order_id, buyer)).toMatchObject({ payment_status: 'paid', payment_reviewing: false });
});
