import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  decideMarket,
  bookTestTrip,
  type Caller,
  fillTripCart,
  fixture,
  rental,
  tripContact,
} from '../../../testing/index.ts';
import { changeModule, getMarket, type MarketSettings } from '../../settings/index.ts';
import { type Hire, openHire } from '../trips.fixture.ts';

const { vehicles, providers, modules } = rental;
const { coast } = fixture.points;

let hire: Hire;
let guest: Caller;
beforeAll(async () => {
  hire = await openHire();
});
afterAll(() => hire.market.close());
beforeEach(async () => {
  await hire.startOver();
  guest = await hire.newGuest();
});

const decide = (settings: Partial<MarketSettings>) => decideMarket(hire.market.ctx, settings);
const run = (statement: string) => sql.raw(statement).execute(hire.market.ctx.db);
const quote = (caller = guest, coupon_code: string | null = null) =>
  hire.market.call('trips.quote', { body: { coupon_code } }, caller);
const refusedQuote = async (coupon_code: string | null = null) =>
  (await hire.market.refused('trips.quote', { body: { coupon_code } }, guest)).code;
const payload = { ...tripContact, payment_method: 'cash_on_delivery', trip_amount: 48.8 };
const refusedBooking = async (change: object = {}, caller = guest) =>
  (await hire.market.refused('trips.book', { body: { ...payload, ...change } }, caller)).code;

