import type { Body } from '@promenade/contract/calls';
import type { PlaceBody } from '@promenade/contract/checkout';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestGuest, type TestMarket } from '../../testing/index.ts';

const { items, stores, modules, points, addOns } = fixture;
const lunchTime = '2026-06-17T15:30:00.000Z';

let market: TestMarket;
let guest: TestGuest;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  guest = await market.newGuest();
});
afterEach(() => market.clock.set(lunchTime));

type Place = PlaceBody;
type Quote = Body<'checkout.quote'>;

const toCentre: Quote = { order_type: 'delivery', latitude: points.centre.lat, longitude: points.centre.lng };
const contact = {
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Ana Silva',
  contact_person_number: '+598 99 123 456',
  contact_person_email: 'ana@example.com',
  address: 'Rambla 1',
} as const;

async function fill(itemId: string, quantity: number, price: number, by = guest, of = market): Promise<void> {
  const caller = { guestId: by.guestId };
  await of.call('cart.add', { body: { item_id: itemId, quantity, price } }, caller);
}

const quote = (body: Quote, by = guest) => market.call('checkout.quote', { body }, { guestId: by.guestId });
const place = (body: Place, by = guest) => market.call('checkout.place', { body }, { guestId: by.guestId });

/** What both calls refuse with, which must be the same. */
async function refusedBoth(body: Quote, by = guest, of = market, module?: string) {
  const caller = { guestId: by.guestId, ...(module === undefined ? {} : { module }) };
  const quoted = await of.refused('checkout.quote', { body }, caller);
  const placed = await of.refused(
    'checkout.place',
    { body: { ...body, ...contact, order_amount: 1 } },
    caller,
  );
  expect(placed.body).toEqual(quoted.body);
  expect(placed.message).not.toContain('{');
  return placed;
}

