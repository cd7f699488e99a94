import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Body } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  type Caller,
  openTestMarket,
  placeTestOrder,
  type TestCustomer,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';
import { parcelToCoast, placeTestParcel } from '../../../testing/test-parcels.ts';
import { fundWallet, walletOf } from '../../ledger/index.ts';
import { giveToCourier, holdOrder } from '../../orders/index.ts';
import { defaultSettings } from '../../settings/index.ts';
import { setCourierActive } from './couriers.ts';

const fundsMinor = 20_000;

let market: TestMarket;
let operator: Caller;
beforeAll(async () => {
  const rewards = { ...defaultSettings.rewards, wallet: true };
  market = await openTestMarket({ settings: { rewards, refunds: true }, connections: 12 });
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

let couriers = 0;
async function newCourier() {
  couriers += 1;
  const body = { name: 'Vera', phone: `+5989900021${couriers}`, vehicle: 'bicycle' } as const;
  const { courier_id: id } = await market.call('ops.addCourier', { body }, operator);
  const given = { body: { role: 'courier', holder_id: id } } as const;
  return { id, token: (await market.call('ops.giveToken', given, operator)).token };
}
async function newPayer(): Promise<TestCustomer> {
  market.clock.advance(61_000);
  const payer = await market.newCustomer();
  const funding = { customerId: payer.shopperId, paymentId: market.ctx.ids.next(), amountMinor: fundsMinor };
  await inTransaction(market.ctx, (ctx) => fundWallet(ctx, funding));
  return payer;
}
const balance = async ({ shopperId }: TestCustomer) => (await walletOf(market.ctx, shopperId)).balanceMinor;
const input = (id: string) => ({ params: { id } });
type Status = Body<'ops.moveOrder'>['order_status'];
async function moveTo(id: string, ...statuses: readonly Status[]): Promise<void> {
  for (const order_status of statuses)
    await market.call('ops.moveOrder', { ...input(id), body: { order_status } }, operator);
}
const byWallet = { payment_method: 'wallet' } as const;

/** How many went through, and the codes that the others were refused with. */
async function outcome(all: readonly Promise<unknown>[]): Promise<[number, string[]]> {
  const settled = await Promise.allSettled(all);
  const codes = settled.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    const { reason } = one;
    return [reason instanceof Refusal ? reason.code : String(reason)];
  });
  return [settled.length - codes.length, codes];
}

test('a courier who takes an order while an operator ends their work here keeps it, and the operator is told: the order was in the hands of nobody who could sign in', async () => {
  const [courier, payer] = [await newCourier(), await newPayer()];
  const { order_id } = await placeTestOrder(market, payer);
  let ended: Promise<[number, string[]]> | undefined;
  await inTransaction(market.ctx, async (ctx) => {
    const order = await holdOrder(ctx, order_id);
    if (order) await giveToCourier(ctx, order, courier.id);
    ended = outcome([setCourierActive(market.ctx, courier.id, false)]);
    await waitForLocks(market, 1);
  });
  const [count, refusals] = (await ended) ?? [];
  expect([count, refusals?.[0]]).toEqual([0, expect.stringContaining('courier_under_way')]);
  // The other way round there is nobody to take it.
  const [other, next] = [await newCourier(), await placeTestOrder(market, await newPayer())];
  await moveTo(next.order_id, 'confirmed');
  await setCourierActive(market.ctx, other.id, false);
  const body = { courier_id: other.id };
  const taking = market.refused('ops.takeOrder', { ...input(next.order_id), body }, operator);
  expect((await taking).code).toBe('courier_not_found');
});

test('who looks at an order waits for nobody who moves it: reading it held it, and waited for whoever did', async () => {
  const { order_id } = await placeTestOrder(market, await newPayer());
  const look = () => market.call('ops.staffOrder', input(order_id), operator);
  const seen = await inTransaction(market.ctx, async (ctx) => {
    await holdOrder(ctx, order_id);
    return look();
  });
  expect(seen).toEqual(await look());
});

test('of four couriers who take an order at once one has it', async () => {
  const { order_id } = await placeTestOrder(market, await newPayer());
  await moveTo(order_id, 'confirmed');
  const all = await Promise.all([1, 2, 3, 4].map(newCourier));
  const taking = all.map(({ token }) =>
    market.call('ops.takeOrder', { ...input(order_id), body: {} }, { token }),
  );
  expect(await outcome(taking)).toEqual([1, ['order_taken', 'order_taken', 'order_taken']]);
});

async function pickedUp() {
  const [courier, sender] = [await newCourier(), await newPayer()];
  const { order_id } = await placeTestParcel(market, sender, { ...parcelToCoast, ...byWallet });
  await market.call('ops.takeOrder', { ...input(order_id), body: {} }, courier);
  await moveTo(order_id, 'confirmed', 'processing', 'handover', 'picked_up');
  return { courier, sender, order_id };
}

