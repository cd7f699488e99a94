import type { Body } from '@promenade/contract/calls';
import { haversineMetres } from '@promenade/domain/zones';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  decideMarket,
  fixture,
  openTestMarket,
  type TestGuest,
  type TestMarket,
} from '../../testing/index.ts';
import { parcelToCoast, placeTestParcel } from '../../testing/test-parcels.ts';

const { modules, parcels, points, zones } = fixture;
type ParcelBody = Extract<Body<'checkout.place'>, { order_type: 'parcel' }>;

let market: TestMarket;
let sender: TestGuest;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(async () => {
  sender = await market.newGuest();
});

const by = () => ({ guestId: sender.guestId });
const at = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng });
const quote = (change: Partial<Body<'parcels.quote'>> = {}) =>
  market.call('parcels.quote', { body: { ...quoteBody, ...change } }, by());
const quoteBody: Body<'parcels.quote'> = {
  parcel_category_id: parcels.documents,
  sender_details: at(points.centre),
  receiver_details: at(points.coast),
};
const refusedQuote = (change: Partial<Body<'parcels.quote'>>) =>
  market.refused('parcels.quote', { body: { ...quoteBody, ...change } }, by());
const refusedPlace = (change: Partial<ParcelBody>, caller: object = by()) =>
  market.refused('checkout.place', { body: { ...parcelToCoast, order_amount: 1, ...change } }, caller);
const details = (order_id: string, caller: object = by()) =>
  market.call('orders.details', { query: { order_id } }, caller);
const cancel = (order_id: string, caller: object = by()) =>
  market.call('orders.cancel', { body: { order_id, reason: 'Wrong address' } }, caller);

type Step = 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered';
async function bring(id: string, to: Step): Promise<void> {
  const way = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const;
  for (const order_status of way.slice(0, way.indexOf(to) + 1))
    await market.call('ops.moveOrder', { params: { id }, body: { order_status } }, operator);
}
const back = (id: string, return_code: string) =>
  market.refused('ops.returnParcel', { params: { id }, body: { return_code } }, operator);

test('[CHK-10] kinds of parcel in the caller’s language, with their own prices', async () => {
  const listed = await market.call('parcels.categories', {}, { language: 'nl' });
  expect(listed).toEqual([
    expect.objectContaining({
      id: parcels.documents,
      name: 'Documents (nl)',
      parcel_per_km_shipping_charge: null,
    }),
    expect.objectContaining({
      id: parcels.furniture,
      module_id: modules.parcel,
      image: 'parcels/furniture.webp',
      image_full_url: 'http://market.example/media/parcels/furniture.webp',
      parcel_per_km_shipping_charge: 0.9,
      parcel_minimum_shipping_charge: 2.5,
    }),
  ]);
});

describe('[CHK-10] [CHK-05] the fee', () => {
  test('by the way between the doors and the zone’s rates, and says by which', async () => {
    const { bill, distance_metres, rates, expected_at } = await quote();
    expect(Math.abs(distance_metres - haversineMetres(points.centre, points.coast))).toBeLessThan(1);
    expect(rates).toEqual({ kind: 'per_km', per_km: 0.5, minimum: 1, maximum: 8 });
    expect(bill.delivery_charge).toBe(Math.round((distance_metres / 1000) * 50) / 100);
    expect(bill).toMatchObject({ subtotal: 0, tax: 0, order_amount: bill.delivery_charge });
    expect(Date.parse(expected_at)).toBeGreaterThan(market.clock.now());
  });

  test('by the category, where it has its own', async () => {
    const { bill, distance_metres, rates } = await quote({ parcel_category_id: parcels.furniture });
    expect(rates).toEqual({ kind: 'per_km', per_km: 0.9, minimum: 2.5, maximum: 8 });
    expect(bill.delivery_charge).toBe(Math.round((distance_metres / 1000) * 90) / 100);
    const near = await quote({
      parcel_category_id: parcels.furniture,
      receiver_details: at({ lat: -34.906, lng: -56.186 }),
    });
    expect(near.bill.delivery_charge).toBe(2.5);
  });

  test('the tip comes on top; a distance that the caller names is not even read', async () => {
    const plain = await quote();
    const tipped = await quote({ dm_tips: 3 });
    expect(tipped.bill.order_amount).toBeCloseTo(plain.bill.order_amount + 3, 6);
    expect((await refusedQuote({ distance_metres: 1 } as object)).code).toBe('malformed');
  });
});