describe('the bill', () => {
  test('[CHK-06] subtotal, tax, delivery, tip and total, the same in the quote and in the order', async () => {
    await fill(items.pasta, 2, 7);
    const { bill, ...rest } = await quote({ ...toCentre, dm_tips: 2 });
    // 14.00 + 10 % tax + the least fee for 560 m + 2.00.
    expect(bill).toMatchObject({
      items_price: 14,
      subtotal: 14,
      tax: 1.4,
      tax_included: 0,
      delivery_charge: 1,
      dm_tips: 2,
      order_amount: 18.4,
    });
    expect(rest).toMatchObject({ store_id: stores.trattoria, minimum_order: 5, distance_metres: 559 });
    const form = { ...toCentre, ...contact, dm_tips: 2, order_amount: 18.4 };
    expect((await quote({ ...form, payment_method: 'cash_on_delivery' })).bill).toEqual(bill);
    const placed = await place(form);
    expect(placed).toMatchObject({ total_amount: 18.4, message: 'Order placed.' });
    expect(placed.order_number).toMatch(/^1\d{5}$/);
    const order = await market.call(
      'orders.details',
      { query: { order_id: placed.order_id } },
      { guestId: guest.guestId },
    );
    expect(order.bill).toEqual(bill);
    expect(await market.call('cart.list', {}, { guestId: guest.guestId })).toEqual([]);
  });

  test('[CHK-06] the store’s discount from its minimum, tax on what is left', async () => {
    await fill(items.pasta, 3, 7);
    const { bill } = await quote({ order_type: 'take_away' });
    expect(bill).toMatchObject({
      items_price: 21,
      discount: 2.1,
      subtotal: 18.9,
      tax: 1.89,
      order_amount: 20.79,
    });
  });

  test('[CHK-06] another total is refused with the new bill; so is the price of yesterday', async () => {
    await fill(items.pasta, 2, 7);
    const forged = { ...toCentre, ...contact, order_amount: 0.01 };
    const refusal = await market.refused('checkout.place', { body: forged }, { guestId: guest.guestId });
    expect(refusal).toMatchObject({ status: 409, code: 'bill_changed' });
    expect(refusal.body['bill']).toMatchObject({ order_amount: 16.4 });
    await sql`update items set price_minor = 800 where id = ${items.pasta}`.execute(market.ctx.db);
    const stale = { ...toCentre, ...contact, order_amount: 16.4 };
    const dearer = await market.refused('checkout.place', { body: stale }, { guestId: guest.guestId });
    expect(dearer.message).toBe('The total has changed to $18.60. Check the bill and confirm it again.');
    await sql`update items set price_minor = 700 where id = ${items.pasta}`.execute(market.ctx.db);
    expect(await market.call('cart.list', {}, { guestId: guest.guestId })).toHaveLength(1);
  });

  test('[CHK-01] take-away: no way, no fee, no address', async () => {
    await fill(items.pasta, 2, 7);
    const { bill, distance_metres } = await quote({ order_type: 'take_away', dm_tips: 5 });
    expect({ bill, distance_metres }).toMatchObject({
      distance_metres: null,
      bill: { delivery_charge: 0, free_delivery_by: 'take_away', dm_tips: 0, order_amount: 15.4 },
    });
    const { address: _address, ...person } = contact;
    const { order_id } = await place({ order_type: 'take_away', ...person, order_amount: 15.4 });
    const order = await market.call('orders.details', { query: { order_id } }, { guestId: guest.guestId });
    expect(order).toMatchObject({
      order_type: 'take_away',
      route: null,
      delivery_address: { address: null, latitude: null },
    });
  });

  test('[CHK-05] the fee is per kilometre between the least and the most', async () => {
    const fees: number[] = [];
    for (const perKm of [50, 1000, 5000]) {
      const own = await openTestMarket();
      await sql`update zone_rates set per_km_minor = ${perKm}`.execute(own.ctx.db);
      const shopper = await own.newGuest();
      await fill(items.pasta, 2, 7, shopper, own);
      const { bill } = await own.call('checkout.quote', { body: toCentre }, { guestId: shopper.guestId });
      fees.push(bill.delivery_charge);
      await own.close();
    }
    // 559 m: below the least, between, above the most.
    expect(fees).toEqual([1, 5.59, 8]);
  });

  test('[CHK-05] free from an order amount, by the market, by the store, and what it would have been', async () => {
    const reasons: unknown[] = [];
    for (const settings of [
      { freeDeliveryOverMinor: 1400 },
      { freeDeliveryOverMinor: 1401 },
      { freeDeliveryForAll: true },
    ]) {
      const own = await openTestMarket({ settings });
      const shopper = await own.newGuest();
      await fill(items.pasta, 2, 7, shopper, own);
      const caller = { guestId: shopper.guestId };
      const { bill } = await own.call('checkout.quote', { body: toCentre }, caller);
      reasons.push([bill.free_delivery_by, bill.delivery_charge, bill.delivery_charge_before]);
      await own.close();
    }
    expect(reasons).toEqual([
      ['order_amount', 0, 1],
      [null, 1, 1],
      ['market', 0, 1],
    ]);
    await sql`update stores set free_delivery = true where id = ${stores.trattoria}`.execute(market.ctx.db);
    await fill(items.pasta, 2, 7);
    expect((await quote(toCentre)).bill).toMatchObject({ free_delivery_by: 'store', delivery_charge: 0 });
    await sql`update stores set free_delivery = false where id = ${stores.trattoria}`.execute(market.ctx.db);
  });

  test('[CHK-06] tax inside the prices, a surge, packaging and service', async () => {
    const settings = { taxIncluded: true, serviceChargeMinor: 30, extraPackagingMinor: 20 };
    const own = await openTestMarket({ settings });
    await sql`update zone_rates set surge_percent = 50`.execute(own.ctx.db);
    const shopper = await own.newGuest();
    await fill(items.pasta, 2, 7, shopper, own);
    const body = { ...toCentre, extra_packaging: true };
    const { bill, terms } = await own.call('checkout.quote', { body }, { guestId: shopper.guestId });
    expect(terms).toMatchObject({ extra_packaging_charge: 0.2, service_charge: 0.3, tax_included: 1 });
    expect(bill).toMatchObject({
      extra_packaging: 0.2,
      tax: 1.27,
      tax_included: 1,
      surge: 0.5,
      delivery_charge: 1.5,
      order_amount: 16,
    });
    await own.close();
  });
});

