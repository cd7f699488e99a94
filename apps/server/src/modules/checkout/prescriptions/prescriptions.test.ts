import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prescriptionForm } from '../../../testing/contract/owned-records.ts';
import {
  type Caller,
  decideMarket,
  deliveryToCentre,
  fixture,
  openTestMarket,
  shops,
  type TestMarket,
  writeShops,
} from '../../../testing/index.ts';
import { forgetPrescriptions } from './upload-prescription.ts';

let market: TestMarket;
let guest: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  await writeShops(market.ctx);
});
afterAll(() => market.close());
beforeEach(async () => {
  guest = { ...(await market.newGuest()), module: shops.modules.pharmacy };
});

const send = (caller = guest) =>
  market.call('checkout.uploadPrescription', { body: prescriptionForm() }, caller);
const sendMany = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let sent = 0; sent < count; sent += 1) ids.push((await send()).prescription_id);
  return ids;
};

const medicine = { item_id: shops.items.antibiotic, quantity: 1, price: 9 };
const { order_type, latitude, longitude } = deliveryToCentre;

async function bodyWith(prescription_ids: string[]) {
  const { bill, seal } = await market.call(
    'checkout.quote',
    { body: { order_type, latitude, longitude } },
    guest,
  );
  return { body: { ...deliveryToCentre, seal, order_amount: bill.order_amount, prescription_ids } };
}

describe('[CHK-03] an item that needs a prescription', () => {
  beforeEach(() => market.call('cart.add', { body: medicine }, guest));

  test('is not ordered without a picture, nor with more than three', async () => {
    const none = await market.refused('checkout.place', await bodyWith([]), guest);
    expect([none.code, none.message]).toEqual([
      'prescription_required',
      'Please upload your prescription image',
    ]);
    const four = await market.refused('checkout.place', await bodyWith(await sendMany(4)), guest);
    expect([four.code, four.message]).toEqual([
      'prescription_too_many',
      'Maximum 3 images can be send at a time.',
    ]);
  });

  test('the quote names its line; its pictures go with the order, once', async () => {
    const [line] = await market.call('cart.list', {}, guest);
    const quote = await market.call('checkout.quote', { body: { order_type: 'take_away' } }, guest);
    expect(quote.prescription_lines).toEqual([line?.id]);
    const ids = await sendMany(3);
    const { order_id } = await market.call('checkout.place', await bodyWith([...ids, ...ids]), guest);
    const rows = await sql<{ id: string }>`
      select id from prescriptions where order_id = ${order_id} order by created_at, id`.execute(
      market.ctx.db,
    );
    expect(new Set(rows.rows.map(({ id }) => id))).toEqual(new Set(ids));
    await market.call('cart.add', { body: medicine }, guest);
    const again = await market.refused('checkout.place', await bodyWith(ids), guest);
    expect(again.code).toBe('prescription_not_found');
  });

  test('another shopper’s picture is not found', async () => {
    const other = await send({ guestId: (await market.newGuest()).guestId });
    const refusal = await market.refused('checkout.place', await bodyWith([other.prescription_id]), guest);
    expect(refusal.code).toBe('prescription_not_found');
  });
});