/** The outcome of calls that have all come to an order before any of them goes on: none has read what another did. */
async function atOnce(
  orderId: string,
  calls: readonly (() => Promise<unknown>)[],
): Promise<[number, string[]]> {
  const results = await inTransaction(market.ctx, async (ctx) => {
    await holdOrder(ctx, orderId);
    const begun = outcome(calls.map((call) => call()));
    await waitForLocks(market, calls.length);
    // Not awaited before the order is let go of.
    return { begun };
  });
  return results.begun;
}

test('of eight wrong return codes at once five are tries, and no more: each had read that none was used up', async () => {
  const { courier, sender, order_id } = await pickedUp();
  const { return_code } = await market.call('orders.cancel', { body: { order_id } }, sender);
  const wrong = String((Number(return_code) + 1) % 10_000).padStart(4, '0');
  const guess = () =>
    market.call('ops.returnParcel', { ...input(order_id), body: { return_code: wrong } }, courier);
  const [count, refusals] = await atOnce(order_id, Array(8).fill(guess));
  expect([count, refusals.sort()]).toEqual([
    0,
    [...Array(3).fill('delivery_code_locked'), ...Array(5).fill('return_code_wrong')],
  ]);
});

test('a parcel that its courier and an operator bring back at once is back once', async () => {
  const { courier, sender, order_id } = await pickedUp();
  const { return_code } = await market.call('orders.cancel', { body: { order_id } }, sender);
  const paid = await balance(sender);
  const body = { return_code: return_code ?? '' };
  const back = (caller: Caller) => market.call('ops.returnParcel', { ...input(order_id), body }, caller);
  const callers = [courier, operator, courier, operator];
  const [count, refusals] = await atOnce(
    order_id,
    callers.map((caller) => () => back(caller)),
  );
  expect([count, new Set(refusals)]).toEqual([1, new Set(['not_returning'])]);
  const { timeline } = await market.call('orders.details', { query: { order_id } }, sender);
  expect(timeline.filter(({ status }) => status === 'canceled')).toHaveLength(1);
  expect(await balance(sender)).toBe(paid);
});

test('a parcel that its courier gives up while its sender turns it round is paid back in the one case, and in the other not', async () => {
  for (const _round of [1, 2, 3, 4]) {
    const { courier, sender, order_id } = await pickedUp();
    const paid = await balance(sender);
    const body = { reason: 'Puncture' };
    const giveUp = () => market.call('ops.rejectOrder', { ...input(order_id), body }, courier);
    const turnRound = () => market.call('orders.cancel', { body: { order_id } }, sender);
    const tries = [giveUp(), turnRound(), giveUp()];
    const [count] = await outcome(tries);
    const isTurned = (await outcome([tries[1] ?? Promise.reject()]))[0] === 1;
    expect(count).toBe(1);
    expect(await balance(sender)).toBe(isTurned ? paid : fundsMinor);
  }
});

test('a request for money that is withdrawn while two operators answer it has one answer, and money goes back once', async () => {
  for (const _round of [1, 2, 3, 4]) {
    const payer = await newPayer();
    const { order_id } = await placeTestOrder(market, payer, { change: byWallet });
    await moveTo(order_id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
    await market.call('orders.requestRefund', { body: { order_id, reason: 'late' } }, payer);
    const before = await balance(payer);
    const body = { decision: 'refund', amount: 2 } as const;
    const refund = () => market.call('ops.answerRefund', { ...input(order_id), body }, operator);
    const withdraw = () => market.call('orders.withdrawRefund', { query: { order_id } }, payer);
    const [count, refusals] = await outcome([refund(), withdraw(), refund()]);
    expect([count, new Set(refusals)]).toEqual([1, new Set(['refund_not_asked'])]);
    const details = await market.call('orders.details', { query: { order_id } }, payer);
    const isRefunded = details.order_status === 'refunded';
    expect(details.refund?.state).toBe(isRefunded ? 'refunded' : 'withdrawn');
    expect(await balance(payer)).toBe(before + (isRefunded ? 200 : 0));
  }
});

test('an order that one operator refunds in part while another moves it to refunded gives back either, and once', async () => {
  for (const _round of [1, 2, 3, 4]) {
    const payer = await newPayer();
    const { order_id } = await placeTestOrder(market, payer, { change: byWallet });
    await moveTo(order_id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
    const before = await balance(payer);
    const body = { decision: 'refund', amount: 2 } as const;
    const inPart = () => market.call('ops.answerRefund', { ...input(order_id), body }, operator);
    const whole = () => moveTo(order_id, 'refunded');
    const [count] = await atOnce(order_id, [inPart, whole, inPart, whole]);
    const { order_status, refunded_amount } = await market.call(
      'orders.details',
      { query: { order_id } },
      payer,
    );
    expect([count, order_status]).toEqual([1, 'refunded']);
    expect(refunded_amount).toBeGreaterThanOrEqual(2);
    expect(await balance(payer)).toBe(before + Math.round((refunded_amount ?? 0) * 100));
  }
});
