import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  fixture,
  openTestMarket,
  placeTestOrder,
  type TestMarket,
} from '../../../testing/index.ts';

let market: TestMarket;
let operator: Caller;
let store: Caller;
let courier: Caller;
let courierId: string;
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
  store = await staff('store', fixture.stores.trattoria);
  courierId = await newCourier();
  courier = await staff('courier', courierId);
});
afterAll(() => market.close());

let guest: Caller;
beforeEach(async () => {
  guest = { guestId: (await market.newGuest()).guestId };
});

async function staff(role: 'store' | 'courier', holder_id: string): Promise<Caller> {
  const { token } = await market.call('ops.giveToken', { body: { role, holder_id } }, operator);
  return { token };
}
let couriers = 0;
async function newCourier(): Promise<string> {
  couriers += 1;
  const body = { name: 'Vera', phone: `+5989900011${couriers}`, vehicle: 'bicycle' } as const;
  return (await market.call('ops.addCourier', { body }, operator)).courier_id;
}
const place = async (order?: Parameters<typeof placeTestOrder>[2]) =>
  (await placeTestOrder(market, guest, order)).order_id;
const change = (id: string, columns: string) =>
  sql`update orders set ${sql.raw(columns)} where id = ${id}`.execute(market.ctx.db);
const details = (order_id: string) => market.call('orders.details', { query: { order_id } }, guest);
const input = (id: string) => ({ params: { id } });
async function brought(id: string, upTo: 'confirmed' | 'processing' | 'handover' | 'picked_up') {
  await market.call('ops.acceptOrder', { ...input(id), body: {} }, store);
  if (upTo === 'confirmed') return;
  await market.call('ops.startOrder', input(id), store);
  if (upTo === 'processing') return;
  await market.call('ops.handOver', input(id), store);
  if (upTo === 'handover') return;
  await market.call('ops.takeOrder', { ...input(id), body: {} }, courier);
  await market.call('ops.pickUp', input(id), courier);
}

test('[CHK-09] an order from the store’s yes to the code at the door', async () => {
  const id = await place();
  const listed = await market.call('ops.staffOrders', { query: {} }, store);
  expect(listed.orders[0]).toMatchObject({ id, order_status: 'pending' });
  const accepted = await market.call(
    'ops.acceptOrder',
    { ...input(id), body: { preparation_minutes: 20 } },
    store,
  );
  expect(accepted.order).toMatchObject({ order_status: 'confirmed', delivery_code: null });
  const before = Date.parse(accepted.order.expected_at ?? '');
  expect(before).toBeGreaterThan(market.clock.now() + 20 * 60_000);
  const later = await market.call('ops.moreMinutes', { ...input(id), body: { minutes: 10 } }, store);
  expect(Date.parse(later.order.expected_at ?? '') - before).toBe(10 * 60_000);
  await market.call('ops.startOrder', input(id), store);
  const waiting = await market.call('ops.staffOrders', { query: { waiting: '1' } }, courier);
  expect(waiting.orders.map((order) => order.id)).toContain(id);
  expect(await market.call('ops.staffOrder', input(id), courier)).toMatchObject({ id });
  await market.call('ops.takeOrder', { ...input(id), body: {} }, courier);
  await market.call('ops.handOver', input(id), store);
  await market.call('ops.pickUp', input(id), courier);
  const told = await details(id);
  expect(told).toMatchObject({ order_status: 'picked_up', courier: { name: 'Vera', phone: '+59899000111' } });
  expect(told.delivery_code).toMatch(/^\d{4}$/);
  const body = { code: told.delivery_code ?? '' };
  const done = await market.call('ops.deliver', { ...input(id), body }, courier);
  expect(done.order).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
  expect((await market.call('ops.staffOrders', { query: {} }, courier)).orders).toHaveLength(1);
});

test('[CHK-09] a rejected order says why, and gives its stock back', async () => {
  const stock = async () =>
    (
      await sql<{
        stock: number;
      }>`select stock from item_stock where item_id = ${fixture.items.tiramisu}`.execute(market.ctx.db)
    ).rows[0]?.stock;
  const before = await stock();
  const id = await place({ itemId: fixture.items.tiramisu, quantity: 2, price: 4.5 });
  await market.call('ops.rejectOrder', { ...input(id), body: { reason: 'The oven is broken' } }, store);
  expect(await details(id)).toMatchObject({
    order_status: 'canceled',
    ended: { by: 'store', reason: 'The oven is broken' },
    due_amount: 0,
  });
  expect(await stock()).toBe(before);
});

