import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openTestMarket,
  placeTestOrder,
  type TestCustomer,
  type TestMarket,
  type TestOrder,
} from '../../../testing/index.ts';
import { bringForward } from '../../../platform/jobs/bring-forward.ts';
import { fundWallet } from '../../ledger/index.ts';
import { defaultSettings } from '../../settings/index.ts';

const name = { en: 'Transfer', ar: 'Transfer', nl: 'Transfer', fr: 'Transfer' };
const transfer = { id: 'transfer', name, details: [], fields: [] };

let market: TestMarket;
let operator: { token: string };
let ana: TestCustomer;
beforeAll(async () => {
  const rewards = { ...defaultSettings.rewards, wallet: true, loyalty: true };
  const settings = { sandboxPayments: true, offlineMethods: [transfer], refunds: true, rewards };
  market = await openTestMarket({ settings });
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.set('2026-06-17T15:30:00.000Z');
  ana = await market.newCustomer();
});

const bySandbox: TestOrder = { change: { payment_method: 'sandbox' } };
const place = async (order: TestOrder = {}) => (await placeTestOrder(market, ana, order)).order_id;

async function moveTo(id: string, ...statuses: string[]): Promise<void> {
  for (const order_status of statuses) {
    market.clock.advance(60_000);
    const input = { params: { id }, body: { order_status } } as never;
    await market.call('ops.moveOrder', input, operator);
  }
}
/** The kinds a customer was told, the first first. */
async function told(customer: TestCustomer = ana): Promise<string[]> {
  const { notifications } = await market.call('notifications.list', { query: { limit: 50 } }, customer);
  return notifications.map(({ kind }) => kind).reverse();
}
const latest = async () => (await market.call('notifications.list', {}, ana)).notifications[0];
async function mails(recipient: string): Promise<{ subject: string; body: string }[]> {
  await market.runJobs();
  const { rows } = await sql<{ subject: string; body: string }>`select subject, body from outbox_messages
    where recipient = ${recipient} and channel = 'mail' order by created_at, id`.execute(market.ctx.db);
  return rows;
}
/** As the sandbox signs: with the market’s own key for it. */
async function signed(payload: Buffer): Promise<string> {
  const { rows } = await sql<{ key: Buffer }>`select key from secret_keys
    where name = 'sandbox-webhook'`.execute(market.ctx.db);
  const seconds = Math.floor(market.clock.now() / 1000);
  const hmac = createHmac('sha256', rows[0]?.key ?? '')
    .update(`${seconds}.`)
    .update(payload);
  return `t=${seconds},v1=${hmac.digest('hex')}`;
}

/** Sends the sandbox's webhook for an order's payment. */
async function sendWebhook(orderId: string, type: string, id = type): Promise<number> {
  const { rows } = await sql<{ id: string; amount_minor: number; currency: string }>`select * from payments
    where subject_id = ${orderId} order by created_at desc`.execute(market.ctx.db);
  const [payment] = rows;
  // The sandbox's own side, so that it can give the money back.
  if (type === 'payment.succeeded')
    await sql`insert into sandbox_charges (payment_id, outcome, captured_minor, created_at)
      values (${payment?.id}, 'approved', ${payment?.amount_minor}, now()) on conflict do nothing`.execute(
      market.ctx.db,
    );
  const body = {
    id: `${id} ${orderId}`,
    type,
    payment: payment?.id,
    amount_minor: payment?.amount_minor,
    currency: payment?.currency,
    detail: 'No money',
  };
  const payload = Buffer.from(JSON.stringify(body));
  const headers = {
    'content-type': 'application/json',
    'promenade-signature': await signed(payload),
  };
  const { statusCode } = await market.app.inject({
    method: 'POST',
    url: '/webhooks/sandbox',
    payload,
    headers,
  });
  return statusCode;
}

