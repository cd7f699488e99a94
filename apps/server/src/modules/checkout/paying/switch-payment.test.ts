import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Refusal } from '@promenade/contract/client';
import {
  decideMarket,
  openTestMarket,
  placeTestOrder,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';
import { defaultSettings } from '../../settings/index.ts';
import { fundWallet } from '../../ledger/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({
    settings: {
      sandboxPayments: true,
      cashMaximumMinor: 5000,
      rewards: { ...defaultSettings.rewards, wallet: true },
    },
  });
});
afterAll(() => market.close());
beforeEach(() => market.clock.set('2026-06-17T15:30:00.000Z'));

interface Shopper {
  readonly token: string;
  readonly shopperId: string;
}

const newShopper = async (): Promise<Shopper> => market.newCustomer();

/** A take-away order of 14.00 and tax that waits for the sandbox. */
async function placeWaiting({ token }: Shopper, change: object = {}) {
  const order = { change: { order_type: 'take_away', payment_method: 'sandbox', ...change } } as const;
  const { order_id: id } = await placeTestOrder(
    market,
    { token },
    order as Parameters<typeof placeTestOrder>[2],
  );
  return id;
}
const details = (id: string, { token }: Shopper) =>
  market.call('orders.details', { query: { order_id: id } }, { token });
const switchTo = (id: string, { token }: Shopper, payment_method: string, change = {}) =>
  market.call('checkout.switchPayment', { body: { order_id: id, payment_method, ...change } }, { token });
const refused = async (id: string, { token }: Shopper, payment_method: string) =>
  (await market.refused('checkout.switchPayment', { body: { order_id: id, payment_method } }, { token }))
    .code;
const fill = ({ shopperId }: Shopper, amountMinor: number) =>
  fundWallet(market.ctx, { customerId: shopperId, paymentId: market.ctx.ids.next(), amountMinor });
const states = async (orderId: string) =>
  (
    await sql<{ method: string; state: string }>`select method, state from payments
      where subject_id = ${orderId} order by created_at, id`.execute(market.ctx.db)
  ).rows.map(({ method, state }) => `${method} ${state}`);