test('[CHK-05] a busy hour asks more of what is delivered in it, and nothing of what is scheduled for later', async () => {
  const own = await openTestMarket();
  const surge = { type: 'amount', amountMinor: 70 };
  const time = { weekdays: [3], fromMinute: 12 * 60, untilMinute: 13 * 60, surge };
  await sql`update zone_rates set surge_times = ${JSON.stringify([time])}::jsonb`.execute(own.ctx.db);
  own.clock.set('2026-06-17T15:30:00.000Z');
  const shopper = await own.newGuest();
  await fill(items.pasta, 2, 7, shopper, own);
  const quoted = (schedule_at: string | null) =>
    own.call('checkout.quote', { body: { ...toCentre, schedule_at } }, { guestId: shopper.guestId });
  const { bill, slots } = await quoted(null);
  expect(bill).toMatchObject({ surge: 0.7, delivery_charge: 1.7 });
  expect((await quoted(slots.at(-1) ?? null)).bill).toMatchObject({ surge: 0, delivery_charge: 1 });
  await own.close();
});

describe('whom to ask', () => {
  const refusedPlace = (change: Partial<Place>, token?: string) =>
    market.refused(
      'checkout.place',
      { body: { ...toCentre, ...contact, order_amount: 16.4, ...change } as Place },
      token === undefined ? { guestId: guest.guestId } : { token },
    );

  test.each<[string, string, string, Partial<Place>]>([
    ['name_required', 'name is required', 'contact_person_name', { contact_person_name: ' ' }],
    ['phone_required', 'phone number required', 'contact_person_number', { contact_person_number: '' }],
    [
      'phone_invalid',
      'Please enter a phone number that can be called.',
      'contact_person_number',
      { contact_person_number: 'none' },
    ],
    ['email_required', 'Email is required', 'contact_person_email', { contact_person_email: null }],
    [
      'email_invalid',
      'Must be a valid email',
      'contact_person_email',
      { contact_person_email: 'ana at home' },
    ],
    [
      'email_invalid',
      'Must be a valid email',
      'contact_person_email',
      { contact_person_email: `${'a'.repeat(250)}@example.com` },
    ],
    ['address_required', 'Address is required', 'address', { address: '' }],
    ['address_required', 'Address is required', 'address', { latitude: null }],
  ])('[LOC-12] %s: %s', async (code, message, field, change) => {
    await fill(items.pasta, 2, 7);
    const refusal = await refusedPlace(change);
    expect(refusal.body.errors).toEqual([{ code, message, field }]);
    expect(await market.call('cart.list', {}, { guestId: guest.guestId })).toHaveLength(1);
  });

  test('[LOC-12] all that is wrong is told at once, before anything else is looked at', async () => {
    const refusal = await refusedPlace({ contact_person_name: '', contact_person_email: '', address: null });
    expect(refusal.body.errors.map((error) => error.code)).toEqual([
      'name_required',
      'email_required',
      'address_required',
    ]);
  });

  test('[LOC-12] a customer may leave the e-mail out', async () => {
    const { token } = await market.newCustomer();
    const body = { item_id: items.pasta, quantity: 2, price: 7 };
    await market.call('cart.add', { body }, { token });
    const { contact_person_email: _email, ...person } = contact;
    const order = { ...toCentre, ...person, order_amount: 16.4 };
    expect(await market.call('checkout.place', { body: order }, { token })).toMatchObject({
      total_amount: 16.4,
    });
  });

  test('a quote for a delivery needs a point too', async () => {
    await fill(items.pasta, 2, 7);
    const caller = { guestId: guest.guestId };
    expect((await market.refused('checkout.quote', { body: { order_type: 'delivery' } }, caller)).code).toBe(
      'address_required',
    );
  });
});