describe('[CHK-10] where it goes', () => {
  test('both ends lie in zones that are served', async () => {
    expect(await refusedQuote({ sender_details: at(points.outside) })).toMatchObject({
      status: 404,
      code: 'parcel_no_pickup',
      body: { end: 'sender', zones: [{ name: 'Centre' }, { name: 'Coast' }] },
    });
    expect(await refusedQuote({ receiver_details: at(points.outside) })).toMatchObject({
      status: 404,
      code: 'parcel_no_delivery',
      body: { end: 'receiver' },
    });
    expect((await refusedQuote({ receiver_details: at(points.centre) })).code).toBe('parcel_same_place');
  });

  test('a zone without rates for parcels is none of theirs', async () => {
    await sql`delete from zone_rates where zone_id = ${zones.coast} and module_id = ${modules.parcel}`.execute(
      market.ctx.db,
    );
    await market.ctx.events.publish(market.ctx.db, 'zones');
    await expect.poll(async () => (await refusedQuote({})).code).toBe('parcel_no_delivery');
    await sql`insert into zone_rates (zone_id, module_id, per_km_minor, minimum_minor, maximum_minor)
      values (${zones.coast}, ${modules.parcel}, 50, 100, 800)`.execute(market.ctx.db);
    await market.ctx.events.publish(market.ctx.db, 'zones');
    await expect
      .poll(async () =>
        quote().then(
          () => 'quoted',
          () => 'refused',
        ),
      )
      .toBe('quoted');
  });

  test('a kind that is not carried, a market without parcels', async () => {
    const unknown = { parcel_category_id: fixture.items.pasta };
    expect(await refusedQuote(unknown)).toMatchObject({ status: 404, code: 'parcel_category_not_found' });
    const off = await openTestMarket();
    await sql`update modules set active = false where id = ${modules.parcel}`.execute(off.ctx.db);
    const { guestId } = await off.newGuest();
    const body = quoteBody;
    expect((await off.refused('parcels.quote', { body }, { guestId })).code).toBe('parcels_off');
    const place = { ...parcelToCoast, order_amount: 1 };
    expect((await off.refused('checkout.place', { body: place }, { guestId })).code).toBe('parcels_off');
    expect(await off.call('parcels.categories')).toEqual([]);
    await off.close();
  });
});