describe('[CHK-07] another way to pay', () => {
  test('cash: nothing is waited for any more, and the old payment is none', async () => {
    const ana = await newShopper();
    const id = await placeWaiting(ana);
    expect(await details(id, ana)).toMatchObject({ payment_due_at: '2026-06-17T15:45:00.000Z' });
    const switched = await switchTo(id, ana, 'cash_on_delivery');
    expect(switched).toMatchObject({
      order_id: id,
      message: 'Payment info updated.',
      redirect_link: null,
      payment_due_at: null,
    });
    expect(await states(id)).toEqual(['sandbox replaced']);
    const confirmed = { params: { id }, body: { order_status: 'confirmed' } } as const;
    await market.call('ops.moveOrder', confirmed, { token: await market.operatorToken() });
    market.clock.advance(16 * 60_000);
    await market.runJobs();
    expect(await details(id, ana)).toMatchObject({
      payment_method: 'cash_on_delivery',
      order_status: 'confirmed',
    });
  });

  test('a whole address to come back to is read as its path on this market: placed, and paid another way', async () => {
    const ana = await newShopper();
    const returnPath = async (order_id: string) =>
      (await market.call('payments.state', { query: { order_id } }, ana)).return_path;
    const id = await placeWaiting(ana, { callback: 'https://market.example/checkout?page=cart' });
    expect(await returnPath(id)).toBe('/checkout?page=cart');
    market.clock.advance(1000);
    await switchTo(id, ana, 'sandbox', { callback: 'https://elsewhere.example//deeper.example/orders' });
    expect(await returnPath(id)).toBe('/deeper.example/orders');
    market.clock.advance(1000);
    await switchTo(id, ana, 'sandbox', { callback: 'javascript:alert(1)' });
    expect(await returnPath(id)).toBe(`/orders/${id}`);
  });

  test('the same gateway again: a new payment, no more time', async () => {
    const ana = await newShopper();
    const id = await placeWaiting(ana);
    market.clock.advance(10 * 60_000);
    const switched = await switchTo(id, ana, 'sandbox');
    expect(switched.redirect_link).toMatch(/^http:\/\/market\.example\/pay\//);
    expect(switched.payment_due_at).toBe('2026-06-17T15:45:00.000Z');
    expect(await states(id)).toEqual(['sandbox replaced', 'sandbox awaiting']);
    market.clock.advance(5 * 60_000);
    await market.runJobs();
    expect(await details(id, ana)).toMatchObject({ order_status: 'failed' });
    expect(await refused(id, ana, 'sandbox')).toBe('payment_over');
  });

  test('[CHK-07] the wallet pays at once what it can, and says what it holds where it cannot', async () => {
    const ana = await newShopper();
    const id = await placeWaiting(ana);
    const byWallet = { body: { order_id: id, payment_method: 'wallet' } } as const;
    expect(await market.refused('checkout.switchPayment', byWallet, ana)).toMatchObject({
      code: 'wallet_balance_low',
      message: 'Your wallet holds $0.00, which is not enough. Add money to it, or pay another way.',
      body: { balance: 0 },
    });
    expect(await states(id)).toEqual(['sandbox awaiting']);
    await fill(ana, 100_000);
    expect(await switchTo(id, ana, 'wallet')).toMatchObject({ due_amount: 0, redirect_link: null });
    const order = await details(id, ana);
    expect(order).toMatchObject({ payment_status: 'paid', payment_method: 'wallet' });
    const { wallet_balance: left } = await market.call('accounts.info', {}, { token: ana.token });
    expect(left).toBeCloseTo(1000 - order.bill.order_amount, 2);
    expect(await refused(id, ana, 'cash_on_delivery')).toBe('payment_not_awaited');
  });

  test('a part from the wallet, the rest by a gateway, then the rest by the wallet', async () => {
    const ana = await newShopper();
    const id = await placeWaiting(ana);
    await fill(ana, 300);
    const how = { order_id: id, payment_method: 'sandbox', partial_payment: true } as const;
    const shown = { body: { ...how, wallet_amount: 9 } };
    expect(await market.refused('checkout.switchPayment', shown, ana)).toMatchObject({
      code: 'wallet_part_changed',
      body: { wallet_amount: 3 },
    });
    const part = await switchTo(id, ana, 'sandbox', { partial_payment: true, wallet_amount: 3 });
    expect(part.due_amount).toBeCloseTo(part.total_amount - 3, 2);
    await fill(ana, 100_000);
    expect(await switchTo(id, ana, 'wallet')).toMatchObject({ due_amount: 0 });
    const order = await details(id, ana);
    expect(order).toMatchObject({ payment_status: 'paid', wallet_amount: order.bill.order_amount });
  });

  test('a wallet that has been filled since pays another part of the rest, as the page offers: it was refused, or charged in silence what was shown to be the wallet’s', async () => {
    const ana = await newShopper();
    const id = await placeWaiting(ana);
    for (const [amountMinor, paid] of [
      [300, 3],
      [500, 8],
    ] as const) {
      await fill(ana, amountMinor);
      const how = { partial_payment: true, wallet_amount: amountMinor / 100 };
      const part = await switchTo(id, ana, 'sandbox', how);
      expect(part.due_amount).toBeCloseTo(part.total_amount - paid, 2);
    }
    expect(await details(id, ana)).toMatchObject({ payment_status: 'partially_paid', wallet_amount: 8 });
    const { wallet_balance: left } = await market.call('accounts.info', {}, { token: ana.token });
    expect(left).toBe(0);
    await market.call('orders.cancel', { body: { order_id: id, reason: 'Too late' } }, { token: ana.token });
    const { wallet_balance: back } = await market.call('accounts.info', {}, { token: ana.token });
    expect(back).toBe(8);
  });

  test('an order that is paid, is paid in cash or was cancelled is told that no payment is awaited: its time to pay had run out', async () => {
    const ana = await newShopper();
    const cash = await placeWaiting(ana, { payment_method: 'cash_on_delivery' });
    const body = { order_id: cash, payment_method: 'sandbox' } as const;
    expect(await market.refused('checkout.switchPayment', { body }, ana)).toMatchObject({
      status: 409,
      code: 'payment_not_awaited',
      message: 'This payment is no longer awaited.',
    });
    const id = await placeWaiting(ana);
    await market.call('orders.cancel', { body: { order_id: id } }, ana);
    expect(await refused(id, ana, 'sandbox')).toBe('payment_not_awaited');
  });

  test('cash over its limit, a method that is off and another’s order: refused', async () => {
    const ana = await newShopper();
    const id = await placeWaiting(ana, {});
    expect(await refused(id, ana, 'stripe')).toBe('payment_method_off');
    expect(await refused(id, await newShopper(), 'sandbox')).toBe('order_not_found');
    await sql`update orders set total_minor = 5001 where id = ${id}`.execute(market.ctx.db);
    expect(await refused(id, ana, 'cash_on_delivery')).toBe('cash_limit');
  });
});

test('[CHK-07] cash and the wallet chosen in two tabs at once: one of the two, and money is taken for that one alone', async () => {
  for (let round = 0; round < 6; round += 1) {
    const ana = await newShopper();
    const id = await placeWaiting(ana);
    await fill(ana, 100_000);
    const [cash, wallet] = [() => switchTo(id, ana, 'cash_on_delivery'), () => switchTo(id, ana, 'wallet')];
    const tabs = round % 2 === 0 ? [cash(), wallet(), wallet()] : [wallet(), cash(), cash()];
    const ends = await Promise.allSettled(tabs);
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as Refusal).code] : []));
    expect(refusals).toEqual(['payment_not_awaited', 'payment_not_awaited']);
    const { payment_method, payment_status, bill } = await details(id, ana);
    const { wallet_balance: left } = await market.call('accounts.info', {}, { token: ana.token });
    const taken = payment_method === 'wallet' ? bill.order_amount : 0;
    expect([payment_status, left]).toEqual([taken > 0 ? 'paid' : 'unpaid', expect.closeTo(1000 - taken, 2)]);
    expect(await states(id)).toEqual(['sandbox replaced']);
  }
});

