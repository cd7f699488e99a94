import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  deliveryToCentre,
  fillTripCart,
  fixture,
  rental,
  tripContact,
} from '../../../testing/index.ts';
import { type Hire, openHire } from '../trips.fixture.ts';

const { vehicles } = rental;

let hire: Hire;
beforeAll(async () => {
  hire = await openHire();
});
afterAll(() => hire.market.close());
beforeEach(() => hire.startOver());

// The van is one unit; 4 hours of it at 20.00 with 10% off, and 22% tax.
const van = { vehicleId: vehicles.van };
const payload = { ...tripContact, payment_method: 'wallet', trip_amount: 87.84 };
const here = { location_name: '', ...fixture.points.centre };
const book = (caller: Caller) => hire.market.call('trips.book', { body: payload }, caller);

async function outcomes<Reply>(works: readonly Promise<Reply>[]) {
  const settled = await Promise.allSettled(works);
  return {
    done: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : [])),
  };
}
const trips = async (shopperId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trips where shopper_id = ${shopperId}`.execute(hire.market.ctx.db);
  return rows[0]?.count;
};

describe('the last vehicle', () => {
  test('[RENT-16] wanted by five at once is one’s; the others keep cart and money, and hear that it is gone', async () => {
    const customers = [];
    for (let count = 0; count < 5; count += 1) {
      const customer = await hire.newCustomer(20_000);
      await fillTripCart(hire.market, customer, van);
      customers.push(customer);
    }
    const { done, refused } = await outcomes(customers.map((one) => book(one)));
    expect(done).toHaveLength(1);
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'vehicle_not_available'));
    const left = [];
    for (const one of customers) {
      const cart = await hire.market.call('tripCart.get', {}, one);
      left.push([
        await trips(one.shopperId),
        await hire.balance(`wallet:${one.shopperId}`),
        cart.carts.length,
      ]);
    }
    expect(left.toSorted()).toEqual([...Array.from({ length: 4 }, () => [0, 20_000, 1]), [1, 11_216, 0]]);
  });

  test('[RENT-16] booked in two tabs of one customer at once is one trip, paid once', async () => {
    const ana = await hire.newCustomer(30_000);
    await fillTripCart(hire.market, ana, van);
    const { done, refused } = await outcomes([book(ana), book(ana)]);
    expect([done.length, refused.map(({ code }) => code)]).toEqual([1, ['trip_cart_empty']]);
    expect([await trips(ana.shopperId), await hire.balance(`wallet:${ana.shopperId}`)]).toEqual([1, 21_216]);
  });

  test('[RENT-16] [CHK-06] and an order, at once from one wallet that is enough for one of both: one is paid, the other told, and its cart stays', async () => {
    const { market } = hire;
    for (let round = 0; round < 4; round += 1) {
      await hire.freeUnits();
      const ana = await hire.newCustomer(9_000);
      await fillTripCart(market, ana, van);
      const buyer = { token: ana.token };
      await market.call('cart.add', { body: { item_id: fixture.items.pasta, quantity: 2, price: 7 } }, buyer);
      const { order_type, latitude, longitude } = deliveryToCentre;
      const asked = { body: { order_type, latitude, longitude } };
      const { order_amount } = (await market.call('checkout.quote', asked, buyer)).bill;
      const order = { ...deliveryToCentre, order_amount, payment_method: 'wallet' } as const;
      const works = [() => book(ana), () => market.call('checkout.place', { body: order }, buyer)];
      const { done, refused } = await outcomes<unknown>(
        (round % 2 === 0 ? works : works.toReversed()).map((work) => work()),
      );
      expect([done.length, refused.map(({ code }) => code)]).toEqual([1, ['wallet_balance_low']]);
      const isTrip = (await trips(ana.shopperId)) === 1;
      const paidMinor = isTrip ? 8_784 : Math.round(order_amount * 100);
      expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(9_000 - paidMinor);
      expect((await market.call('tripCart.get', {}, ana)).carts).toHaveLength(isTrip ? 0 : 1);
      expect((await market.call('cart.list', {}, buyer)).length).toBe(isTrip ? 1 : 0);
    }
  });

  test('[RENT-16] asked for twice at once under one key is one trip, with one answer', async () => {
    const ana = await hire.newCustomer(30_000);
    await fillTripCart(hire.market, ana, van);
    const key = hire.market.ctx.ids.next();
    const send = () =>
      hire.market.app.inject({
        method: 'POST',
        url: '/api/v1/rental/user/trip/trip-booking',
        headers: { 'idempotency-key': key, authorization: `Bearer ${ana.token}` },
        payload,
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.statusCode).toBe(200);
    expect(second.payload).toBe(first.payload);
    expect([await trips(ana.shopperId), await hire.balance(`wallet:${ana.shopperId}`)]).toEqual([1, 21_216]);
  });

  test('is a longer trip’s or a new one’s, when both are asked for at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      await hire.freeUnits();
      const [ana, bob] = [await hire.newCustomer(50_000), await hire.newCustomer(50_000)];
      const trip_id = await hire.book(ana, van);
      await fillTripCart(hire.market, bob, { ...van, trip: { pickup_time: '2026-06-17 13:00:00' } });
      const body = { trip_id, estimated_hours: 6 };
      const { bill } = await hire.market.call('trips.changeQuote', { body }, ana);
      const longer = { body: { ...body, trip_amount: bill.trip_amount } };
      const { done, refused } = await outcomes<unknown>([
        hire.market.call('trips.change', longer, ana),
        book(bob),
      ]);
      expect([done.length, refused.map(({ code }) => code)]).toEqual([1, ['vehicle_not_available']]);
    }
  });
});

describe('a trip that is', () => {
  test('cancelled and confirmed at once is one of both, with its money and units where they belong', async () => {
    for (let round = 0; round < 4; round += 1) {
      await hire.freeUnits();
      const ana = await hire.newCustomer(10_000);
      const trip_id = await hire.book(ana, { change: { payment_method: 'wallet' } });
      const cancel = () => hire.market.call('trips.cancel', { body: { trip_id } }, ana);
      const confirm = () => hire.market.call('ops.confirmTrip', { params: { id: trip_id } }, hire.wheels);
      const works = round % 2 ? [cancel(), confirm()] : [confirm(), cancel()];
      const { done, refused } = await outcomes<unknown>(works);
      expect([done.length, refused.length]).toEqual([1, 1]);
      const { trip_status: status } = await hire.details(trip_id, ana);
      const standing = [await hire.held(trip_id), await hire.balance(`wallet:${ana.shopperId}`)];
      expect(standing, status).toEqual(status === 'confirmed' ? [1, 5120] : [0, 10_000]);
    }
  });

  test('cancelled in two tabs at once goes back once', async () => {
    const ana = await hire.newCustomer(10_000);
    const trip_id = await hire.book(ana, { change: { payment_method: 'wallet' } });
    const cancel = () => hire.market.call('trips.cancel', { body: { trip_id } }, ana);
    const { done, refused } = await outcomes([cancel(), cancel()]);
    expect([done.length, refused.map(({ code }) => code)]).toEqual([1, ['trip_not_cancelable']]);
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(10_000);
  });

  test('made longer and cancelled at once leaves no money and no unit behind', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ana = await hire.newCustomer(20_000);
      const trip_id = await hire.book(ana, { change: { payment_method: 'wallet' } });
      const body = { trip_id, estimated_hours: 6 };
      const { bill } = await hire.market.call('trips.changeQuote', { body }, ana);
      await outcomes<unknown>([
        hire.market.call('trips.change', { body: { ...body, trip_amount: bill.trip_amount } }, ana),
        hire.market.call('trips.cancel', { body: { trip_id } }, ana),
      ]);
      expect((await hire.details(trip_id, ana)).trip_status).toBe('canceled');
      expect([await hire.held(trip_id), await hire.balance(`wallet:${ana.shopperId}`)]).toEqual([0, 20_000]);
    }
  });
});

describe('a vehicle that is taken off while it is in carts', () => {
  const isLet = (active: boolean) =>
    hire.market.call('ops.changeVehicle', { params: { id: vehicles.van }, body: { active } }, hire.wheels);

  test('[RENT-07] has none free there, is in the way of another trip and of booking, and can be taken out', async () => {
    const ana = await hire.newCustomer(50_000);
    await fillTripCart(hire.market, ana, van);
    const compact = { body: { vehicle_id: vehicles.compact, quantity: 2 } };
    await hire.market.call('tripCart.add', compact, ana);
    await isLet(false);
    const cart = await hire.market.call('tripCart.get', {}, ana);
    const line = cart.carts.find(({ vehicle }) => vehicle.id === vehicles.van);
    expect(line?.vehicle.total_vehicle_count).toBe(0);
    const more = { cart_id: line?.id ?? '', quantity: 2 };
    const none = {
      code: 'vehicle_not_available',
      message: 'This vehicle is not available in this pick time',
    };
    expect(await hire.market.refused('tripCart.update', { body: more }, ana)).toMatchObject(none);
    expect(await hire.market.refused('trips.book', { body: payload }, ana)).toMatchObject(none);
    const { id = '', pickup_location } = cart.user_data ?? {};
    const longer = {
      rental_type: 'hourly' as const,
      estimated_hours: 5,
      pickup_location: pickup_location ?? here,
    };
    const asked = { params: { id }, body: longer };
    expect((await hire.market.refused('tripCart.change', asked, ana)).body['vehicles']).toMatchObject([
      { id: line?.id, reason: 'not_available' },
    ]);
    const agreed = { params: { id }, body: { ...longer, remove_conflicting: true } };
    const left = await hire.market.call('tripCart.change', agreed, ana);
    expect(left.carts.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[vehicles.compact, 2]]);
    await isLet(true);
  });
});