test('[CHK-03] an order by prescription is priced by its store before it is accepted', async () => {
  const id = await place();
  const free = (await details(id)).bill.delivery_charge;
  await change(id, `is_prescription = true, bill = bill || '{"itemsMinor": 0}'`);
  const accept = { ...input(id), body: {} };
  expect(await market.refused('ops.acceptOrder', accept, store)).toMatchObject({
    status: 422,
    code: 'price_missing',
  });
  const { order } = await market.call('ops.priceOrder', { ...input(id), body: { items_price: 30 } }, store);
  const { tax, tax_included: included } = order.bill;
  expect(order.order_amount).toBeCloseTo(30 + free + (included ? 0 : tax), 6);
  await market.call('ops.acceptOrder', accept, store);
});

test('[CHK-03] an order by prescription that nobody has priced is confirmed by nobody, an operator neither, and can still be priced', async () => {
  const id = await place();
  await change(id, `is_prescription = true, bill = bill || '{"itemsMinor": 0}'`);
  const confirm = { ...input(id), body: { order_status: 'confirmed' as const } };
  expect(await market.refused('ops.moveOrder', confirm, operator)).toMatchObject({
    status: 422,
    code: 'price_missing',
  });
  await market.call('ops.priceOrder', { ...input(id), body: { items_price: 30 } }, operator);
  const { order } = await market.call('ops.moveOrder', confirm, operator);
  expect(order.order_status).toBe('confirmed');
});

test('an order that waits for its payment is confirmed by nobody, an operator neither; it can be cancelled', async () => {
  const id = await place();
  await change(id, "payment_due_at = now() + interval '10 minutes'");
  const confirm = { ...input(id), body: { order_status: 'confirmed' as const } };
  expect((await market.refused('ops.moveOrder', confirm, operator)).code).toBe('awaiting_payment');
  const cancel = { ...input(id), body: { order_status: 'canceled' as const } };
  const { order } = await market.call('ops.moveOrder', cancel, operator);
  expect(order.order_status).toBe('canceled');
});

test('[CHK-03] an order by prescription that is priced, taken on and cancelled at once is one of both, at a price that was said while it waited', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await place();
    await change(id, `is_prescription = true, bill = bill || '{"itemsMinor": 0}'`);
    const price = (items_price: number, by: Caller) =>
      market.call('ops.priceOrder', { ...input(id), body: { items_price } }, by);
    const first = price(30, store);
    if (round % 2 === 0) await first;
    const taken = market.call('ops.acceptOrder', { ...input(id), body: {} }, store);
    const prices = Promise.allSettled([first, price(40, operator), price(50, store)]);
    const canceled = market.call('orders.cancel', { body: { order_id: id } }, guest);
    const moves = await Promise.allSettled([taken, canceled]);
    const said = (await prices).flatMap((end) => (end.status === 'fulfilled' ? [end.value.order] : []));
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { order_status } of said) expect(order_status).toBe('pending');
    const { order_status, order_amount, bill } = await details(id);
    expect(order_status).toBe(moves[0]?.status === 'fulfilled' ? 'confirmed' : 'canceled');
    if (order_status === 'confirmed') expect(said.map((one) => one.order_amount)).toContain(order_amount);
    else expect([0, ...said.map((one) => one.bill.items_price)]).toContain(bill.items_price);
  }
});

test('[CHK-03] [MSG-02] whoever ordered by prescription hears what it costs when the store takes it on', async () => {
  guest = await market.newCustomer();
  const id = await place();
  await change(id, `is_prescription = true, bill = bill || '{"itemsMinor": 0}'`);
  const { order } = await market.call('ops.priceOrder', { ...input(id), body: { items_price: 30 } }, store);
  await market.call('ops.acceptOrder', { ...input(id), body: {} }, store);
  const { notifications } = await market.call('notifications.list', {}, guest);
  expect(notifications[0]?.description).toContain(`comes to $${order.order_amount.toFixed(2)}.`);
});

