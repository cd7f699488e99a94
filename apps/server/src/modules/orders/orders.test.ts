import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  decideMarket,
  fixture,
  openTestMarket,
  placeTestOrder,
  type TestGuest,
  type TestMarket,
} from '../../testing/index.ts';
import { followOrder } from './follow-order.ts';
import { orderTopic } from './move-order.ts';

const { items } = fixture;

let market: TestMarket;
let guest: TestGuest;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(async () => {
  guest = await market.newGuest();
});

const place = (order?: Parameters<typeof placeTestOrder>[2]) =>
  placeTestOrder(market, { guestId: guest.guestId }, order);
const details = (order_id: string) =>
  market.call('orders.details', { query: { order_id } }, { guestId: guest.guestId });
const cancel = (order_id: string, reason = '') =>
  market.call('orders.cancel', { body: { order_id, reason } }, { guestId: guest.guestId });

async function moveTo(
  orderId: string,
  ...statuses: ('confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered')[]
) {
  for (const order_status of statuses) {
    market.clock.advance(60_000);
    await market.call('ops.moveOrder', { params: { id: orderId }, body: { order_status } }, operator);
  }
}

async function stockOf(itemId: string): Promise<number | undefined> {
  const found = await sql<{ stock: number }>`select stock from item_stock where item_id = ${itemId}`.execute(
    market.ctx.db,
  );
  return found.rows[0]?.stock;
}

describe('one order', () => {
  test('[CHK-09] is told whole, as it was bought, in the caller’s language', async () => {
    const { order_id, order_number } = await place({
      change: { order_note: 'Ring twice', road: 'Rambla', house: '1', floor: '2' },
    });
    const caller = { guestId: guest.guestId, language: 'nl' } as const;
    const order = await market.call('orders.details', { query: { order_id } }, caller);
    expect(order).toMatchObject({
      id: order_id,
      order_number,
      order_status: 'pending',
      payment_status: 'unpaid',
      order_note: 'Ring twice',
      item_count: 2,
      store: { name: 'The Trattoria', slug: 'the-trattoria' },
      delivery_address: { contact_person_name: 'Ana Silva', road: 'Rambla', house: '1', floor: '2' },
      lines: [{ name: 'Pasta (nl)', quantity: 2, price: 7, total_price: 14 }],
      timeline: [{ status: 'pending' }],
      cancelable: true,
      delivery_man: null,
    });
    expect(order.route?.length).toBeGreaterThan(4);
  });

  test('[CHK-09] choices and add-ons stay as they were bought when the menu changes', async () => {
    const body = {
      item_id: items.pizza,
      quantity: 1,
      price: 14.5,
      variation: [
        { name: 'Size', values: { label: ['Large'] } },
        { name: 'Toppings', values: { label: ['Ham'] } },
      ],
      add_on_ids: [fixture.addOns.olives],
      add_on_qtys: [2],
    };
    await market.call('cart.add', { body }, { guestId: guest.guestId });
    market.clock.advance(1);
    const { order_id } = await place();
    await sql`update items set name = '{"en":"Other"}', variation_groups = '[]' where id = ${items.pizza}`.execute(
      market.ctx.db,
    );
    const caller = { guestId: guest.guestId, language: 'fr' } as const;
    const { lines } = await market.call('orders.details', { query: { order_id } }, caller);
    expect(lines[0]).toMatchObject({
      name: 'Pizza (fr)',
      add_ons_price: 1.6,
      variation: [
        { name: 'Size (fr)', values: { label: ['Large (fr)'] } },
        { name: 'Toppings (fr)', values: { label: ['Ham (fr)'] } },
      ],
      add_ons: [{ name: 'Olives (fr)', quantity: 2 }],
    });
  });

  test('another shopper’s order is not there', async () => {
    const { order_id, order_number } = await place();
    const other = { guestId: (await market.newGuest()).guestId };
    for (const key of [order_id, order_number, '99999999', 'nonsense']) {
      const query = { order_id: key };
      expect(await market.refused('orders.details', { query }, other)).toMatchObject({
        status: 404,
        code: 'order_not_found',
      });
      expect((await market.refused('orders.cancel', { body: query }, other)).code).toBe('order_not_found');
      expect((await market.refused('orders.events', { query }, other)).code).toBe('order_not_found');
    }
    expect(await details(order_number)).toMatchObject({ id: order_id, order_status: 'pending' });
  });

  test('[CHK-09] tracking by number and phone, however the phone is written', async () => {
    const { order_id, order_number } = await place();
    for (const contact_number of ['+59899123456', '598 99 123 456', '0059899123456', '٥٩٨٩٩١٢٣٤٥٦']) {
      expect(
        await market.call('orders.track', { query: { order_id: order_number, contact_number } }),
      ).toMatchObject({ id: order_id });
    }
  });

  test('an order is tracked by the number as it is dialled at home', async () => {
    const { order_id, order_number } = await place();
    await decideMarket(market.ctx, { callingCode: '598' });
    for (const contact_number of ['099 123 456', '99123456', '+598 99 123 456'])
      expect(
        await market.call('orders.track', { query: { order_id: order_number, contact_number } }),
      ).toMatchObject({ id: order_id });
    await decideMarket(market.ctx, { callingCode: '' });
  });

  test('[CHK-09] a miss and a mismatch are told in the same words', async () => {
    const { order_id, order_number } = await place();
    const answers = new Set<string>();
    for (const [key, contact_number] of [
      [order_number, '+59899000000'],
      [order_id, '99123456'],
      ['777777', '+59899123456'],
      ['no-such-order', '+59899123456'],
    ]) {
      const refusal = await market.refused('orders.track', {
        query: { order_id: key ?? '', contact_number: contact_number ?? '' },
      });
      answers.add(JSON.stringify([refusal.status, refusal.body]));
    }
    expect(answers.size).toBe(1);
  });
});