describe('what both the quote and the order refuse', () => {
  const db = () => market.ctx.db;

  test('[CHK-01] guests where the market wants customers', async () => {
    const own = await openTestMarket({ settings: { guestCheckout: false } });
    const shopper = await own.newGuest();
    await fill(items.pasta, 2, 7, shopper, own);
    expect(await refusedBoth(toCentre, shopper, own)).toMatchObject({
      status: 403,
      code: 'guest_checkout_off',
    });
    const { token } = await own.newCustomer();
    await own.call('cart.add', { body: { item_id: items.pasta, quantity: 2, price: 7 } }, { token });
    expect(await own.call('checkout.quote', { body: toCentre }, { token })).toMatchObject({
      bill: { order_amount: 16.4 },
    });
    await own.close();
  });

  test('an empty cart', async () => {
    expect((await refusedBoth(toCentre)).code).toBe('cart_empty');
  });

  test('[CHK-08] a store that is closed says when it opens, and which times could be had instead', async () => {
    await fill(items.pasta, 2, 7);
    market.clock.set('2026-06-18T05:00:00.000Z');
    const refusal = await refusedBoth(toCentre);
    expect(refusal).toMatchObject({ status: 422, code: 'store_closed' });
    expect(refusal.message).toBe('The Trattoria is closed now. It opens Thursday 08:00.');
    expect(refusal.body['opens_at']).toBe('2026-06-18T11:00:00.000Z');
    expect((refusal.body['slots'] as string[])[0]).toBe('2026-06-18T11:00:00.000Z');
  });

  test('a store that takes no orders', async () => {
    await fill(items.pasta, 2, 7);
    await sql`update stores set active = false where id = ${stores.trattoria}`.execute(db());
    expect((await refusedBoth(toCentre)).code).toBe('store_inactive');
    await sql`update stores set active = true where id = ${stores.trattoria}`.execute(db());
  });

  test('[CHK-01] a way of getting the order that the store does not offer', async () => {
    await fill(items.pasta, 2, 7);
    await sql`update stores set take_away = false where id = ${stores.trattoria}`.execute(db());
    expect((await refusedBoth({ order_type: 'take_away' })).code).toBe('order_type_off');
    await sql`update stores set take_away = true where id = ${stores.trattoria}`.execute(db());
  });

  test.each([
    ['slot_past', '2026-06-17T15:00:00.000Z'],
    ['slot_closed', '2026-06-18T05:00:00.000Z'],
    ['slot_closed', '2026-06-18T01:45:00.000Z'],
    ['slot_closed', '2026-07-17T15:30:00.000Z'],
  ])('[CHK-08] %s: %s', async (code, schedule_at) => {
    await fill(items.pasta, 2, 7);
    expect((await refusedBoth({ ...toCentre, schedule_at })).code).toBe(code);
  });

  test('[CHK-08] every time that is offered can be ordered for, and the order is expected then', async () => {
    await fill(items.pasta, 2, 7);
    const { slots } = await quote(toCentre);
    expect(slots[0]).toBe('2026-06-17T16:00:00.000Z');
    for (const schedule_at of [slots[0], slots.at(-1)]) {
      expect(await quote({ ...toCentre, schedule_at })).toMatchObject({ bill: { order_amount: 16.4 } });
    }
    const schedule_at = slots[10] ?? null;
    const { order_id } = await place({ ...toCentre, ...contact, schedule_at, order_amount: 16.4 });
    const order = await market.call('orders.details', { query: { order_id } }, { guestId: guest.guestId });
    expect(order).toMatchObject({ schedule_at, expected_at: schedule_at });
  });

  test('[CHK-08] an item is asked for the time at which it is made', async () => {
    await fill(items.lunch, 1, 11);
    expect(await quote(toCentre)).toMatchObject({ bill: { subtotal: 11 } });
    const refusal = await refusedBoth({ ...toCentre, schedule_at: '2026-06-17T20:00:00.000Z' });
    expect(refusal.message).toBe('Lunch menu is offered from 11:00 to 15:00.');
    expect(refusal.code).toBe('item_outside_window');
    expect(await quote({ ...toCentre, schedule_at: '2026-06-18T15:00:00.000Z' })).toMatchObject({
      bill: { subtotal: 11 },
    });
  });

  test('items and choices that are no longer offered', async () => {
    const body = {
      item_id: items.pizza,
      quantity: 1,
      price: 9,
      variation: [{ name: 'Size', values: { label: ['Small'] } }],
      add_on_ids: [addOns.cheese],
    };
    await market.call('cart.add', { body }, { guestId: guest.guestId });
    await sql`update add_ons set active = false where id = ${addOns.cheese}`.execute(db());
    expect((await refusedBoth(toCentre)).code).toBe('add_on_unknown');
    await sql`update add_ons set active = true where id = ${addOns.cheese}`.execute(db());
    const groups = await sql<{
      groups: unknown;
    }>`select variation_groups as groups from items where id = ${items.pizza}`.execute(db());
    await sql`update items set variation_groups = '[]' where id = ${items.pizza}`.execute(db());
    expect((await refusedBoth(toCentre)).code).toBe('choice_unknown');
    await sql`update items set variation_groups = ${JSON.stringify(groups.rows[0]?.groups)}::jsonb where id = ${items.pizza}`.execute(
      db(),
    );
    await sql`update items set active = false where id = ${items.pizza}`.execute(db());
    expect(await refusedBoth(toCentre)).toMatchObject({
      code: 'item_unavailable',
      message: 'Pizza is not on sale at the moment.',
    });
    await sql`update items set active = true where id = ${items.pizza}`.execute(db());
  });

  test('stock and limits that fell below what is in the cart', async () => {
    await fill(items.tiramisu, 3, 4.5);
    await sql`update item_stock set stock = 2 where item_id = ${items.tiramisu}`.execute(db());
    const refusal = await refusedBoth(toCentre);
    expect(refusal).toMatchObject({ status: 409, code: 'out_of_stock', message: 'Out of Stock' });
    expect(refusal.body['available']).toBe(2);
    await sql`update item_stock set stock = 7 where item_id = ${items.tiramisu}`.execute(db());
    await sql`update items set maximum_cart_quantity = 2 where id = ${items.tiramisu}`.execute(db());
    expect((await refusedBoth(toCentre)).code).toBe('out_of_limits');
    await sql`update items set maximum_cart_quantity = null where id = ${items.tiramisu}`.execute(db());
  });

  test('a variation that sold out', async () => {
    const caller = { guestId: guest.guestId, module: modules.grocery };
    const body = { item_id: items.coffee, quantity: 2, price: 5, variation: [{ type: '250g' }] };
    await market.call('cart.add', { body }, caller);
    const stock = (left: number) =>
      sql`update item_stock set stock = ${left} where item_id = ${items.coffee} and variation = '250g'`.execute(
        db(),
      );
    await stock(0);
    expect((await refusedBoth(toCentre, guest, market, modules.grocery)).code).toBe('variation_out_of_stock');
    await stock(3);
  });

  test('a door on no zone, and one in another zone than the store’s, with the kilometres', async () => {
    await fill(items.pasta, 2, 7);
    const outside = { latitude: points.outside.lat, longitude: points.outside.lng };
    expect(await refusedBoth({ ...toCentre, ...outside })).toMatchObject({ status: 404, code: 'no_zone' });
    const coast = { latitude: points.coast.lat, longitude: points.coast.lng };
    const refusal = await refusedBoth({ ...toCentre, ...coast });
    expect(refusal).toMatchObject({ status: 422, code: 'out_of_zone' });
    expect(refusal.message).toBe('The address is 2.282 km outside the delivery zone; take-away is possible.');
    expect(refusal.body).toMatchObject({ distance_metres: 2282, take_away: true });
    await sql`update stores set take_away = false where id = ${stores.trattoria}`.execute(db());
    const only = await refusedBoth({ ...toCentre, ...coast });
    expect(only).toMatchObject({ status: 422, code: 'out_of_zone_no_take_away', body: { take_away: false } });
    await sql`update stores set take_away = true where id = ${stores.trattoria}`.execute(db());
  });

  test('less than the store’s smallest order', async () => {
    await fill(items.lemonade, 1, 2.5);
    const refusal = await refusedBoth(toCentre);
    expect(refusal).toMatchObject({
      code: 'minimum_order',
      message: 'The minimum order here is $5.00. Add $2.50 more.',
    });
    expect(refusal.body).toMatchObject({ minimum_order: 5, missing: 2.5 });
  });
});