describe('the server’s bill', () => {
  test('[RENT-09] [SYS-10] rate × hours × quantity, the provider’s discount where it is larger, tax on top', async () => {
    await fillTripCart(hire.market, guest, { quantity: 3, trip: { estimated_hours: 5 } });
    const quoted = await quote();
    // With the one form that books it, too.
    expect(await hire.market.call('trips.quote', { body: payload }, guest)).toEqual(quoted);
    // 3 × 5 × 10.00 = 150.00; 15% of it is 22.50; 22% tax on 127.50.
    expect(quoted).toMatchObject({
      provider_id: providers.wheels,
      bill: {
        trip_price: 150,
        discount: 22.5,
        discount_by: 'provider',
        subtotal: 127.5,
        coupon_discount: 0,
        tax: 28.05,
        tax_rate: 22,
        tax_included: 0,
        trip_amount: 155.55,
      },
      starts_at: '2026-06-17T12:00:00.000Z',
      ends_at: '2026-06-17T17:00:00.000Z',
      time_zone: 'America/Montevideo',
      lines: [{ vehicle_id: vehicles.compact, quantity: 3, rate: 10, gross_price: 150, total_price: 127.5 }],
    });
  });

  test('[RENT-09] a vehicle’s own discount counts where it is larger; the provider’s ends at its instant', async () => {
    await fillTripCart(hire.market, guest, { vehicleId: vehicles.van, trip: { estimated_hours: 4 } });
    expect((await quote()).bill).toMatchObject({ trip_price: 80, discount: 8, discount_by: 'vehicle' });
    const bicycles = { vehicleId: vehicles.bicycle, quantity: 4, trip: { estimated_hours: 10 } };
    await fillTripCart(hire.market, guest, bicycles);
    // 10 hours of the van and of four bicycles: 15% of 320.00 is more than 30.00, its cap.
    expect((await quote()).bill).toMatchObject({ trip_price: 320, discount: 30, discount_by: 'provider' });
    hire.market.clock.set('2026-07-01T00:00:00Z');
    expect((await quote()).bill).toMatchObject({ trip_price: 320, discount: 20, discount_by: 'vehicle' });
  });

  test('[RENT-09] a coupon from its min_purchase, once; given back when the trip is cancelled', async () => {
    const rentalCoupon = { code: 'HIRE10', discount_type: 'percent', discount: 10, limit: 1 } as const;
    const title = { en: 'Ten', ar: '', nl: '', fr: '' };
    const body = {
      ...rentalCoupon,
      title,
      coupon_type: 'store_wise' as const,
      data: [providers.wheels],
      module_id: modules.rental,
      min_purchase: 30,
    };
    await hire.market.call('ops.addCoupon', { body }, hire.operator);
    const ana = await hire.newCustomer();
    await fillTripCart(hire.market, ana);
    const listed = await hire.market.call('rentalCoupons.list', {}, ana);
    expect(listed).toMatchObject([{ code: 'HIRE10', applicable: true, discount_amount: 4 }]);
    const applied = await hire.market.call('rentalCoupons.apply', { query: { code: 'hire10' } }, ana);
    expect(applied).toMatchObject({ discount_amount: 4 });
    const booking = { ...payload, coupon_code: 'HIRE10', trip_amount: 43.92 };
    const { trip_id } = await hire.market.call('trips.book', { body: booking }, ana);
    const trip = await hire.details(trip_id, ana);
    // 40.00 − 4.00, and 22% of 36.00.
    expect(trip).toMatchObject({ coupon_code: 'HIRE10', bill: { coupon_discount: 4, trip_amount: 43.92 } });
    await fillTripCart(hire.market, ana);
    const again = { body: { coupon_code: 'HIRE10' } };
    expect((await hire.market.refused('trips.quote', again, ana)).code).toBe('coupon_used_up');
    await hire.market.call('trips.cancel', { body: { trip_id } }, ana);
    expect((await hire.market.call('trips.quote', again, ana)).bill.coupon_discount).toBe(4);
  });

  test('coupons of kitchens are none for trips: they stood among those of an empty trip cart', async () => {
    const add = (code: string, storeId: string) => {
      const title = { en: code, ar: '', nl: '', fr: '' };
      const discount = { discount_type: 'percent', discount: 10 } as const;
      const body = { code, title, coupon_type: 'store_wise' as const, data: [storeId], ...discount };
      return hire.market.call('ops.addCoupon', { body }, hire.operator);
    };
    await add('KITCHEN10', fixture.stores.trattoria);
    await add('WHEELS10', providers.wheels);
    const codesOf = async () =>
      (await hire.market.call('rentalCoupons.list', {}, guest)).map(({ code }) => code);
    expect(await codesOf()).not.toContain('KITCHEN10');
    await fillTripCart(hire.market, guest);
    expect(await codesOf()).toContain('WHEELS10');
    expect(await codesOf()).not.toContain('KITCHEN10');
  });

  test('[PROF-06] a provider’s coupons are listed before its vehicles are in the cart, where it hands them over: they were nowhere', async () => {
    const add = (code: string, storeId: string) => {
      const title = { en: code, ar: '', nl: '', fr: '' };
      const discount = { discount_type: 'percent', discount: 10 } as const;
      const body = { code, title, coupon_type: 'store_wise' as const, data: [storeId], ...discount };
      return hire.market.call('ops.addCoupon', { body }, hire.operator);
    };
    await add('HERE10', providers.wheels);
    await add('BOTH10', providers.coastal);
    const { guestId } = guest;
    const listed = async (caller: Caller) => await hire.market.call('coupons.list', {}, caller);
    const codesOf = async (caller: Caller) => (await listed(caller)).map(({ code }) => code);
    const wheels = { id: providers.wheels, slug: 'city-wheels', module_id: modules.rental };
    expect((await listed(guest)).find(({ code }) => code === 'HERE10')?.stores).toMatchObject([wheels]);
    expect(await codesOf(guest)).toContain('BOTH10');
    // Also among the others where somebody looks for food.
    expect(await codesOf({ guestId, module: fixture.modules.food })).toContain('HERE10');
    const coastal = await codesOf({ ...guest, zones: [fixture.zones.coast] });
    expect([coastal.includes('BOTH10'), coastal.includes('HERE10')]).toEqual([true, false]);
    const ofTrips = await hire.market.call('rentalCoupons.list', {}, guest);
    expect(ofTrips.map(({ code }) => code)).toContain('HERE10');
  });

  test('[SYS-10] prices that hold the tax already', async () => {
    await decide({ taxIncluded: true });
    await fillTripCart(hire.market, guest);
    expect((await quote()).bill).toMatchObject({ tax: 7.21, tax_included: 1, trip_amount: 40 });
    await decide({ taxIncluded: false });
  });
});