describe('nobody moves what is not theirs', () => {
  test('a store turns nothing round, of its own orders neither: who rides with it does', async () => {
    const id = await place();
    await brought(id, 'picked_up');
    const turn = { ...input(id), body: { reason: 'Nobody opened' } };
    expect((await market.refused('ops.turnParcelBack', turn, store)).code).toBe('forbidden');
    // Goods are no parcel.
    expect((await market.refused('ops.turnParcelBack', turn, courier)).code).toBe('status_conflict');
  });

  test('staff who ask for another’s order are not told to check a phone number, which they never said', async () => {
    const bakery = await staff('store', fixture.stores.bakery);
    expect((await market.refused('ops.staffOrder', input(await place()), bakery)).message).toBe(
      'There is no such order.',
    );
  });

  test('another store’s order, and another courier’s, are not there', async () => {
    const id = await place();
    const [bakery, other] = [
      await staff('store', fixture.stores.bakery),
      await staff('courier', await newCourier()),
    ];
    const steps = [
      ['ops.staffOrder', input(id)],
      ['ops.acceptOrder', { ...input(id), body: {} }],
      ['ops.startOrder', input(id)],
      ['ops.moreMinutes', { ...input(id), body: { minutes: 5 } }],
      ['ops.rejectOrder', { ...input(id), body: { reason: 'x' } }],
      ['ops.handOver', input(id)],
      ['ops.pickUp', input(id)],
      ['ops.deliver', { ...input(id), body: { code: '0000' } }],
      ['ops.priceOrder', { ...input(id), body: { items_price: 1 } }],
    ] as const;
    for (const [call, asked] of steps)
      for (const caller of [bakery, other])
        expect((await market.refused(call, asked as never, caller)).code, call).toBe('order_not_found');
    const nobody = input(market.ctx.ids.next());
    expect((await market.refused('ops.takeOrder', { ...nobody, body: {} }, other)).code).toBe(
      'order_not_found',
    );
    expect(
      (await market.refused('ops.answerRefund', { ...nobody, body: { decision: 'refund' } }, operator)).code,
    ).toBe('order_not_found');
    expect((await market.call('ops.staffOrders', { query: {} }, bakery)).orders).toEqual([]);
    expect(await details(id)).toMatchObject({ order_status: 'pending' });
  });

  test('a courier looks at what waits for one: not at what another carries, a customer fetches, or no kitchen has taken', async () => {
    const other = await staff('courier', await newCourier());
    const look = (id: string) => market.call('ops.staffOrder', input(id), other);
    const refusedLook = async (id: string) => (await market.refused('ops.staffOrder', input(id), other)).code;
    const waiting = await place();
    expect(await refusedLook(waiting)).toBe('order_not_found');
    await brought(waiting, 'processing');
    expect(await look(waiting)).toMatchObject({ id: waiting });
    const carried = await place();
    await brought(carried, 'handover');
    await market.call('ops.takeOrder', { ...input(carried), body: {} }, courier);
    expect(await refusedLook(carried)).toBe('order_not_found');
    const fetched = await place({ change: { order_type: 'take_away' } });
    await brought(fetched, 'processing');
    expect(await refusedLook(fetched)).toBe('order_not_found');
  });

  test('a courier who is sent twice, at once or later, is one courier; a phone that nobody can call is refused', async () => {
    const body = { name: 'Omar', phone: '+598 99 000 222', vehicle: 'car' } as const;
    const add = async (said: { readonly name?: string } = {}) =>
      (await market.call('ops.addCourier', { body: { ...body, ...said } }, operator)).courier_id;
    const ids = await Promise.all([add(), add(), add({ name: ' Omar ' })]);
    expect(new Set([...ids, await add()]).size).toBe(1);
    expect(await add({ name: 'Omar Sosa' })).not.toBe(ids[0]);
    const uncallable = { body: { ...body, phone: 'no phone' } };
    expect((await market.refused('ops.addCourier', uncallable, operator)).code).toBe('phone_invalid');
  });

  test('ending the tokens of nobody, or under another role, does not say that they have ended', async () => {
    const holder_id = await newCourier();
    const theirs = await staff('courier', holder_id);
    const refused = async (role: 'store' | 'courier', id: string) =>
      (await market.refused('ops.endTokens', { body: { role, holder_id: id } }, operator)).code;
    expect(await refused('store', holder_id)).toBe('store_not_found');
    expect(await refused('courier', fixture.stores.trattoria)).toBe('courier_not_found');
    await market.call('ops.staffOrders', { query: {} }, theirs);
    await sql`update couriers set active = false where id = ${holder_id}`.execute(market.ctx.db);
    await market.call('ops.endTokens', { body: { role: 'courier', holder_id } }, operator);
    expect((await market.refused('ops.staffOrders', { query: {} }, theirs)).code).toBe('session_dead');
  });

  test('a shopper’s token, a guest and nobody do not come in; an ended token neither', async () => {
    const customer = await market.newCustomer();
    expect((await market.refused('ops.staffOrders', { query: {} }, { token: customer.token })).status).toBe(
      403,
    );
    expect((await market.refused('ops.staffOrders', { query: {} }, {})).status).toBe(401);
    expect(
      (await market.refused('ops.addCourier', { body: { name: 'x', phone: '12345', vehicle: 'car' } }, store))
        .status,
    ).toBe(403);
    const holder = { role: 'courier', holder_id: await newCourier() } as const;
    const ended = await staff(holder.role, holder.holder_id);
    await market.call('ops.endTokens', { body: holder }, operator);
    expect((await market.refused('ops.staffOrders', { query: {} }, ended)).code).toBe('session_dead');
  });

  test('no token for a store or courier that is not there', async () => {
    const holder_id = market.ctx.ids.next();
    for (const [role, code] of [
      ['store', 'store_not_found'],
      ['courier', 'courier_not_found'],
    ] as const)
      expect((await market.refused('ops.giveToken', { body: { role, holder_id } }, operator)).code).toBe(
        code,
      );
  });
});