describe('[MSG-02] an order tells its customer', () => {
  test('of each step, once, with the code for the door; a letter comes of the receipt alone', async () => {
    const id = await place();
    await moveTo(id, 'confirmed', 'processing', 'handover', 'picked_up');
    const { delivery_code: code } = await market.call('orders.details', { query: { order_id: id } }, ana);
    expect((await latest())?.description).toContain(`Your delivery code is ${code}`);
    await moveTo(id, 'delivered');
    expect(await told()).toEqual([
      'order_placed',
      'order_confirmed',
      'order_on_the_way',
      'points_earned',
      'order_delivered',
    ]);
    const letters = await mails(ana.email);
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Order \d+ placed$/)]);
    expect(letters[0]?.body).toContain(`http://market.example/orders/${id}`);
  });

  test('that it was brought or fetched, in words that suit a medicine, too: each was delivered, and made to be enjoyed', async () => {
    const brought = await place();
    await moveTo(brought, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
    expect(await latest()).toMatchObject({
      title: expect.stringMatching(/^Order \d+ delivered$/),
      description: expect.stringMatching(/^Thank you for your order at /),
    });
    const fetched = await place({ change: { order_type: 'take_away' } });
    await moveTo(fetched, 'confirmed', 'processing', 'handover', 'delivered');
    expect((await latest())?.title).toMatch(/^Order \d+ collected$/);
  });

  test('[CHK-07] that it is paid: one word and one mail, however often the gateway says it', async () => {
    const id = await place(bySandbox);
    expect(await told()).toEqual(['payment_waiting']);
    const copies = Array.from({ length: 6 }, () => sendWebhook(id, 'payment.succeeded'));
    expect(await Promise.all(copies)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await sendWebhook(id, 'payment.succeeded', 'again')).toBe(200);
    expect(await told()).toEqual(['payment_waiting', 'order_paid']);
    expect(await mails(ana.email)).toHaveLength(1);
    const { rows } = await sql`select from orders where shopper_id = ${ana.shopperId}`.execute(market.ctx.db);
    expect(rows).toHaveLength(1);
  });

  test('[CHK-07] what has arrived, and not what the wallet had paid before: the whole was named', async () => {
    const paymentId = market.ctx.ids.next();
    await fundWallet(market.ctx, { customerId: ana.shopperId, paymentId, amountMinor: 500 });
    const change = { payment_method: 'sandbox', partial_payment: true } as const;
    const { order_id, total_amount, due_amount } = await placeTestOrder(market, ana, { change });
    expect(due_amount).toBeCloseTo(total_amount - 5);
    await sendWebhook(order_id, 'payment.succeeded');
    expect((await latest())?.description).toContain(`${due_amount.toFixed(2)} has arrived`);
  });

  test('[CHK-07] that a payment was declined, that its time is nearly over, and that it is', async () => {
    const id = await place(bySandbox);
    market.clock.advance(10 * 60_000);
    await market.runJobs();
    expect(await latest()).toMatchObject({
      kind: 'payment_expiring',
      title: '5 minutes to pay',
      order_id: id,
    });
    await sendWebhook(id, 'payment.failed');
    await sendWebhook(id, 'payment.failed', 'again');
    market.clock.advance(5 * 60_000);
    await market.runJobs();
    expect(await told()).toEqual(['payment_waiting', 'payment_expiring', 'payment_failed', 'order_failed']);
    expect((await latest())?.description).toMatch(/You have not been charged\.$/);
    expect((await mails(ana.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/was not paid$/),
    ]);
  });

  test('[CHK-07] a quarter of an hour after a clock that was ahead is right, that the time to pay is over: what was for sale was held for as long as the clock had been ahead', async () => {
    const aheadMs = 2 * 60 * 60_000;
    market.clock.advance(aheadMs);
    const id = await place(bySandbox);
    market.clock.advance(-aheadMs);
    await bringForward(market.ctx);
    await market.runJobs();
    expect(await told()).toEqual(['payment_waiting']);
    const { rows } = await sql<{ payment_due_at: Date }>`select payment_due_at from orders
      where id = ${id}`.execute(market.ctx.db);
    expect(rows).toEqual([{ payment_due_at: new Date(market.clock.now() + 15 * 60_000) }]);
    market.clock.advance(10 * 60_000);
    await market.runJobs();
    // The first is the latest to the list, which goes by the clock of then.
    expect((await told()).toSorted()).toEqual(['payment_expiring', 'payment_waiting']);
    market.clock.advance(5 * 60_000);
    await market.runJobs();
    expect((await told()).toSorted()).toEqual(['order_failed', 'payment_expiring', 'payment_waiting']);
  });

  test('[CHK-07] that money may still come where the customer sends it: nothing was charged, it was told, of a transfer on its way', async () => {
    await place({ change: { payment_method: 'offline_payment' } });
    market.clock.advance(15 * 60_000);
    await market.runJobs();
    expect((await latest())?.description).toMatch(
      /the store\. Money that still arrives goes back the way it came\.$/,
    );
  });

  test('that the market let it fail, and what becomes of the money: each was not paid in time, and nothing taken', async () => {
    const cash = await place();
    await moveTo(cash, 'failed');
    expect((await latest())?.description).toMatch(/^Your order \d+ could not be carried out\.$/);
    const paymentId = market.ctx.ids.next();
    await fundWallet(market.ctx, { customerId: ana.shopperId, paymentId, amountMinor: 100_000 });
    const paid = await place({ change: { payment_method: 'wallet' } });
    await moveTo(paid, 'failed');
    expect((await latest())?.description).toMatch(/carried out\. What you paid will be returned to you\.$/);
  });

  test('[CHK-07] nothing of a payment that ended well in time', async () => {
    const id = await place(bySandbox);
    await sendWebhook(id, 'payment.succeeded');
    market.clock.advance(20 * 60_000);
    await market.runJobs();
    expect(await told()).not.toContain('payment_expiring');
    expect(await told()).not.toContain('order_failed');
  });

  test('of another way to pay as of a new order: one receipt', async () => {
    const id = await place(bySandbox);
    const body = { order_id: id, payment_method: 'cash_on_delivery' };
    await market.call('checkout.switchPayment', { body }, ana);
    expect(await told()).toEqual(['payment_waiting', 'order_placed']);
    expect(await mails(ana.email)).toHaveLength(1);
  });

  test('who cancelled it, and why where it was not the customer', async () => {
    const own = await place();
    const cancel = { body: { order_id: own, reason: 'mistake' } };
    await market.call('orders.cancel', cancel, ana);
    expect((await latest())?.description).toMatch(/^You have cancelled your order \d+\.$/);
    const theirs = await place();
    await moveTo(theirs, 'confirmed', 'canceled');
    expect((await latest())?.description).toMatch(/was cancelled\.$/);
    expect((await told()).filter((kind) => kind === 'order_canceled')).toHaveLength(2);
  });

  test('money comes back of what was paid alone: of cash that nobody gave it was said, too', async () => {
    const paymentId = market.ctx.ids.next();
    await fundWallet(market.ctx, { customerId: ana.shopperId, paymentId, amountMinor: 100_000 });
    const paid = await place({ change: { payment_method: 'wallet' } });
    await moveTo(paid, 'confirmed', 'canceled');
    expect((await latest())?.description).toMatch(/was cancelled\. What you paid will be returned to you\.$/);
  });
});

test('[MSG-02] money in the wallet is told once for a payment, and to nobody else', async () => {
  const bea = await market.newCustomer();
  const funding = { customerId: ana.shopperId, paymentId: market.ctx.ids.next(), amountMinor: 2500 };
  await fundWallet(market.ctx, funding);
  await fundWallet(market.ctx, funding);
  expect(await told()).toEqual(['wallet_funded']);
  expect(await told(bea)).toEqual([]);
});

test('[MSG-02] a guest’s mail opens the order without signing in; what was told follows into an account', async () => {
  const guest = await market.newGuest();
  const email = `${guest.shopperId}@example.com`;
  const change = { contact_person_email: email };
  const { order_id: id } = await placeTestOrder(market, { guestId: guest.guestId }, { change });
  const [letter, ...others] = await mails(email);
  expect(others).toEqual([]);
  const link = /track-order\?link=(\S+)/.exec(letter?.body ?? '')?.[1] ?? '';
  expect((await market.call('orders.linked', { query: { link } }, {})).id).toBe(id);
  const { notificationsOfCustomer } = await import('../../notifications/index.ts');
  await notificationsOfCustomer.follow?.(market.ctx, guest.shopperId, ana.shopperId);
  expect(await told()).toEqual(['order_placed']);
});