test('[CHK-07] a part from the wallet that two tabs add to an order at once is taken once, and the other is told what the wallet pays now', async () => {
  for (let round = 0; round < 4; round += 1) {
    const ana = await newShopper();
    const id = await placeWaiting(ana);
    await fill(ana, 300);
    const part = () => switchTo(id, ana, 'sandbox', { partial_payment: true, wallet_amount: 3 });
    const ends = await Promise.allSettled([part(), part(), part()]);
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as Refusal).code] : []));
    expect(refusals).toEqual(['wallet_part_changed', 'wallet_part_changed']);
    expect(await details(id, ana)).toMatchObject({ payment_status: 'partially_paid', wallet_amount: 3 });
    const awaited = (await states(id)).filter((state) => state === 'sandbox awaiting');
    expect(awaited).toHaveLength(1);
  }
});

test('a switch waits for the order before it holds its payments, so that it and a gateway’s word never wait for each other', async () => {
  const ana = await newShopper();
  const id = await placeWaiting(ana);
  const switched = await market.ctx.db.transaction().execute(async (trx) => {
    await sql`select from orders where id = ${id} for update`.execute(trx);
    const switching = switchTo(id, ana, 'cash_on_delivery');
    await waitForLocks(market, 1);
    await sql`select from payments where subject_id = ${id} for update nowait`.execute(trx);
    return { switching };
  });
  expect(await switched.switching).toMatchObject({ order_id: id, redirect_link: null });
});

test('a market whose wallets are off lets a payment be switched: nothing is asked of a wallet', async () => {
  const ana = await newShopper();
  const id = await placeWaiting(ana);
  const rewards = { ...defaultSettings.rewards, wallet: false };
  await decideMarket(market.ctx, { rewards });
  expect(await switchTo(id, ana, 'cash_on_delivery')).toMatchObject({ order_id: id });
  await decideMarket(market.ctx, { rewards: { ...rewards, wallet: true } });
});