describe('booking', () => {
  test('[RENT-15] [RENT-16] [RENT-22] a guest books: units held, cart emptied, trip readable', async () => {
    const booked = await bookTestTrip(hire.market, guest, { quantity: 2 });
    expect(booked).toMatchObject({
      trip_amount: 97.6,
      due_amount: 97.6,
      redirect_link: null,
      payment_due_at: null,
      message: 'Your trip is booked.',
    });
    expect(await hire.held(booked.trip_id)).toBe(2);
    expect((await hire.market.call('tripCart.get', {}, guest)).carts).toEqual([]);
    const trip = await hire.details(booked.trip_number, guest);
    expect(trip).toMatchObject({
      id: booked.trip_id,
      trip_status: 'pending',
      payment_status: 'unpaid',
      rental_type: 'hourly',
      estimated_hours: 4,
      pickup_now: true,
      vehicle_count: 2,
      provider: { id: providers.wheels, name: 'City Wheels' },
      timeline: [{ status: 'pending' }],
      cancelable: true,
      changeable: true,
      contact_person_email: 'ana@example.com',
    });
    expect(trip.units).toHaveLength(2);
    expect(trip.route).not.toBeNull();
  });

  test('[RENT-16] the same key gives the same trip', async () => {
    await fillTripCart(hire.market, guest);
    const key = hire.market.ctx.ids.next();
    const send = () =>
      hire.market.app.inject({
        method: 'POST',
        url: '/api/v1/rental/user/trip/trip-booking',
        headers: { 'idempotency-key': key },
        payload: { ...payload, guest_id: guest.guestId },
      });
    const [first, second] = [await send(), await send()];
    expect(first.statusCode).toBe(200);
    expect(second.payload).toBe(first.payload);
    expect(await hire.held(first.json().trip_id)).toBe(1);
  });

  test('[RENT-09] a trip by distance costs the server’s own kilometres and takes what the way takes', async () => {
    const trip = {
      rental_type: 'distance',
      destination_location: { location_name: 'There', ...coast },
      distance: 1,
    } as const;
    const trip_id = await hire.book(guest, { vehicleId: vehicles.limousine, trip });
    const booked = await hire.details(trip_id, guest);
    expect(booked.rental_type).toBe('distance_wise');
    expect(booked.distance).toBeGreaterThan(1.5);
    expect(booked.bill.trip_price).toBeCloseTo(booked.distance * 9, 1);
    expect(booked.changeable).toBe(false);
  });

  test('[RENT-16] trips may touch; one more than there are units is told so', async () => {
    const later = (hour: string) => ({ pickup_time: `2026-06-18 ${hour}:00:00`, estimated_hours: 2 });
    const van = { vehicleId: vehicles.van };
    await hire.book(guest, { ...van, trip: later('10') });
    await hire.book(guest, { ...van, trip: later('12') });
    await hire.book(guest, { ...van, trip: later('08') });
    const other = await hire.newGuest();
    await expect(hire.book(other, { ...van, trip: later('11') })).rejects.toMatchObject({
      status: 409,
      code: 'vehicle_not_available',
    });
  });
});