describe('what does not follow is refused', () => {
  test('each step out of its order', async () => {
    const id = await place();
    const conflicts = [
      ['ops.startOrder', input(id)],
      ['ops.moreMinutes', { ...input(id), body: { minutes: 5 } }],
      ['ops.handOver', input(id)],
      ['ops.takeOrder', { ...input(id), body: { courier_id: courierId } }],
      ['ops.pickUp', input(id)],
      ['ops.deliver', { ...input(id), body: { code: '0000' } }],
    ] as const;
    for (const [call, asked] of conflicts)
      expect(await market.refused(call, asked as never, operator), call).toMatchObject({
        status: 409,
        code: 'status_conflict',
        body: { order_status: 'pending' },
      });
    await brought(id, 'picked_up');
    for (const [call, asked] of [
      ['ops.acceptOrder', { ...input(id), body: {} }],
      ['ops.rejectOrder', { ...input(id), body: { reason: 'x' } }],
    ] as const)
      expect((await market.refused(call, asked as never, store)).code, call).toBe(
        call === 'ops.acceptOrder' ? 'status_conflict' : 'forbidden',
      );
    await change(id, 'is_prescription = true');
    expect(
      (await market.refused('ops.priceOrder', { ...input(id), body: { items_price: 1 } }, store)).code,
    ).toBe('status_conflict');
    const body = { code: (await details(id)).delivery_code ?? '' };
    await market.call('ops.deliver', { ...input(id), body }, courier);
    expect(
      (await market.refused('ops.rejectOrder', { ...input(id), body: { reason: 'x' } }, operator)).code,
    ).toBe('status_conflict');
  });

  test('a step that is another’s to take', async () => {
    const id = await place();
    await change(id, `courier_id = '${courierId}'`);
    for (const [call, body] of [
      ['ops.acceptOrder', {}],
      ['ops.moreMinutes', { minutes: 5 }],
      ['ops.priceOrder', { items_price: 1 }],
    ] as const)
      expect((await market.refused(call, { ...input(id), body } as never, courier)).code, call).toBe(
        'forbidden',
      );
    expect((await market.refused('ops.takeOrder', { ...input(id), body: {} }, store)).code).toBe('forbidden');
    await brought(id, 'confirmed');
    expect((await market.refused('ops.startOrder', input(id), courier)).code).toBe('forbidden');
    await market.call('ops.startOrder', input(id), store);
    expect((await market.refused('ops.handOver', input(id), courier)).code).toBe('forbidden');
    await market.call('ops.handOver', input(id), store);
    expect((await market.refused('ops.pickUp', input(id), store)).code).toBe('forbidden');
    await market.call('ops.pickUp', input(id), courier);
    expect((await market.refused('ops.deliver', { ...input(id), body: { code: '0000' } }, store)).code).toBe(
      'forbidden',
    );
  });

  test('[CHK-07] what awaits a gateway is nobody’s to make', async () => {
    const id = await place();
    await change(id, "payment_due_at = now() + interval '15 minutes'");
    const asked = [
      ['ops.acceptOrder', { ...input(id), body: {} }],
      ['ops.startOrder', input(id)],
      ['ops.handOver', input(id)],
      ['ops.pickUp', input(id)],
      ['ops.deliver', { ...input(id), body: { code: '0000' } }],
    ] as const;
    for (const [call, given] of asked)
      expect((await market.refused(call, given as never, operator)).code, call).toBe('awaiting_payment');
    expect(
      (await market.call('ops.staffOrders', { query: {} }, store)).orders.map((order) => order.id),
    ).not.toContain(id);
  });

  test('one courier takes it; the goods of no prescription have their price', async () => {
    const id = await place();
    await brought(id, 'confirmed');
    const others = await Promise.all([newCourier(), newCourier()]);
    const callers = await Promise.all(others.map((holder) => staff('courier', holder)));
    const answers = await Promise.allSettled(
      callers.map((caller) => market.call('ops.takeOrder', { ...input(id), body: {} }, caller)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await market.refused('ops.takeOrder', { ...input(id), body: {} }, courier)).code).toBe(
      'order_taken',
    );
    const take = async (body: { courier_id?: string }) =>
      (await market.refused('ops.takeOrder', { ...input(id), body }, operator)).code;
    expect(await take({})).toBe('courier_required');
    expect(await take({ courier_id: market.ctx.ids.next() })).toBe('courier_not_found');
    const { order_number } = await details(id);
    const byNumber = { params: { id: order_number } };
    expect(await market.call('ops.staffOrder', byNumber, operator)).toMatchObject({ id });
    await market.call('ops.takeOrder', { ...input(id), body: { courier_id: courierId } }, operator);
    expect(
      (await market.refused('ops.priceOrder', { ...input(id), body: { items_price: 1 } }, store)).code,
    ).toBe('not_by_prescription');
  });

  test('[CHK-09] five wrong codes lock the door, and are counted though refused', async () => {
    const id = await place();
    await brought(id, 'picked_up');
    await change(id, "delivery_code = '0427'");
    for (const left of [4, 3, 2, 1, 0]) {
      const answer = await market.refused('ops.deliver', { ...input(id), body: { code: '9999' } }, courier);
      expect(answer).toMatchObject({ status: 422, code: 'delivery_code_wrong' });
      expect(answer.message).toContain(`Tries left: ${left}.`);
    }
    for (const code of ['0427', '9999'])
      expect((await market.refused('ops.deliver', { ...input(id), body: { code } }, courier)).code).toBe(
        'delivery_code_locked',
      );
    const closed = { ...input(id), body: { order_status: 'delivered' } } as const;
    expect((await market.call('ops.moveOrder', closed, operator)).order.order_status).toBe('delivered');
  });

  test('[CHK-04] a prescription beyond the cash maximum is not priced', async () => {
    const small = await openTestMarket({ settings: { cashMaximumMinor: 5000 } });
    const buyer = { guestId: (await small.newGuest()).guestId };
    const { order_id: id } = await placeTestOrder(small, buyer);
    await sql`update orders set is_prescription = true where id = ${id}`.execute(small.ctx.db);
    const token = await small.operatorToken();
    const asked = { ...input(id), body: { items_price: 80 } };
    expect((await small.refused('ops.priceOrder', asked, { token })).code).toBe('cash_limit');
    expect(await small.call('orders.details', { query: { order_id: id } }, buyer)).not.toMatchObject({
      order_amount: 80,
    });
    await small.close();
  });
});

test('[CHK-09] shopper, store and courier at once: one comes first, and the others are told so', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await place({ itemId: fixture.items.pasta });
    await brought(id, 'handover');
    await market.call('ops.takeOrder', { ...input(id), body: {} }, courier);
    await market.call('ops.pickUp', input(id), courier);
    const code = (await details(id)).delivery_code ?? '';
    const answers = await Promise.allSettled([
      market.call('ops.deliver', { ...input(id), body: { code } }, courier),
      market.call('ops.rejectOrder', { ...input(id), body: { reason: 'Lost' } }, operator),
      market.call('ops.deliver', { ...input(id), body: { code } }, courier),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { timeline, order_status } = await details(id);
    expect(timeline.filter(({ status }) => status === 'delivered' || status === 'canceled')).toHaveLength(1);
    expect(timeline.at(-1)?.status).toBe(order_status);
  }
  for (let round = 0; round < 8; round += 1) {
    const id = await place();
    const answers = await Promise.allSettled([
      market.call('orders.cancel', { body: { order_id: id } }, guest),
      market.call('ops.acceptOrder', { ...input(id), body: {} }, store),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});