describe('lists', () => {
  test('[CHK-09] running and past orders apart, newest first, in three statements', async () => {
    const customer = await market.newCustomer();
    const caller = { token: customer.token };
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      market.clock.advance(1000);
      ids.unshift((await placeTestOrder(market, caller)).order_id);
    }
    await market.call('orders.cancel', { body: { order_id: ids[1] ?? '' } }, caller);
    const running = await market.call('orders.running', { query: { limit: 1, offset: 2 } }, caller);
    expect(running).toMatchObject({ total_size: 2, limit: 1, offset: 2, orders: [{ id: ids[2] }] });
    const past = await market.call('orders.list', {}, caller);
    expect(past).toMatchObject({ total_size: 1, orders: [{ id: ids[1], order_status: 'canceled' }] });
    const texts = await market.statements(() => market.call('orders.list', {}, caller));
    expect(texts.length).toBeLessThanOrEqual(3);
  });

  test('[CHK-01] a guest has no history', async () => {
    await place();
    expect(await market.refused('orders.list', {}, { guestId: guest.guestId })).toMatchObject({
      status: 401,
    });
    expect(await market.call('orders.running', {}, { guestId: guest.guestId })).toMatchObject({
      total_size: 1,
    });
  });
});

describe('cancelling', () => {
  test('an order of yesterday leaves alone what is baked and sold today: as many went on sale again', async () => {
    const inHours = (hours: number) => new Date(market.clock.now() + hours * 3_600_000).toISOString();
    const bread = { itemId: items.bread, price: 3 };
    const { order_id } = await place({ ...bread, quantity: 4, change: { schedule_at: inHours(26) } });
    expect(await stockOf(items.bread)).toBe(1);
    market.clock.set(inHours(24));
    guest = await market.newGuest();
    const fresh = await place({ ...bread, quantity: 3 });
    await market.call(
      'ops.moveOrder',
      { params: { id: order_id }, body: { order_status: 'canceled' } },
      operator,
    );
    expect(await stockOf(items.bread)).toBe(2);
    await cancel(fresh.order_id);
    expect(await stockOf(items.bread)).toBe(5);
  });

  test('[CHK-09] while pending: stock comes back, once', async () => {
    const before = await stockOf(items.tiramisu);
    const { order_id } = await place({ itemId: items.tiramisu, quantity: 3, price: 4.5 });
    expect(await stockOf(items.tiramisu)).toBe((before ?? 0) - 3);
    expect(await cancel(order_id, 'I ordered by mistake')).toMatchObject({
      id: order_id,
      message: 'Order cancelled.',
    });
    expect(await stockOf(items.tiramisu)).toBe(before);
    expect(await details(order_id)).toMatchObject({ order_status: 'canceled', cancelable: false });
    const again = await market.refused('orders.cancel', { body: { order_id } }, { guestId: guest.guestId });
    expect(again).toMatchObject({
      status: 409,
      code: 'order_over',
      message: 'This order has already ended; there is nothing left to cancel.',
    });
    expect(await stockOf(items.tiramisu)).toBe(before);
  });

  test('ten cancel at once: one does', async () => {
    const before = await stockOf(items.tiramisu);
    const { order_id } = await place({ itemId: items.tiramisu, quantity: 2, price: 4.5 });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(order_id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(items.tiramisu)).toBe(before);
  });

  test('not once the store has confirmed it', async () => {
    const { order_id } = await place();
    await moveTo(order_id, 'confirmed');
    const refusal = await market.refused('orders.cancel', { body: { order_id } }, { guestId: guest.guestId });
    expect(refusal).toMatchObject({ status: 409, code: 'not_cancelable' });
    expect(refusal.message).toBe('The store has confirmed this order; it can no longer be cancelled.');
    expect(await details(order_id)).toMatchObject({ order_status: 'confirmed', cancelable: false });
  });

  test('reasons to choose from, in four languages', async () => {
    const lists = await Promise.all(
      (['en', 'ar', 'nl', 'fr'] as const).map((language) =>
        market.call('orders.cancellationReasons', {}, { language }),
      ),
    );
    expect(new Set(lists.map(({ reasons }) => reasons.map(({ id }) => id).join())).size).toBe(1);
    expect(new Set(lists.flatMap(({ reasons }) => reasons.map(({ reason }) => reason))).size).toBe(
      4 * (lists[0]?.reasons.length ?? 0),
    );
  });
});