describe('refusals of quote and booking, in the order of the checks', () => {
  test('[RENT-15] all three of the contact are required, and told at once', async () => {
    const blank = { contact_person_name: '', contact_person_number: '', contact_person_email: '' };
    const ana = await hire.newCustomer();
    const refusal = await hire.market.refused('trips.book', { body: { ...payload, ...blank } }, ana);
    expect(refusal.body.errors.map(({ code }) => code)).toEqual([
      'name_required',
      'phone_required',
      'email_required',
    ]);
    expect(await refusedBooking({ contact_person_number: 'x1' })).toBe('phone_invalid');
    expect(await refusedBooking({ contact_person_email: 'nobody' })).toBe('email_invalid');
  });

  test('an empty cart, guests where they may not, a provider that is closed', async () => {
    expect(await refusedQuote()).toBe('trip_cart_empty');
    expect(await refusedBooking()).toBe('trip_cart_empty');
    const coupon = { query: { code: 'ANY' } };
    expect((await hire.market.refused('rentalCoupons.apply', coupon, guest)).code).toBe('trip_cart_empty');
    await fillTripCart(hire.market, guest);
    await run(`update stores set active = false where id = '${providers.wheels}'`);
    expect([await refusedQuote(), await refusedBooking()]).toEqual([
      'provider_inactive',
      'provider_inactive',
    ]);
    await run(`update stores set active = true where id = '${providers.wheels}'`);
    await decide({ guestCheckout: false });
    expect([await refusedQuote(), await refusedBooking()]).toEqual([
      'guest_checkout_off',
      'guest_checkout_off',
    ]);
    await decide({ guestCheckout: true });
  });

  test('a module that was closed: what is in the cart is not booked, and no vehicle comes in', async () => {
    const { ctx } = hire.market;
    const isOpen = async () =>
      (await getMarket(ctx)).modules.find(({ module_type }) => module_type === 'rental')?.active;
    await fillTripCart(hire.market, guest);
    await changeModule(ctx, 'rental', { active: false });
    await expect.poll(isOpen).toBe(false);
    expect([await refusedQuote(), await refusedBooking()]).toEqual([
      'provider_inactive',
      'provider_inactive',
    ]);
    const other = await hire.newGuest();
    await expect(fillTripCart(hire.market, other)).rejects.toMatchObject({ code: 'vehicle_not_found' });
    await changeModule(ctx, 'rental', { active: true });
    await expect.poll(isOpen).toBe(true);
  });

  test('vehicles no longer let, or not that way; more than are free', async () => {
    await fillTripCart(hire.market, guest, { quantity: 2 });
    await run(`update vehicles set active = false where id = '${vehicles.compact}'`);
    expect([await refusedQuote(), await refusedBooking()]).toEqual([
      'vehicle_not_available',
      'vehicle_not_available',
    ]);
    await run(`update vehicles set active = true, hourly_minor = null where id = '${vehicles.compact}'`);
    const missing = 'vehicle_trip_type_missing';
    expect([await refusedQuote(), await refusedBooking()]).toEqual([missing, missing]);
    await run(`update vehicles set hourly_minor = 1000 where id = '${vehicles.compact}'`);
    await hire.book(await hire.newGuest(), { quantity: 2 });
    const total = { trip_amount: 97.6 };
    expect([await refusedQuote(), await refusedBooking(total)]).toEqual([
      'vehicle_quantity',
      'vehicle_quantity',
    ]);
    await hire.book(await hire.newGuest());
    expect([await refusedQuote(), await refusedBooking(total)]).toEqual([
      'vehicle_not_available',
      'vehicle_not_available',
    ]);
  });

  test('a pickup point outside, where the vehicles are handed over is said with it; no duration, no destination', async () => {
    await fillTripCart(hire.market, guest);
    const cart = (columns: string) => run(`update trip_carts set ${columns}`);
    await cart(`pickup = '{"name": "", "lat": ${coast.lat}, "lng": ${coast.lng}}'`);
    const refusal = await hire.market.refused('trips.quote', { body: {} }, guest);
    expect(refusal).toMatchObject({
      code: 'pickup_outside_zones',
      message: 'City Wheels does not hand over vehicles there. The nearest zone where it does: Centre.',
    });
    expect(await refusedBooking()).toBe('pickup_outside_zones');
    const { lat, lng } = fixture.points.centre;
    await cart(`pickup = '{"name": "", "lat": ${lat}, "lng": ${lng}}', hours = 0`);
    expect([await refusedQuote(), await refusedBooking()]).toEqual([
      'duration_required',
      'duration_required',
    ]);
    await cart(`rental_type = 'distance_wise'`);
    const missing = 'destination_required';
    expect([await refusedQuote(), await refusedBooking()]).toEqual([missing, missing]);
    await cart(`destination = pickup, distance_metres = 0`);
    const near = 'destination_too_near';
    expect([await refusedQuote(), await refusedBooking()]).toEqual([near, near]);
    await cart(`rental_type = 'hourly', hours = 4, pickup_at = '2099-01-05T13:00:00Z'`);
    const far = 'pickup_too_far';
    expect([await refusedQuote(), await refusedBooking()]).toEqual([far, far]);
  });

  test('another total than the one that was seen; the new bill is told', async () => {
    await fillTripCart(hire.market, guest);
    const body = { ...payload, trip_amount: 48.79 };
    const refusal = await hire.market.refused('trips.book', { body }, guest);
    expect(refusal).toMatchObject({ code: 'bill_changed', body: { bill: { trip_amount: 48.8 } } });
    // Who books a trip orders nothing.
    expect(refusal.message).toBe('The total has changed to $48.80. Check the bill and confirm it again.');
    expect(await hire.market.call('tripCart.get', {}, guest)).toMatchObject({ carts: [{ quantity: 1 }] });
  });

  test('ways to pay: off, cash over its limit, a wallet that holds too little', async () => {
    await decide({ cashMaximumMinor: 4879 });
    const ana = await hire.newCustomer(1000);
    await fillTripCart(hire.market, ana);
    expect(await refusedBooking({ payment_method: 'stripe' }, ana)).toBe('payment_method_off');
    expect(await refusedBooking({}, ana)).toBe('cash_limit');
    expect(await refusedBooking({ payment_method: 'wallet' }, ana)).toBe('wallet_balance_low');
    await decide({ cashMaximumMinor: null });
  });

  test('[CHK-02] every reason why a coupon does not apply, by quote, booking and the coupon’s own call', async () => {
    const title = { en: 'Coupon', ar: '', nl: '', fr: '' };
    const usual = { title, coupon_type: 'default', discount_type: 'amount', discount: 5 } as const;
    const add = (code: string, more: object) =>
      hire.market.call('ops.addCoupon', { body: { ...usual, code, ...more } }, hire.operator);
    await add('FOOD', { module_id: fixture.modules.food });
    await add('OVER', { expire_date: '2026-01-01' });
    await add('SHOP', { coupon_type: 'store_wise', data: [providers.coastal] });
    await add('ZONE', { coupon_type: 'zone_wise', data: [fixture.zones.coast] });
    await add('ANA', { customer_ids: [(await hire.newCustomer()).shopperId] });
    await add('MUCH', { min_purchase: 1000 });
    await add('FREE', { coupon_type: 'free_delivery', discount: 0 });
    await add('FIRST', { coupon_type: 'first_order' });
    await add('ONCE', { limit: 1 });
    await hire.book(guest, { change: { coupon_code: 'ONCE' } });
    await fillTripCart(hire.market, guest);
    const codes = async (coupon_code: string) => {
      const asked = { query: { code: coupon_code } };
      const applied = await hire.market.refused('rentalCoupons.apply', asked, guest);
      return [await refusedQuote(coupon_code), await refusedBooking({ coupon_code }), applied.code];
    };
    const reasons = {
      NONE: 'coupon_not_found',
      FOOD: 'coupon_wrong_module',
      FREE: 'coupon_wrong_module',
      OVER: 'coupon_not_running',
      SHOP: 'coupon_wrong_store',
      ZONE: 'coupon_wrong_zone',
      ANA: 'coupon_wrong_customer',
      FIRST: 'coupon_first_order_only',
      ONCE: 'coupon_used_up',
      MUCH: 'coupon_minimum_purchase',
    } as const;
    for (const [code, reason] of Object.entries(reasons))
      expect(await codes(code), code).toEqual([reason, reason, reason]);
  });
});