describe('[CHK-10] placing', () => {
  test('sender, receiver, kind and payer are kept and told; the contract’s order has no store', async () => {
    const { order_id, total_amount, due_amount } = await placeTestParcel(market, by());
    expect(due_amount).toBe(total_amount);
    const order = await details(order_id);
    expect(order).toMatchObject({
      order_type: 'parcel',
      order_status: 'pending',
      payment_status: 'unpaid',
      store: null,
      lines: [],
      parcel: {
        category: { id: parcels.documents, name: 'Documents' },
        charge_payer: 'sender',
        to: 'Rambla 2',
      },
      sender_details: {
        contact_person_name: 'Ana Silva',
        address: 'Sarandí 500',
        latitude: points.centre.lat,
      },
      delivery_address: {
        contact_person_name: 'Bruno Costa',
        address: 'Rambla 2',
        latitude: points.coast.lat,
      },
      order_note: 'Papers',
      parcel_return: null,
    });
    expect(order.route).not.toBeNull();
  });

  test('every field of both ends at once, empty or left out', async () => {
    const { latitude, longitude } = parcelToCoast.sender_details;
    const refused = await refusedPlace({
      sender_details: { latitude, longitude, contact_person_name: ' ' },
      receiver_details: { ...parcelToCoast.receiver_details, contact_person_number: 'no number' },
    });
    expect(refused.body.errors.map(({ code, field }) => [code, field])).toEqual([
      ['name_required', 'sender_details.contact_person_name'],
      ['phone_required', 'sender_details.contact_person_number'],
      ['address_required', 'sender_details.address'],
      ['phone_invalid', 'receiver_details.contact_person_number'],
    ]);
  });

  test('a phone as it is written at home, without a country’s code, is no reason to refuse', async () => {
    const contact_person_number = '098 765 432';
    const refused = await refusedPlace({
      receiver_details: { ...parcelToCoast.receiver_details, contact_person_number },
    });
    expect(refused.code).toBe('bill_changed');
  });

  test('what a quote refuses, placing refuses', async () => {
    const to = (point: { lat: number; lng: number }) => ({ ...parcelToCoast.receiver_details, ...at(point) });
    const from = { ...parcelToCoast.sender_details, ...at(points.outside) };
    expect((await refusedPlace({ sender_details: from })).code).toBe('parcel_no_pickup');
    expect((await refusedPlace({ receiver_details: to(points.outside) })).code).toBe('parcel_no_delivery');
    expect((await refusedPlace({ receiver_details: to(points.centre) })).code).toBe('parcel_same_place');
    const unknown = { parcel_category_id: fixture.items.pasta };
    expect((await refusedPlace(unknown)).code).toBe('parcel_category_not_found');
  });

  test('the total is the one that the sender saw', async () => {
    const before = await market.count('orders');
    const refused = await refusedPlace({ order_amount: 0.01 });
    const { bill } = await quote();
    expect(refused).toMatchObject({ status: 409, code: 'bill_changed', body: { bill } });
    expect(await market.count('orders')).toBe(before);
  });

  test('guests send only where guests may order', async () => {
    const own = await openTestMarket({ settings: { guestCheckout: false } });
    const { guestId } = await own.newGuest();
    const place = { ...parcelToCoast, order_amount: 1 };
    expect((await own.refused('parcels.quote', { body: quoteBody }, { guestId })).code).toBe(
      'guest_checkout_off',
    );
    expect((await own.refused('checkout.place', { body: place }, { guestId })).code).toBe(
      'guest_checkout_off',
    );
    await own.close();
  });

  test('twice under one key is one parcel', async () => {
    const { bill } = await quote();
    const request = {
      method: 'POST',
      url: '/api/v1/customer/order/place',
      headers: { 'idempotency-key': market.ctx.ids.next() },
      payload: { ...parcelToCoast, guest_id: sender.guestId, order_amount: bill.order_amount },
    } as const;
    const before = await market.count('orders');
    const both = await Promise.all([market.app.inject(request), market.app.inject(request)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(both[0]?.payload).toBe(both[1]?.payload);
    expect(await market.count('orders')).toBe(before + 1);
  });
});

describe('[CHK-10] who pays', () => {
  test('the receiver in cash at the door, and no other way', async () => {
    const refused = await refusedPlace({ charge_payer: 'receiver', payment_method: 'wallet' });
    expect(refused).toMatchObject({ status: 422, code: 'receiver_pays_cash' });
    expect((await refusedPlace({ charge_payer: 'receiver', partial_payment: true })).code).toBe(
      'receiver_pays_cash',
    );
    const { order_id } = await placeTestParcel(market, by(), { charge_payer: 'receiver' });
    await bring(order_id, 'picked_up');
    expect(await details(order_id)).toMatchObject({ payment_status: 'unpaid' });
    await market.call(
      'ops.moveOrder',
      { params: { id: order_id }, body: { order_status: 'delivered' } },
      operator,
    );
    expect(await details(order_id)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
  });

  test('the sender in cash when it is fetched', async () => {
    const { order_id } = await placeTestParcel(market, by());
    await bring(order_id, 'handover');
    expect(await details(order_id)).toMatchObject({ payment_status: 'unpaid' });
    await market.call(
      'ops.moveOrder',
      { params: { id: order_id }, body: { order_status: 'picked_up' } },
      operator,
    );
    expect(await details(order_id)).toMatchObject({ payment_status: 'paid' });
  });

  test('cash as far as the market takes it', async () => {
    const own = await openTestMarket({ settings: { cashMaximumMinor: 10 } });
    const { guestId } = await own.newGuest();
    const body = { ...parcelToCoast, order_amount: 1 };
    expect((await own.refused('checkout.place', { body }, { guestId })).code).toBe('cash_limit');
    await decideMarket(own.ctx, { cashOnDelivery: false });
    await expect
      .poll(async () => (await own.refused('checkout.place', { body }, { guestId })).code)
      .toBe('payment_method_off');
    await own.close();
  });
});

describe('[CHK-10] cancelling', () => {
  test.each(['confirmed', 'processing', 'handover'] as const)(
    'before the pick-up, %s: at once, no code',
    async (to) => {
      const { order_id } = await placeTestParcel(market, by());
      await bring(order_id, to);
      expect(await details(order_id)).toMatchObject({ cancelable: true });
      expect(await cancel(order_id)).toEqual({
        id: order_id,
        return_code: null,
        message: 'Order cancelled.',
      });
      expect(await details(order_id)).toMatchObject({
        order_status: 'canceled',
        payment_status: 'unpaid',
        parcel_return: null,
        cancelable: false,
      });
    },
  );

  test('after it the courier brings it back, which four digits of the sender prove', async () => {
    const { order_id } = await placeTestParcel(market, by(), { charge_payer: 'receiver' });
    await bring(order_id, 'picked_up');
    const turned = await cancel(order_id);
    expect(turned.return_code).toMatch(/^\d{4}$/);
    expect(turned.message).toContain(turned.return_code);
    expect(await details(order_id)).toMatchObject({
      order_status: 'picked_up',
      cancelable: false,
      parcel_return: { code: turned.return_code, returned_at: null },
    });
    const wrong = turned.return_code === '0000' ? '1111' : '0000';
    expect(await back(order_id, wrong)).toMatchObject({ status: 422, code: 'return_code_wrong' });
    const shopper = { params: { id: order_id }, body: { return_code: turned.return_code ?? '' } };
    expect((await market.refused('ops.returnParcel', shopper, by())).status).toBe(403);
    const body = { return_code: turned.return_code ?? '' };
    await market.call('ops.returnParcel', { params: { id: order_id }, body }, operator);
    expect(await details(order_id)).toMatchObject({
      order_status: 'canceled',
      payment_status: 'paid',
      ended: { by: 'shopper' },
    });
    expect((await back(order_id, body.return_code)).code).toBe('not_returning');
  });

  test('its sender, who turned it round, is told of it as their own doing: the market neither cancelled it nor pays it back', async () => {
    const ana = await market.newCustomer();
    const { order_id, order_number } = await placeTestParcel(market, ana);
    await bring(order_id, 'picked_up');
    const { return_code } = await cancel(order_id, ana);
    await market.call(
      'ops.returnParcel',
      { params: { id: order_id }, body: { return_code: return_code ?? '' } },
      operator,
    );
    const { notifications } = await market.call('notifications.list', {}, ana);
    expect(notifications[0]?.description).toBe(`Your parcel ${order_number} is with you again.`);
  });

  test('whose receiver is not at home: its courier turns it round, and its sender is told why and has the code', async () => {
    const ana = await market.newCustomer();
    const { order_id, order_number } = await placeTestParcel(market, ana);
    await bring(order_id, 'handover');
    const vera = { name: 'Vera', phone: '+59899000777', vehicle: 'bicycle' } as const;
    const { courier_id: holder_id } = await market.call('ops.addCourier', { body: vera }, operator);
    const staff = { body: { role: 'courier', holder_id } } as const;
    const courier = { token: (await market.call('ops.giveToken', staff, operator)).token };
    await market.call('ops.takeOrder', { params: { id: order_id }, body: {} }, courier);
    const turn = { params: { id: order_id }, body: { reason: 'Nobody opened' } };
    expect((await market.refused('ops.turnParcelBack', turn, courier)).code).toBe('status_conflict');
    await market.call('ops.pickUp', { params: { id: order_id } }, courier);
    const { order } = await market.call('ops.turnParcelBack', turn, courier);
    expect(order.parcel_return).toMatchObject({ by: 'courier', reason: 'Nobody opened', code: null });
    expect((await market.refused('ops.turnParcelBack', turn, courier)).code).toBe('status_conflict');
    const seen = await market.call('orders.details', { query: { order_id } }, ana);
    const { notifications } = await market.call('notifications.list', {}, ana);
    expect(notifications[0]?.description).toBe(
      `The courier is bringing your parcel ${order_number} back. Your return code is ${seen.parcel_return?.code}. Reason: Nobody opened`,
    );
    const body = { return_code: seen.parcel_return?.code ?? '' };
    await market.call('ops.returnParcel', { params: { id: order_id }, body }, courier);
    expect(await market.call('orders.details', { query: { order_id } }, ana)).toMatchObject({
      order_status: 'canceled',
      ended: { by: 'courier', reason: 'Nobody opened' },
    });
  });

  test('a new parcel waits for a courier, who finds it, takes it and says yes; not while it is to be paid', async () => {
    const { order_id } = await placeTestParcel(market, by());
    const leo = { name: 'Leo', phone: '+59899000888', vehicle: 'bicycle' } as const;
    const { courier_id: holder_id } = await market.call('ops.addCourier', { body: leo }, operator);
    const staff = { body: { role: 'courier', holder_id } } as const;
    const courier = { token: (await market.call('ops.giveToken', staff, operator)).token };
    const waiting = async () =>
      (await market.call('ops.staffOrders', { query: { waiting: '1', limit: 50 } }, courier)).orders.map(
        ({ id }) => id,
      );
    const due = (at: string) =>
      sql`update orders set payment_due_at = ${sql.raw(at)} where id = ${order_id}`.execute(market.ctx.db);
    const take = { params: { id: order_id }, body: {} };
    await due("now() + interval '10 minutes'");
    expect(await waiting()).not.toContain(order_id);
    expect((await market.refused('ops.staffOrder', { params: { id: order_id } }, courier)).code).toBe(
      'order_not_found',
    );
    expect((await market.refused('ops.takeOrder', take, courier)).code).toBe('awaiting_payment');
    await due('null');
    expect(await waiting()).toContain(order_id);
    expect(await market.call('ops.staffOrder', { params: { id: order_id } }, courier)).toMatchObject({
      order_status: 'pending',
    });
    await market.call('ops.takeOrder', take, courier);
    const { order } = await market.call('ops.acceptOrder', take, courier);
    expect(order.order_status).toBe('confirmed');
  });

  test('a parcel that nobody takes is ended in words of its own: it has no store that did not answer', async () => {
    const { order_id } = await placeTestParcel(market, by());
    market.clock.advance(5 * 60_000);
    await market.runJobs();
    market.clock.advance(10 * 60_000);
    await market.runJobs();
    expect(await details(order_id)).toMatchObject({
      order_status: 'canceled',
      ended: { by: 'system', reason: 'No courier took it in time.' },
    });
  });

  test('a store has no parcel to turn round, and of another’s there is none', async () => {
    const { order_id } = await placeTestParcel(market, by());
    await bring(order_id, 'picked_up');
    const holder = { body: { role: 'store', holder_id: fixture.stores.trattoria } } as const;
    const store = { token: (await market.call('ops.giveToken', holder, operator)).token };
    const turn = { params: { id: order_id }, body: { reason: 'x' } };
    expect((await market.refused('ops.turnParcelBack', turn, store)).code).toBe('order_not_found');
  });

  test('once, and not when the receiver has it; it cannot be delivered any more', async () => {
    const { order_id } = await placeTestParcel(market, by());
    await bring(order_id, 'picked_up');
    await cancel(order_id);
    const again = await market.refused('orders.cancel', { body: { order_id } }, by());
    expect(again).toMatchObject({ status: 409, code: 'parcel_not_cancelable' });
    const deliver = { params: { id: order_id }, body: { order_status: 'delivered' as const } };
    expect((await market.refused('ops.moveOrder', deliver, operator)).code).toBe('status_conflict');
    const { order_id: other } = await placeTestParcel(market, by());
    await bring(other, 'delivered');
    expect((await market.refused('orders.cancel', { body: { order_id: other } }, by())).code).toBe(
      'parcel_not_cancelable',
    );
    expect((await back(other, '1234')).code).toBe('not_returning');
    expect((await back(fixture.items.pasta, '1234')).code).toBe('order_not_found');
  });

  test('each wrong code is told how many tries are left; after five an operator closes it', async () => {
    const { order_id } = await placeTestParcel(market, by());
    await bring(order_id, 'picked_up');
    const { return_code } = await cancel(order_id);
    const wrong = return_code === '0000' ? '1111' : '0000';
    for (const left of [4, 3, 2, 1, 0])
      expect(await back(order_id, wrong)).toMatchObject({
        code: 'return_code_wrong',
        message: `This is not the return code. Tries left: ${left}.`,
      });
    expect((await back(order_id, return_code ?? '')).code).toBe('delivery_code_locked');
    await market.call(
      'ops.moveOrder',
      { params: { id: order_id }, body: { order_status: 'canceled' } },
      operator,
    );
    expect(await details(order_id)).toMatchObject({ order_status: 'canceled' });
  });

  test('two at once: one code', async () => {
    const { order_id } = await placeTestParcel(market, by());
    await bring(order_id, 'picked_up');
    const both = await Promise.allSettled([cancel(order_id), cancel(order_id)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('another shopper neither sees nor cancels it; the receiver’s phone shows it without the code', async () => {
    const { order_id, order_number } = await placeTestParcel(market, by());
    await bring(order_id, 'picked_up');
    await cancel(order_id);
    const other = { guestId: (await market.newGuest()).guestId };
    expect((await market.refused('orders.details', { query: { order_id } }, other)).code).toBe(
      'order_not_found',
    );
    expect((await market.refused('orders.cancel', { body: { order_id } }, other)).code).toBe(
      'order_not_found',
    );
    const query = {
      order_id: order_number,
      contact_number: parcelToCoast.receiver_details.contact_person_number,
    };
    const tracked = await market.call('orders.track', { query });
    expect(tracked).toMatchObject({ id: order_id, parcel_return: { code: null } });
    expect(tracked.sender_details?.contact_person_number).toMatch(/^\+598\*+456$/);
    const own = { ...query, contact_number: parcelToCoast.sender_details.contact_person_number };
    expect(await market.call('orders.track', { query: own })).toMatchObject({ id: order_id });
    const wrong = { ...query, contact_number: '+598 99 000 000' };
    expect((await market.refused('orders.track', { query: wrong })).code).toBe('order_untracked');
  });
});
