import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  fixture,
  openTestMarket,
  placeTestOrder,
  type TestMarket,
} from '../../../testing/index.ts';
import { placeTestParcel } from '../../../testing/test-parcels.ts';
import { over } from '../../../platform/context.ts';
import { defaultSettings, getMarket } from '../../settings/index.ts';
import { failUnpaid, markPaid, orderLink } from '../index.ts';
import { invoiceOf } from '../invoice/invoice-of.ts';
import { findOrder } from '../orders.repo.ts';
import type { OrderTables } from '../orders.tables.ts';

const { items } = fixture;
let market: TestMarket;
let operator: Caller;
beforeAll(async () => {
  market = await openTestMarket({ settings: { rewards: { ...defaultSettings.rewards, wallet: true } } });
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

let guest: Caller;
beforeEach(async () => {
  market.clock.advance(61_000);
  guest = { guestId: (await market.newGuest()).guestId };
});

const place = async (order?: Parameters<typeof placeTestOrder>[2], caller = guest) =>
  (await placeTestOrder(market, caller, order)).order_id;
const details = (order_id: string, caller = guest) =>
  market.call('orders.details', { query: { order_id } }, caller);
const change = (id: string, columns: string) =>
  sql`update orders set ${sql.raw(columns)} where id = ${id}`.execute(market.ctx.db);
async function deliver(id: string): Promise<void> {
  for (const order_status of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
    await market.call('ops.moveOrder', { params: { id }, body: { order_status } }, operator);
}

describe('one order, and who may read it', () => {
  test('[CHK-09] a signed link opens it whole for whoever has it, and follows it; a forged one and one that is over do not', async () => {
    const id = await place();
    const { link } = await details(id);
    expect(link).toBe(
      await orderLink(market.ctx, { id, created_at: new Date((await details(id)).created_at) }),
    );
    const text = new URL(link ?? '').searchParams.get('link') ?? '';
    const opened = await market.call('orders.linked', { query: { link: text } }, {});
    expect(opened).toMatchObject({ id, delivery_address: { contact_person_email: 'ana@example.com' } });
    const { pdf_url } = await market.call('orders.invoice', { query: { link: text } }, {});
    expect(pdf_url).toContain('/invoices/');
    const forged = await market.refused('orders.linked', { query: { link: `${text}x` } }, {});
    expect(forged).toMatchObject({ status: 404, code: 'order_not_found' });
    await change(id, "created_at = created_at - interval '91 days'");
    const old = new URL((await details(id)).link ?? '').searchParams.get('link') ?? '';
    expect((await market.refused('orders.linked', { query: { link: old } }, {})).code).toBe(
      'order_not_found',
    );
  });

  test('[CHK-09] by number and phone: where it is, and not its code, e-mail, link or prescriptions; no phone at all opens nothing', async () => {
    const id = await place();
    await change(id, "status = 'picked_up'");
    const query = { order_id: id, contact_number: '+59899123456' };
    expect((await details(id)).delivery_code).toMatch(/^\d{4}$/);
    expect(await market.call('orders.track', { query }, {})).toMatchObject({
      delivery_code: null,
      link: null,
      prescription_urls: [],
      refundable_amount: null,
      delivery_address: { contact_person_email: null },
    });
    await change(id, "contact_phone = ''");
    expect(
      (await market.refused('orders.track', { query: { ...query, contact_number: '0000' } }, {})).code,
    ).toBe('order_untracked');
  });

  test('[CHK-09] an invoice is a PDF in the caller’s language, by a link of ten minutes', async () => {
    const id = await place({ change: { order_note: 'x' } });
    for (const language of ['en', 'ar', 'nl', 'fr'] as const) {
      const { pdf_url } = await market.call(
        'orders.invoice',
        { query: { order_id: id } },
        { ...guest, language },
      );
      const url = pdf_url.replace(market.ctx.publicUrl, '');
      const answer = await market.app.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      market.clock.advance(10 * 60_000);
      expect((await market.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
    const other = { guestId: (await market.newGuest()).guestId };
    expect((await market.refused('orders.invoice', { query: { order_id: id } }, other)).code).toBe(
      'order_not_found',
    );
    expect((await market.refused('orders.invoice', {}, {})).code).toBe('order_not_found');
  });
});

test('the invoice of an order that was cancelled says so, and asks for no money: it was to be paid', async () => {
  const id = await place();
  const notes = async () => {
    const order = await findOrder(over<OrderTables>(market.ctx), id);
    const { settings } = await getMarket(market.ctx);
    return order && invoiceOf({ order, lines: [], settings, language: 'en' }).notes;
  };
  expect(await notes()).toEqual(['To be paid']);
  await change(id, "status = 'canceled'");
  expect(await notes()).toEqual(['Cancelled', 'Not paid']);
  await change(id, "payment_status = 'paid', returned_minor = total_minor");
  expect(await notes()).toEqual(['Cancelled', 'Paid', expect.stringMatching(/^Refunded: /)]);
});

test.each([
  ['en', 'House 1360 · Floor 4B'],
  ['ar', 'المنزل 1360 · الطابق 4B'],
] as const)(
  'an invoice in %s says which of a door’s numbers is which: they stood bare, “1360, 4B”',
  async (language, door) => {
    const id = await place();
    await change(id, "road = '', house = '1360', floor = '4B'");
    const order = await findOrder(over<OrderTables>(market.ctx), id);
    const { settings } = await getMarket(market.ctx);
    expect(order && invoiceOf({ order, lines: [], settings, language }).buyer.rows.at(-1)).toBe(door);
  },
);

test('the invoice of a parcel is its sender’s, sold by the market: it named the receiver, and a kind of parcel as the seller', async () => {
  const { order_id } = await placeTestParcel(market, guest);
  const order = await findOrder(over<OrderTables>(market.ctx), order_id);
  const { settings } = await getMarket(market.ctx);
  if (!order?.parcel) throw new Error('no parcel');
  const invoice = invoiceOf({ order, lines: [], settings, language: 'en' });
  expect(invoice.seller.rows).toEqual([settings.businessName]);
  expect(invoice.buyer.rows).toEqual(
    expect.arrayContaining([order.parcel.sender?.name, order.parcel.sender?.address]),
  );
  expect(invoice.buyer.rows).not.toContain(order.contact_name);
  expect(invoice.facts).toContain(order.parcel.category.en);
  // Hours run to 24, as on the order's own page.
  expect(invoice.facts[1]).toMatch(/ at \d\d:\d\d$/);
});

test('an order that is not there can be neither refunded nor ordered again', async () => {
  const caller = { guestId: (await market.newGuest()).guestId };
  const order_id = '0190a000-ffff-7000-8000-00000000dead';
  const refusals = [
    await market.refused('orders.requestRefund', { body: { order_id, reason: 'late' } }, caller),
    await market.refused('orders.withdrawRefund', { query: { order_id } }, caller),
    await market.refused('orders.reorder', { body: { order_id } }, caller),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'order_not_found'));
});

describe('money asked back', () => {
  const ask = (order_id: string, change: object = {}, caller = guest) =>
    ({ body: { order_id, reason: 'late', ...change }, caller }) as const;
  const request = (id: string, change?: object) =>
    market.call('orders.requestRefund', { body: ask(id, change).body }, guest);
  const refusedCode = async (id: string, change?: object) =>
    (await market.refused('orders.requestRefund', { body: ask(id, change).body }, guest)).code;

  test('[CHK-09] once, without delivery and tip, withdrawn while nobody has answered', async () => {
    const id = await place({ change: { dm_tips: 0 } });
    expect(await refusedCode(id)).toBe('not_refundable');
    await deliver(id);
    const { bill, refundable_amount: amount } = await details(id);
    expect(amount).toBeCloseTo(bill.order_amount - bill.delivery_charge - bill.dm_tips, 6);
    expect(await refusedCode(id, { reason: 'because' })).toBe('reason_unknown');
    expect(await refusedCode(id, { reason: 'other' })).toBe('note_required');
    const { refund } = await request(id, { note: 'Cold' });
    expect(refund).toMatchObject({ state: 'asked', reason: 'It came far too late', note: 'Cold', amount });
    expect(await refusedCode(id)).toBe('refund_asked');
    expect(await details(id)).toMatchObject({ order_status: 'refund_requested', refundable_amount: null });
    await market.call('orders.withdrawRefund', { query: { order_id: id } }, guest);
    expect(await details(id)).toMatchObject({
      order_status: 'refund_request_canceled',
      refund: { state: 'withdrawn' },
    });
    expect((await market.refused('orders.withdrawRefund', { query: { order_id: id } }, guest)).code).toBe(
      'refund_not_asked',
    );
  });

  test('[CHK-09] pictures are made anew, private, and shown to the shopper and operators by links', async () => {
    const id = await place();
    await deliver(id);
    const send = async (bytes: Uint8Array, count = 1) => {
      const body = new FormData();
      body.set('order_id', id);
      body.set('reason', 'damaged');
      for (let sent = 0; sent < count; sent += 1) body.append('pictures', new Blob([bytes as BlobPart]), 'a');
      return { body } as never;
    };
    const six = await market.refused('orders.requestRefund', await send(new Uint8Array(1), 6), guest);
    expect(six.body.errors).toMatchObject([{ code: 'files_too_many', field: 'pictures' }]);
    expect(
      (await market.refused('orders.requestRefund', await send(new Uint8Array([1, 2, 3])), guest)).code,
    ).toBe('image_format');
    expect(
      (await market.refused('orders.requestRefund', await send(new Uint8Array(2_200_000)), guest)).code,
    ).toBe('image_too_large');
    const { default: sharp } = await import('sharp');
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const { refund } = await market.call('orders.requestRefund', await send(picture), guest);
    expect(refund.pictures).toHaveLength(1);
    const shown = await market.app.inject({
      method: 'GET',
      url: refund.pictures[0]?.replace(market.ctx.publicUrl, '') ?? '',
    });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const waiting = await market.call('ops.refundRequests', { query: { limit: 100 } }, operator);
    expect(waiting.requests.find(({ order }) => order.id === id)?.refund.pictures).toHaveLength(1);
    expect(
      (await market.call('orders.track', { query: { order_id: id, contact_number: '+59899123456' } }, {}))
        .refund,
    ).toMatchObject({ pictures: [], note: '' });
  });

  test('an amount of nothing does not give everything back', async () => {
    const id = await place();
    await deliver(id);
    await request(id);
    for (const [amount, code] of [
      [0, 'refund_of_nothing'],
      [0.004, 'malformed'],
    ] as const) {
      const said = { params: { id }, body: { decision: 'refund' as const, amount } };
      expect((await market.refused('ops.answerRefund', said, operator)).code).toBe(code);
    }
    expect(await details(id)).toMatchObject({ order_status: 'refund_requested', refund: { state: 'asked' } });
  });

  test('[CHK-09] [PROF-04] an operator gives back whole, in part, or says why not; once', async () => {
    const customer = await market.newCustomer();
    const buyer = { token: customer.token };
    const id = await place({}, buyer);
    await deliver(id);
    await market.call('orders.requestRefund', { body: { order_id: id, reason: 'late' } }, buyer);
    const say = (body: object) => ({ params: { id }, body }) as never;
    expect((await market.refused('ops.answerRefund', say({ decision: 'refuse' }), operator)).code).toBe(
      'reason_required',
    );
    expect(
      (await market.refused('ops.answerRefund', say({ decision: 'refund', amount: 999 }), operator)).code,
    ).toBe('refund_too_much');
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() =>
        market.call('ops.answerRefund', say({ decision: 'refund', amount: 5, answer: 'Sorry' }), operator),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await market.refused('ops.answerRefund', say({ decision: 'refund' }), operator)).code).toBe(
      'refund_not_asked',
    );
    expect(await details(id, buyer)).toMatchObject({
      order_status: 'refunded',
      refunded_amount: 5,
      refund: { answer: 'Sorry' },
    });
    const { rows } = await sql<{
      balance: number;
    }>`select balance from ledger_accounts where id = ${`wallet:${customer.shopperId}`}`.execute(
      market.ctx.db,
    );
    expect(rows[0]?.balance).toBe(500);
    const refusedOne = await place();
    await deliver(refusedOne);
    await request(refusedOne);
    await market.call(
      'ops.answerRefund',
      { params: { id: refusedOne }, body: { decision: 'refuse', answer: 'It was warm' } },
      operator,
    );
    expect(await details(refusedOne)).toMatchObject({
      order_status: 'refund_request_canceled',
      refund: { state: 'refused', answer: 'It was warm' },
    });
  });

  test('[CHK-09] an operator refunds an order that nobody asked to have refunded, once, by the same rules', async () => {
    const customer = await market.newCustomer();
    const buyer = { token: customer.token };
    const id = await place({}, buyer);
    const say = (body: object) => ({ params: { id }, body }) as never;
    const whole = say({ decision: 'refund', answer: 'The pasta was cold' });
    const code = async (asked: never) => (await market.refused('ops.answerRefund', asked, operator)).code;
    expect(await code(whole)).toBe('not_refundable');
    await deliver(id);
    expect(await code(say({ decision: 'refuse', answer: 'No' }))).toBe('refund_not_asked');
    expect(await code(say({ decision: 'refund', amount: 999 }))).toBe('refund_too_much');
    expect(await code(say({ decision: 'refund', amount: 0 }))).toBe('refund_of_nothing');
    const { bill } = await details(id, buyer);
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => market.call('ops.answerRefund', whole, operator)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await code(whole)).toBe('not_refundable');
    const amount = bill.order_amount - bill.delivery_charge - bill.dm_tips;
    expect(await details(id, buyer)).toMatchObject({
      order_status: 'refunded',
      refunded_amount: expect.closeTo(amount, 6),
      refund: null,
    });
    const { rows } = await sql<{ balance: number }>`
      select balance from ledger_accounts where id = ${`wallet:${customer.shopperId}`}`.execute(
      market.ctx.db,
    );
    expect(rows[0]?.balance).toBe(Math.round(amount * 100));
  });

  test('a refund that an operator makes by moving the order gives the money back too', async () => {
    const move = (id: string, order_status: 'refunded' | 'refund_requested' | 'refund_request_canceled') =>
      ({ params: { id }, body: { order_status } }) as const;
    const [asked, unasked, free] = [await place(), await place(), await place()];
    for (const id of [asked, unasked, free]) await deliver(id);
    await change(free, `total_minor = (bill ->> 'deliveryMinor')::integer`);
    await request(asked);
    const code = async (said: ReturnType<typeof move>) =>
      (await market.refused('ops.moveOrder', said, operator)).code;
    expect(await code(move(asked, 'refund_request_canceled'))).toBe('reason_required');
    expect(await code(move(unasked, 'refund_request_canceled'))).toBe('refund_not_asked');
    expect(await code(move(unasked, 'refund_requested'))).toBe('status_conflict');
    expect(await code(move(free, 'refunded'))).toBe('refund_of_nothing');
    for (const id of [asked, unasked]) {
      const { order } = await market.call('ops.moveOrder', move(id, 'refunded'), operator);
      expect(order).toMatchObject({ order_status: 'refunded' });
      expect((await details(id)).refunded_amount).toBeGreaterThan(0);
      expect(await code(move(id, 'refunded'))).toMatch(/refund_not_asked|not_refundable/);
    }
    expect((await details(asked)).refund).toMatchObject({ state: 'refunded' });
  });

  test('none where the market gives none', async () => {
    const strict = await openTestMarket({ settings: { refunds: false } });
    const buyer = { guestId: (await strict.newGuest()).guestId };
    const { order_id } = await placeTestOrder(strict, buyer);
    const refused = await strict.refused(
      'orders.requestRefund',
      { body: { order_id, reason: 'late' } },
      buyer,
    );
    expect(refused.code).toBe('refunds_off');
    await strict.close();
  });
});

describe('the same again', () => {
  const reorder = (order_id: string, other: object = {}) =>
    market.call('orders.reorder', { body: { order_id, ...other } }, guest);

  test('[CHK-09] what can be had is in the cart, and what changed is told', async () => {
    const id = await place({ itemId: items.pasta, quantity: 2 });
    expect(await reorder(id)).toMatchObject({ lines: [{ quantity: 2 }], changes: [] });
    await market.call('cart.clear', {}, guest);
    await sql`update items set price_minor = 800 where id = ${items.pasta}`.execute(market.ctx.db);
    try {
      expect(await reorder(id)).toMatchObject({
        lines: [{ price: 8 }],
        changes: [{ kind: 'price', before: 7, after: 8 }],
      });
    } finally {
      await sql`update items set price_minor = 700 where id = ${items.pasta}`.execute(market.ctx.db);
    }
    await market.call('cart.clear', {}, guest);
    const scarce = await place({ itemId: items.tiramisu, quantity: 3, price: 4.5 });
    const left = { params: { id: items.tiramisu }, body: { stock: 2 } };
    await market.call('ops.setStock', left, operator);
    expect(await reorder(scarce)).toMatchObject({ changes: [{ kind: 'quantity', before: 3, after: 2 }] });
    await market.call('cart.clear', {}, guest);
    await market.call('ops.setStock', { ...left, body: { stock: 0 } }, operator);
    expect((await market.refused('orders.reorder', { body: { order_id: scarce } }, guest)).code).toBe(
      'nothing_to_reorder',
    );
    await market.call('orders.cancel', { body: { order_id: scarce } }, guest);
    await market.call('ops.setStock', { ...left, body: { stock: 7 } }, operator);
  });

  test('[CART-05] a cart of another store is asked about, and given up or kept as was said', async () => {
    const id = await place();
    await sql`insert into cart_lines select ${market.ctx.ids.next()}, id, ${items.croissant}, 'Item', '', 1, 200, '[]', null, '[]', now() from carts where shopper_id = (select shopper_id from orders where id = ${id})`.execute(
      market.ctx.db,
    );
    const asked = await market.refused('orders.reorder', { body: { order_id: id } }, guest);
    expect(asked).toMatchObject({ status: 409, code: 'other_store' });
    expect((await reorder(id, { replace: true })).lines).toHaveLength(1);
  });
});

describe('an order that nobody answers', () => {
  test('[CHK-09] the operator is told after five minutes; after fifteen it is cancelled, says so, and all is given back', async () => {
    const id = await place({ itemId: items.tiramisu, quantity: 2, price: 4.5 });
    market.clock.advance(5 * 60_000);
    await market.runJobs();
    expect(await details(id)).toMatchObject({ order_status: 'pending', unanswered: true });
    market.clock.advance(10 * 60_000);
    await market.runJobs();
    expect(await details(id, { ...guest, language: 'nl' })).toMatchObject({
      order_status: 'canceled',
      ended: { by: 'system', reason: 'De winkel heeft niet op tijd geantwoord.' },
    });
    const { rows } = await sql<{
      stock: number;
    }>`select stock from item_stock where item_id = ${items.tiramisu}`.execute(market.ctx.db);
    expect(rows[0]?.stock).toBe(7);
  });

  test('[CHK-09] one that was answered stays', async () => {
    const id = await place();
    await market.call('ops.acceptOrder', { params: { id }, body: {} }, operator);
    market.clock.advance(60 * 60_000);
    await market.runJobs();
    expect(await details(id)).toMatchObject({ order_status: 'confirmed', unanswered: false });
  });
});

describe('the word of a payment', () => {
  const awaiting = async () => {
    const id = await place();
    await change(id, "payment_method = 'sandbox', payment_due_at = now() + interval '15 minutes'");
    return id;
  };

  test('[CHK-07] paid is once, however often it is said', async () => {
    const id = await awaiting();
    const paymentId = market.ctx.ids.next();
    const said = await Promise.all(
      [1, 2, 3].map(() =>
        market.ctx.db.transaction().execute((db) => markPaid({ ...market.ctx, db }, id, paymentId)),
      ),
    );
    expect(said.map(({ kind }) => kind).sort()).toEqual(['known', 'known', 'paid']);
    expect(await details(id)).toMatchObject({ payment_status: 'paid', payment_due_at: null, due_amount: 0 });
    await failUnpaid(market.ctx, id);
    expect(await details(id)).toMatchObject({ order_status: 'pending' });
  });

  test('[CHK-07] what nobody paid fails; money that comes later is too late', async () => {
    const id = await awaiting();
    await failUnpaid(market.ctx, id);
    await failUnpaid(market.ctx, id);
    expect(await details(id)).toMatchObject({ order_status: 'failed', ended: { by: 'system' } });
    expect((await markPaid(market.ctx, id, market.ctx.ids.next())).kind).toBe('too_late');
    await expect(markPaid(market.ctx, market.ctx.ids.next(), 'x')).rejects.toThrow('not there');
  });

  test('[CHK-07] cash that was chosen meanwhile is not failed', async () => {
    const id = await place();
    await failUnpaid(market.ctx, id);
    expect(await details(id)).toMatchObject({ order_status: 'pending' });
  });
});

test('reasons of shoppers, stores and refunds in four languages', async () => {
  for (const language of ['en', 'ar', 'nl', 'fr'] as const) {
    const caller = { language };
    const lists = await Promise.all([
      market.call('orders.cancellationReasons', {}, caller),
      market.call('orders.cancellationReasons', { query: { by: 'store' } }, caller),
      market.call('orders.refundReasons', {}, caller),
    ]);
    for (const { reasons } of lists) expect(reasons.at(-1)?.id).toBe('other');
  }
});

test('lines of an order that were reviewed; another’s order is not there', async () => {
  const buyer = { token: (await market.newCustomer()).token };
  const id = await place({}, buyer);
  await deliver(id);
  const { lines } = await details(id, buyer);
  const query = { order_id: id };
  expect(await market.call('reviews.ofOrder', { query }, buyer)).toEqual({ line_ids: [] });
  const line_id = lines[0]?.id ?? '';
  await market.call('reviews.submit', { body: { order_id: id, line_id, rating: 5 } }, buyer);
  expect(await market.call('reviews.ofOrder', { query }, buyer)).toEqual({ line_ids: [line_id] });
  const other = { token: (await market.newCustomer()).token };
  expect((await market.refused('reviews.ofOrder', { query }, other)).code).toBe('order_not_found');
});

test('[PROF-03] a deleted account takes the words and pictures of its requests along', async () => {
  const { token, shopperId } = await market.newCustomer();
  const id = await place({}, { token });
  await deliver(id);
  const body = { order_id: id, reason: 'late', note: 'I am Ana' };
  await market.call('orders.requestRefund', { body }, { token });
  const told = JSON.stringify(await market.call('accounts.export', {}, { token }));
  expect(told).toContain('I am Ana');
  await market.call('accounts.remove', {}, { token });
  const { rows } = await sql<{ note: string; state: string }>`select note, state from refund_requests
    where order_id in (select id from orders where shopper_id = ${shopperId})`.execute(market.ctx.db);
  expect(rows).toEqual([{ note: '', state: 'asked' }]);
});