describe('placing', () => {
  test.each([
    ['cash_limit', { cashMaximumMinor: 1639 }],
    ['payment_method_off', { cashOnDelivery: false }],
  ])('%s', async (code, settings) => {
    const own = await openTestMarket({ settings });
    const shopper = await own.newGuest();
    await fill(items.pasta, 2, 7, shopper, own);
    const body = { ...toCentre, ...contact, order_amount: 16.4 };
    expect((await own.refused('checkout.place', { body }, { guestId: shopper.guestId })).code).toBe(code);
    expect(await own.count('orders')).toBe(0);
    await own.close();
  });

  test('the same order twenty times in parallel with one key is one order', async () => {
    await fill(items.tiramisu, 2, 4.5);
    const { bill } = await quote(toCentre);
    const before = await market.count('orders');
    const input = {
      body: { ...toCentre, ...contact, order_amount: bill.order_amount },
      idempotencyKey: 'one-key-for-twenty',
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => market.call('checkout.place', input, { guestId: guest.guestId })),
    );
    expect(new Set(answers.map((answer) => answer.order_id)).size).toBe(1);
    expect(await market.count('orders')).toBe(before + 1);
    const other = { ...input, body: { ...input.body, order_note: 'no onions' } };
    expect(await market.refused('checkout.place', other, { guestId: guest.guestId })).toMatchObject({
      code: 'key_reused',
    });
  });

  test('the same cart twice at once with two keys is one order and one refusal', async () => {
    await fill(items.pasta, 2, 7);
    const body = { ...toCentre, ...contact, order_amount: 16.4 };
    const caller = { guestId: guest.guestId };
    const outcomes = await Promise.allSettled(
      [0, 1].map(() => market.call('checkout.place', { body }, caller)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'cart_empty' },
    });
  });

  test('placing costs at most 30 statements, whatever the number of lines', async () => {
    await fill(items.pasta, 1, 7);
    await fill(items.tiramisu, 1, 4.5);
    await fill(items.lemonade, 1, 2.5);
    const { bill } = await quote(toCentre);
    const texts = await market.statements(() =>
      place({ ...toCentre, ...contact, order_amount: bill.order_amount }),
    );
    expect(texts.length).toBeLessThanOrEqual(30);
  });

  test('another shopper’s cart is never placed', async () => {
    await fill(items.pasta, 2, 7);
    const other = await market.newGuest();
    expect((await refusedBoth(toCentre, other)).code).toBe('cart_empty');
    expect(await market.call('cart.list', {}, { guestId: guest.guestId })).toHaveLength(1);
  });
});