describe('following', () => {
  test('word of a step is given after its transaction: those that give it within commit one after the other', async () => {
    const { order_id } = await place();
    const within = vi.spyOn(market.ctx.events, 'publish');
    const after = vi.spyOn(market.ctx.events, 'publishSoon');
    await moveTo(order_id, 'confirmed');
    expect(after).toHaveBeenCalledWith(orderTopic(order_id));
    expect(within).not.toHaveBeenCalled();
  });

  const eventsOf = (payload: string) =>
    [...payload.matchAll(/^data: (.*)$/gm)].map(
      ([, data]) => JSON.parse(data ?? '') as { order_status: string },
    );

  test('[CHK-09] the state at once, then each change, until the order is over', async () => {
    const { order_id, order_number } = await place({ change: { order_type: 'take_away' } });
    const query = new URLSearchParams({ order_id: order_number, contact_number: '+59899123456' });
    const stream = market.app.inject({ url: `/api/v1/customer/order/events?${query}` });
    await moveTo(order_id, 'confirmed', 'processing', 'handover', 'delivered');
    const { statusCode, headers, payload } = await stream;
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/event-stream');
    expect(eventsOf(payload).at(-1)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
  });

  test('[CHK-09] each step is told as it happens; an order that is over ends the stream', async () => {
    const { order_id } = await place({ change: { order_type: 'take_away' } });
    const ctx = { ...market.ctx, actor: { kind: 'guest', shopperId: guest.shopperId, signIns: 0 } } as const;
    const stream = followOrder(ctx, { order_id });
    const told: (string | undefined)[] = [];
    for (const next of ['confirmed', 'processing', 'handover', 'delivered'] as const) {
      told.push((await stream.next()).value?.order_status);
      await moveTo(order_id, next);
    }
    told.push((await stream.next()).value?.order_status);
    expect(told).toEqual(['pending', 'confirmed', 'processing', 'handover', 'delivered']);
    expect((await stream.next()).done).toBe(true);
  });

  test('a caller that goes away ends the stream', async () => {
    const { order_id } = await place();
    const gone = new AbortController();
    const ctx = {
      ...market.ctx,
      actor: { kind: 'guest', shopperId: guest.shopperId, signIns: 0 },
      signal: gone.signal,
    } as const;
    const stream = followOrder(ctx, { order_id });
    await stream.next();
    const last = stream.next();
    gone.abort();
    expect((await last).done).toBe(true);
  });

  test('after a while the stream ends, so that an ended session hears no more', async () => {
    const { order_id } = await place();
    const actor = { kind: 'guest', shopperId: guest.shopperId, signIns: 0 } as const;
    const stream = followOrder({ ...market.ctx, actor }, { order_id });
    await stream.next();
    market.clock.advance(10 * 60_000);
    expect((await stream.next()).done).toBe(true);
  });

  test('so many may follow one order at once and no more, and others after one has gone', async () => {
    const { order_id } = await place();
    const ctx = { ...market.ctx, actor: { kind: 'guest', shopperId: guest.shopperId, signIns: 0 } } as const;
    const open = Array.from({ length: 24 }, () => followOrder(ctx, { order_id }));
    for (const stream of open) await stream.next();
    const query = { order_id };
    const flood = await market.refused('orders.events', { query }, { guestId: guest.guestId });
    expect(flood).toMatchObject({ status: 429, code: 'too_often' });
    for (const stream of open) await stream.return(undefined);
    const again = followOrder(ctx, { order_id });
    expect((await again.next()).done).toBe(false);
    await again.return(undefined);
  });

  test('the answer to a request for a refund is told to a page that is open: it was seen once the page was loaded anew', async () => {
    const { order_id } = await place();
    await moveTo(order_id, 'confirmed', 'processing', 'handover', 'picked_up', 'delivered');
    const body = { order_id, reason: 'late' };
    await market.call('orders.requestRefund', { body }, { guestId: guest.guestId });
    const ctx = { ...market.ctx, actor: { kind: 'guest', shopperId: guest.shopperId, signIns: 0 } } as const;
    const stream = followOrder(ctx, { order_id });
    expect((await stream.next()).value).toMatchObject({ order_status: 'refund_requested' });
    await market.call(
      'ops.answerRefund',
      { params: { id: order_id }, body: { decision: 'refuse', answer: 'It was on time.' } },
      operator,
    );
    // What was told of the request itself may come once more.
    let told = await stream.next();
    while (told.value?.order_status === 'refund_requested') told = await stream.next();
    expect(told).toMatchObject({ done: false, value: { order_status: 'refund_request_canceled' } });
    expect((await stream.next()).done).toBe(true);
  });

  test('another’s order is refused before the stream begins', async () => {
    const { order_number } = await place();
    const query = { order_id: order_number, contact_number: '+59899000000' };
    expect(await market.refused('orders.events', { query })).toMatchObject({
      status: 404,
      code: 'order_untracked',
    });
  });

  test('[CHK-09] the courier’s place is told every two seconds while on the way', async () => {
    const own = await openTestMarket({ settings: { autopilot: true } });
    const shopper = await own.newGuest();
    const { order_id } = await placeTestOrder(own, { guestId: shopper.guestId });
    while ((await own.count('jobs')) > 0 && (await own.count('order_events')) < 5) {
      own.clock.advance(1000);
      await own.runJobs();
    }
    const ctx = { ...own.ctx, actor: { kind: 'guest', shopperId: shopper.shopperId, signIns: 0 } } as const;
    const stream = followOrder(ctx, { order_id });
    const first = (await stream.next()).value;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const next = stream.next();
    own.clock.advance(2000);
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    const second = (await next).value;
    expect(first).toMatchObject({
      order_status: 'picked_up',
      delivery_man: { latitude: expect.any(Number) },
    });
    expect(second?.delivery_man?.latitude).not.toBe(first?.delivery_man?.latitude);
    await stream.return(undefined);
    await own.close();
  });
});
