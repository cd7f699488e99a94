import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  latestWaiting,
  openTestMarket,
  placeTestOrder,
  type TestCustomer,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';
import { fundWallet, walletOf } from '../../ledger/index.ts';
import { defaultSettings } from '../../settings/index.ts';

let market: TestMarket;
let operator: { token: string };
beforeAll(async () => {
  const rewards = { ...defaultSettings.rewards, wallet: true };
  market = await openTestMarket({ settings: { rewards, refunds: true } });
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

const moveTo = (id: string, order_status: Body<'ops.moveOrder'>['order_status']) =>
  market.call('ops.moveOrder', { params: { id }, body: { order_status } }, operator);

/** A delivered order, paid from the wallet, whose money was asked back. */
async function askedBack() {
  market.clock.advance(61_000);
  const payer = await market.newCustomer();
  const funding = { customerId: payer.shopperId, paymentId: market.ctx.ids.next(), amountMinor: 20_000 };
  await inTransaction(market.ctx, (ctx) => fundWallet(ctx, funding));
  const change = { payment_method: 'wallet' } as const;
  const { order_id } = await placeTestOrder(market, payer, { change });
  for (const order_status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
    await moveTo(order_id, order_status);
  await market.call('orders.requestRefund', { body: { order_id, reason: 'late' } }, payer);
  return { payer, order_id };
}

const refund = (id: string) =>
  market.call('ops.answerRefund', { params: { id }, body: { decision: 'refund', amount: 5 } }, operator);

/** What has gone into the wallet, and out of the till, for an order since it was delivered. */
async function paidBack({ shopperId }: TestCustomer, orderId: string) {
  const { rows } = await sql<{ cash: number }>`
    select coalesce(sum(p.amount), 0)::int as cash from ledger_postings p
    join ledger_transactions t on t.id = p.transaction_id
    where t.order_id = ${orderId} and p.account_id = 'cash'`.execute(market.ctx.db);
  return {
    walletMinor: (await walletOf(market.ctx, shopperId)).balanceMinor,
    cashMinor: rows[0]?.cash ?? 0,
  };
}

test('what a deleted account had paid from its wallet is given back by hand, and the record says so: it went into the wallet, which nobody can open any more', async () => {
  const { payer, order_id } = await askedBack();
  const before = await paidBack(payer, order_id);
  await market.call('accounts.remove', {}, payer);
  await refund(order_id);
  expect(await paidBack(payer, order_id)).toEqual({ ...before, cashMinor: 500 });
  const { entries } = await market.call('ops.orderRecord', { params: { id: order_id } }, operator);
  expect(entries).toContainEqual(expect.objectContaining({ shown: { returned: 5, returned_by_hand: 5 } }));
});

test('a refund waits for an account that is being deleted, and is given by hand', async () => {
  const { payer, order_id } = await askedBack();
  const before = await paidBack(payer, order_id);
  let refunding: Promise<unknown> = Promise.resolve();
  await inTransaction(market.ctx, async (ctx) => {
    await sql`delete from customers where id = ${payer.shopperId}`.execute(ctx.db);
    refunding = refund(order_id);
    await waitForLocks(market, 1);
  });
  await refunding;
  expect(await paidBack(payer, order_id)).toEqual({ ...before, cashMinor: 500 });
});

test.each([
  ['answers its request', refund],
  ['moves it to refunded', (id: string) => moveTo(id, 'refunded')],
] as const)(
  'who deletes an account while an operator who has its order %s waits at the account, not at the order: each held what the other waited for, and one was rolled back after a second',
  async (_how, giveBack) => {
    const { payer, order_id } = await askedBack();
    const { waiting, both } = await inTransaction(market.ctx, async (ctx) => {
      await sql`select from orders where id = ${order_id} for update`.execute(ctx.db);
      const refunding = giveBack(order_id);
      await waitForLocks(market, 1);
      const leaving = market.call('accounts.remove', {}, payer);
      await waitForLocks(market, 2);
      return { waiting: await latestWaiting(market), both: Promise.all([refunding, leaving]) };
    });
    await both;
    expect(waiting).toMatch(/from "customers" where .* for update/);
  },
);

test('what a customer had paid from the wallet goes back into it', async () => {
  const { payer, order_id } = await askedBack();
  const before = await paidBack(payer, order_id);
  await refund(order_id);
  expect(await paidBack(payer, order_id)).toEqual({ ...before, walletMinor: before.walletMinor + 500 });
});