describe('[CHK-03] an order by prescription alone', () => {
  const order = async (store_id: string, prescription_ids: string[], caller = guest) =>
    ({ body: { ...contactOf(), store_id, prescription_ids }, caller }) as const;
  const contactOf = () => {
    const { payment_method: _method, ...rest } = deliveryToCentre;
    return rest;
  };

  test('costs its delivery until the store has said more, and is paid at the door', async () => {
    const { body } = await order(shops.stores.chemist, await sendMany(1));
    const placed = await market.call('checkout.placePrescription', { body }, guest);
    const details = await market.call('orders.details', { query: { order_id: placed.order_id } }, guest);
    expect(details).toMatchObject({
      payment_method: 'cash_on_delivery',
      payment_status: 'unpaid',
      lines: [],
    });
    expect(details.bill).toMatchObject({ items_price: 0, tax: 0, order_amount: placed.total_amount });
    expect(placed.total_amount).toBeGreaterThan(0);
  });

  test('in a demonstration it waits for its price: the autopilot brought goods that cost nothing', async () => {
    await decideMarket(market.ctx, { autopilot: true, autopilotSpeed: 60 });
    const { body } = await order(shops.stores.chemist, await sendMany(1));
    const { order_id } = await market.call('checkout.placePrescription', { body }, guest);
    market.clock.advance(4 * 60_000);
    await market.runJobs();
    const seen = await market.call('orders.details', { query: { order_id } }, guest);
    expect(seen.order_status).toBe('pending');
    const operator = { token: await market.operatorToken() };
    const staff = { params: { id: order_id } };
    expect((await market.refused('ops.acceptOrder', { ...staff, body: {} }, operator)).code).toBe(
      'price_missing',
    );
    await market.call('ops.priceOrder', { ...staff, body: { items_price: 12.5 } }, operator);
    const { order: confirmed } = await market.call('ops.acceptOrder', { ...staff, body: {} }, operator);
    expect(confirmed.order_status).toBe('confirmed');
    await decideMarket(market.ctx, { autopilot: false });
  });

  test('[CHK-09] its card says that it has no price yet: it told the delivery’s as its own', async () => {
    const { body } = await order(shops.stores.chemist, await sendMany(1));
    const { order_id } = await market.call('checkout.placePrescription', { body }, guest);
    const isUnpriced = async () => {
      const { orders } = await market.call('orders.running', {}, guest);
      return orders.map((card) => card.is_unpriced);
    };
    expect(await isUnpriced()).toEqual([true]);
    const operator = { token: await market.operatorToken() };
    const priced = { params: { id: order_id }, body: { items_price: 12.5 } };
    await market.call('ops.priceOrder', priced, operator);
    expect(await isUnpriced()).toEqual([false]);
  });

  test('[CHK-03] a price of nothing is refused: it was taken, and was none when the store said yes', async () => {
    const { body } = await order(shops.stores.chemist, await sendMany(1));
    const { order_id } = await market.call('checkout.placePrescription', { body }, guest);
    const operator = { token: await market.operatorToken() };
    const free = { params: { id: order_id }, body: { items_price: 0 } };
    const refusal = await market.refused('ops.priceOrder', free, operator);
    expect([refusal.status, refusal.code]).toEqual([422, 'price_missing']);
  });

  test('[CHK-05] goods by prescription that reach the amount from which delivery is free pay no way: they paid it at any price', async () => {
    const placed = async () => {
      const { body } = await order(shops.stores.chemist, await sendMany(1));
      return (await market.call('checkout.placePrescription', { body }, guest)).order_id;
    };
    await decideMarket(market.ctx, { freeDeliveryOverMinor: 3000 });
    const id = await placed();
    const operator = { token: await market.operatorToken() };
    const priced = async (items_price: number) =>
      (await market.call('ops.priceOrder', { params: { id }, body: { items_price } }, operator)).order.bill;
    const below = await priced(29.99);
    expect(below.delivery_charge).toBeGreaterThan(0);
    const reached = await priced(30);
    expect(reached).toMatchObject({
      delivery_charge: 0,
      delivery_charge_before: below.delivery_charge,
      free_delivery_by: 'order_amount',
    });
    expect(reached.order_amount).toBeCloseTo(30 + (reached.tax_included ? 0 : reached.tax), 6);
    expect(await priced(29.99)).toEqual(below);
    await decideMarket(market.ctx, { freeDeliveryOverMinor: null });
  });

  test('brought as a whole, it has no line that waits for a review', async () => {
    guest = { ...(await market.newCustomer()), module: shops.modules.pharmacy };
    const { body } = await order(shops.stores.chemist, await sendMany(1));
    const { order_id } = await market.call('checkout.placePrescription', { body }, guest);
    await sql`update orders set status = 'delivered' where id = ${order_id}`.execute(market.ctx.db);
    expect(await market.call('reviews.pending', {}, guest)).toEqual([]);
  });

  test('needs a picture, and a store that sells medicine', async () => {
    const nothing = await order(shops.stores.chemist, []);
    expect((await market.refused('checkout.placePrescription', { body: nothing.body }, guest)).code).toBe(
      'prescription_required',
    );
    const elsewhere = await order(fixture.stores.trattoria, await sendMany(1));
    expect((await market.refused('checkout.placePrescription', { body: elsewhere.body }, guest)).code).toBe(
      'prescription_orders_off',
    );
  });
});

describe('an order by prescription alone is refused like any other', () => {
  const { payment_method: _method, ...toCentre } = deliveryToCentre;
  const refusedWith = async (
    change: Partial<Body<'checkout.placePrescription'>>,
    caller = guest,
    of = market,
  ) => {
    const body = { ...toCentre, store_id: shops.stores.chemist, prescription_ids: [], ...change };
    return of.refused('checkout.placePrescription', { body }, caller);
  };
  const set = (columns: string) =>
    sql.raw(`update stores set ${columns} where id = '${shops.stores.chemist}'`).execute(market.ctx.db);
  const unknown = '0190a000-ffff-7000-8000-00000000dead';
  const door = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng });

  test('every field that is missing or wrong at once', async () => {
    const empty = {
      contact_person_name: '',
      contact_person_number: '',
      contact_person_email: '',
      address: '',
    };
    const codes = ({ body }: Awaited<ReturnType<typeof refusedWith>>) => body.errors.map(({ code }) => code);
    expect(codes(await refusedWith(empty))).toEqual([
      'name_required',
      'phone_required',
      'email_required',
      'address_required',
    ]);
    const wrong = { contact_person_number: '12', contact_person_email: 'ana' };
    expect(codes(await refusedWith(wrong))).toEqual(['phone_invalid', 'email_invalid']);
  });

  test.each([
    ['store_not_found', { store_id: unknown }],
    ['no_zone', door(fixture.points.outside)],
    ['out_of_zone', door(fixture.points.coast)],
    ['slot_past', { schedule_at: '2026-06-01T15:00:00.000Z' }],
    ['slot_closed', { schedule_at: '2030-06-01T15:00:00.000Z' }],
  ] as const)('%s', async (code, change) => {
    expect((await refusedWith({ ...change })).code).toBe(code);
  });

  test('a picture that nobody keeps, and more than three', async () => {
    expect((await refusedWith({ prescription_ids: [unknown] })).code).toBe('prescription_not_found');
    expect((await refusedWith({ prescription_ids: await sendMany(4) })).code).toBe('prescription_too_many');
  });

  const hours = (...days: { weekday: number; opensMinute: number; closesMinute: number }[]) =>
    `opening_hours = '${JSON.stringify(days)}'`;
  const sundayMorning = hours({ weekday: 0, opensMinute: 480, closesMinute: 720 });
  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensMinute: 0, closesMinute: 1440 }));
  const allDay = hours(...everyDay);
  test.each([
    ['store_inactive', 'active = false', 'active = true', {}],
    ['store_closed', sundayMorning, allDay, {}],
    ['order_type_off', 'take_away = false', 'take_away = true', { order_type: 'take_away' }],
    ['out_of_zone_no_take_away', 'take_away = false', 'take_away = true', door(fixture.points.coast)],
  ] as const)('%s', async (code, change, back, input) => {
    await set(change);
    expect((await refusedWith({ ...input })).code).toBe(code);
    await set(back);
  });

  test('guests where the market wants customers', async () => {
    const own = await openTestMarket({ settings: { guestCheckout: false } });
    await writeShops(own.ctx);
    const caller = await own.newGuest();
    expect((await refusedWith({}, caller, own)).code).toBe('guest_checkout_off');
    await own.close();
  });
});

test('a picture is made anew, private, and forgotten after a day without an order', async () => {
  const { image_url, prescription_id } = await send();
  const path = image_url.replace(market.ctx.publicUrl, '');
  const answer = await market.app.inject({ method: 'GET', url: path });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  market.clock.advance(24 * 60 * 60 * 1000 + 1);
  await forgetPrescriptions(market.ctx);
  await market.runJobs();
  const left = await sql`select 1 from prescriptions where id = ${prescription_id}`.execute(market.ctx.db);
  expect(left.rows).toEqual([]);
});

test('another try is never refused for those before it: the thirteenth picture of a day was, as too many at a time', async () => {
  const first = await send();
  market.clock.advance(1000);
  const later = await sendMany(12);
  const { rows } = await sql<{ id: string }>`
    select id from prescriptions where id = any(${[first.prescription_id, ...later]})`.execute(market.ctx.db);
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(later));
});

test.each([
  ['image_format', 'not a picture'],
  ['image_too_large', new Uint8Array(2 * 1024 * 1024 + 1)],
] as const)('a file that is no picture, or too large a one: %s', async (code, content) => {
  const form = new FormData();
  form.set('image', new Blob([content]), 'x.png');
  const refusal = await market.refused('checkout.uploadPrescription', { body: form }, guest);
  expect(refusal.code).toBe(code);
});

test('[CHK-03] a form without a file asks for the picture, in the words of an order without one', async () => {
  const refusal = await market.refused('checkout.uploadPrescription', { body: new FormData() }, guest);
  expect([refusal.status, refusal.code]).toEqual([422, 'prescription_required']);
  expect(refusal.body.message).toBe('Please upload your prescription image');
});
