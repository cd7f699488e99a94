import type { Body } from '@promenade/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  fixture,
  fourHours,
  openTestMarket,
  rental,
  type TestMarket,
  writeRental,
} from '../../testing/index.ts';
import { holdEveryUnit } from './held-units.fixture.ts';

const { vehicles, providers } = rental;
const { points } = fixture;
const HOUR_MS = 3_600_000;

let market: TestMarket;
let caller: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
});
afterAll(() => market.close());
beforeEach(async () => {
  caller = { guestId: (await market.newGuest()).guestId, module: rental.modules.rental };
});

const { pickup_location: here } = fourHours;
const there = { location_name: 'There', ...points.coast };

type Confirm = Body<'tripCart.confirm'>;

function confirm(vehicle_id: string, change: Partial<Confirm> = {}) {
  // Lines are listed in the order of their coming; the clock stands still by itself.
  market.clock.advance(1);
  return market.call('tripCart.confirm', { body: { vehicle_id, ...fourHours, ...change } }, caller);
}
const refusedConfirm = (vehicle_id: string, change: Partial<Confirm> = {}) =>
  market.refused('tripCart.confirm', { body: { vehicle_id, ...fourHours, ...change } }, caller);

function add(vehicle_id: string, change: Partial<Body<'tripCart.add'>> = {}) {
  market.clock.advance(1);
  return market.call('tripCart.add', { body: { vehicle_id, ...change } }, caller);
}
const refusedAdd = (vehicle_id: string, change: Partial<Body<'tripCart.add'>> = {}) =>
  market.refused('tripCart.add', { body: { vehicle_id, ...change } }, caller);

const read = () => market.call('tripCart.get', {}, caller);
const idsIn = (cart: Awaited<ReturnType<typeof read>>) => cart.carts.map(({ itemId }) => itemId);

describe('what a trip cart is', () => {
  test('[RENT-20] carts with vehicle and provider, and the trip under its names; empty before anything is in it', async () => {
    expect(await read()).toEqual({ carts: [], user_data: null });
    const answer = await confirm(vehicles.van, { destination_location: there, quantity: 1 });
    expect(await read()).toEqual({ carts: answer.carts, user_data: answer.user_data });
    expect(answer.carts).toEqual([
      {
        id: expect.any(String),
        quantity: 1,
        itemId: vehicles.van,
        vehicle: expect.objectContaining({ id: vehicles.van, name: 'Sur Van' }),
        provider: expect.objectContaining({ id: providers.wheels, name: 'City Wheels' }),
        rate: 20,
        gross_price: 80,
        // 10% off.
        price: 72,
      },
    ]);
    expect(answer.user_data).toEqual({
      id: expect.any(String),
      rental_type: 'hourly',
      trip_type: 'hourly',
      estimated_hours: 4,
      estimated_days: 4 / 24,
      distance: 0,
      pickup_location: here,
      destination_location: there,
      pickup_time: null,
      pickup_at: null,
    });
  });

  test('[RENT-10] [RENT-22] day_wise: hours are days × 24; guest_id is null when signed in', async () => {
    const { token } = await market.newCustomer();
    const body = {
      guest_id: null,
      vehicle_id: vehicles.suv,
      ...fourHours,
      rental_type: 'day_wise',
      estimated_hours: 72,
      quantity: 2,
    } as const;
    const { carts, user_data } = await market.call('tripCart.confirm', { body }, { token });
    expect(user_data).toMatchObject({ estimated_hours: 72, estimated_days: 3 });
    // 90 a day × 3 × 2, and 5 off each of the two.
    expect(carts).toMatchObject([{ rate: 90, gross_price: 540, price: 530 }]);
  });

  test('[RENT-10] [RENT-11] by distance, under either name: kilometres and hours are the server’s, never the caller’s', async () => {
    const distance = {
      rental_type: 'distance',
      destination_location: there,
      estimated_hours: null,
      distance: 1,
      destination_time: 9,
    } as const;
    const { carts, user_data } = await confirm(vehicles.compact, distance);
    expect(user_data?.rental_type).toBe('distance_wise');
    const way = await market.call('geo.distance', {
      query: {
        origin_lat: here.lat,
        origin_lng: here.lng,
        destination_lat: there.lat,
        destination_lng: there.lng,
        mode: 'driving',
      },
    });
    const metres = Math.round(way.distanceMeters);
    expect(metres).toBeGreaterThan(3000);
    expect(user_data?.distance).toBe(metres / 1000);
    expect(user_data?.estimated_hours).toBeCloseTo(Number.parseInt(way.duration, 10) / 3600, 2);
    expect(carts).toMatchObject([{ rate: 2, gross_price: Math.round((metres * 200) / 1000) / 100 }]);
  });
});

describe('when', () => {
  test('[RENT-10] pickup_time is the market’s wall clock, UTC−3 in Montevideo', async () => {
    const { user_data } = await confirm(vehicles.compact, { pickup_time: '2026-06-20 09:30:00' });
    expect(user_data).toMatchObject({
      pickup_time: '2026-06-20 09:30:00',
      pickup_at: '2026-06-20T12:30:00.000Z',
    });
  });

  test('[RENT-12] a time not later than now counts as Pickup Now, also one that has come meanwhile', async () => {
    const past = await confirm(vehicles.compact, { pickup_time: '2026-06-17 12:00:00' });
    expect(past.user_data).toMatchObject({ pickup_time: null, pickup_at: null });
    await market.call('tripCart.clear', {}, caller);
    const atMs = market.clock.now() + HOUR_MS;
    await confirm(vehicles.compact, { pickup_time: '2026-06-17 13:31:00' });
    expect((await read()).user_data?.pickup_at).not.toBeNull();
    market.clock.set(new Date(atMs + HOUR_MS).toISOString());
    expect((await read()).user_data).toMatchObject({ pickup_time: null, pickup_at: null });
    market.clock.set(new Date(atMs - HOUR_MS).toISOString());
  });

  test('a day that is not in the calendar is malformed', async () => {
    const refusal = await refusedConfirm(vehicles.compact, { pickup_time: '2026-02-30 10:00:00' });
    expect(refusal).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('a time whose trip would end past the year 9999 is malformed: it ended in a fault', async () => {
    const query = { pickup_time: '9999-12-31 21:00:00', estimated_hours: 8760 };
    expect(await refusedConfirm(vehicles.compact, query)).toMatchObject({ status: 400, code: 'malformed' });
    expect((await market.refused('vehicles.search', { query }, caller)).code).toBe('malformed');
    const last = { ...query, pickup_time: '9997-12-31 23:59:59' };
    expect((await refusedConfirm(vehicles.compact, last)).code).toBe('pickup_too_far');
    expect((await market.call('vehicles.search', { query: last }, caller)).vehicles).not.toEqual([]);
  });
});

describe('adding', () => {
  test('[RENT-05] [RENT-17] into an empty cart, with the trip that was searched', async () => {
    const { carts, message } = await add(vehicles.compact, fourHours);
    expect(message).toBe('The vehicle successfully added to your cart.');
    expect(carts).toMatchObject([{ itemId: vehicles.compact, quantity: 1 }]);
  });

  test('[RENT-05] without a trip in cart or request there is nothing to add to', async () => {
    const kept = await market.count('trip_carts');
    expect(await refusedAdd(vehicles.compact)).toMatchObject({ status: 422, code: 'trip_missing' });
    // No place is in it, nor do the headers of this caller tell one.
    expect(
      await refusedAdd(vehicles.compact, { rental_type: 'hourly', pickup_time: '2026-06-20 09:30:00' }),
    ).toMatchObject({ code: 'trip_missing' });
    expect(await read()).toEqual({ carts: [], user_data: null });
    // What was made to hold it went with the refusal.
    expect(await market.count('trip_carts')).toBe(kept);
  });

  test.each([
    ['hourly', 1],
    ['day_wise', 24],
  ] as const)(
    '[RENT-05] [RENT-22] vehicle, quantity, time and kind are enough for an empty cart (%s): it begins where the headers say',
    async (rental_type, estimated_hours) => {
      caller = { ...caller, point: points.centre };
      const { carts, user_data } = await add(vehicles.suv, {
        rental_type,
        quantity: 1,
        pickup_time: '2026-06-20 09:30:00',
      });
      expect(carts).toMatchObject([{ itemId: vehicles.suv, quantity: 1 }]);
      const pickup_location = { location_name: '', ...points.centre };
      expect(user_data).toMatchObject({ rental_type, estimated_hours, pickup_location });
      const nowhere = { rental_type: 'distance', replace: true } as const;
      await market.call('tripCart.clear', {}, caller);
      expect(await refusedAdd(vehicles.compact, nowhere)).toMatchObject({ code: 'destination_required' });
    },
  );

  test('[RENT-05] a vehicle joins the trip that the cart has', async () => {
    await confirm(vehicles.compact);
    const joined = await add(vehicles.suv, { quantity: 2 });
    expect(idsIn(joined)).toEqual([vehicles.compact, vehicles.suv]);
    expect(idsIn(await add(vehicles.bicycle, { rental_type: 'hourly', estimated_hours: 4 }))).toHaveLength(3);
  });

  test('[RENT-05] [RENT-18] another provider: its name is told; confirming empties the cart and adds one', async () => {
    await confirm(vehicles.compact, { quantity: 2 });
    for (const refusal of [
      await refusedAdd(vehicles.cabrio, { ...fourHours, quantity: 2 }),
      await refusedConfirm(vehicles.cabrio),
    ]) {
      expect(refusal).toMatchObject({ status: 409, code: 'other_provider' });
      expect(refusal.message).toContain('City Wheels');
      expect(refusal.body['provider']).toEqual({ id: providers.wheels, name: 'City Wheels' });
    }
    const { carts, user_data } = await confirm(vehicles.cabrio, {
      replace: true,
      quantity: 2,
      estimated_hours: 6,
    });
    expect(carts).toMatchObject([{ itemId: vehicles.cabrio, quantity: 1 }]);
    expect(user_data?.estimated_hours).toBe(6);
    // Without a trip of its own it takes the cart's.
    expect(await add(vehicles.compact, { replace: true })).toMatchObject({
      carts: [{ itemId: vehicles.compact }],
      user_data: { estimated_hours: 6 },
    });
  });

  test('[RENT-05] another trip type is asked about, and confirmed in one step', async () => {
    await confirm(vehicles.compact);
    const daily = { ...fourHours, rental_type: 'day_wise', estimated_hours: 48 } as const;
    const refusal = await refusedAdd(vehicles.suv, daily);
    expect(refusal).toMatchObject({
      status: 409,
      code: 'trip_type_differs',
      message: 'Do you want to change trip type',
    });
    expect(refusal.body['rental_type']).toBe('hourly');
    const { carts, user_data } = await confirm(vehicles.suv, daily);
    expect(user_data).toMatchObject({ rental_type: 'day_wise', estimated_days: 2 });
    expect(carts.map(({ rate }) => rate)).toEqual([60, 90]);
  });

  test('[RENT-05] hourly or day_wise for another duration is asked about; by distance never', async () => {
    await confirm(vehicles.compact);
    const refusal = await refusedAdd(vehicles.suv, { ...fourHours, estimated_hours: 6 });
    expect(refusal).toMatchObject({ status: 409, code: 'trip_duration_differs' });
    expect(refusal.body).toMatchObject({ estimated_hours: 4, asked_hours: 6 });
    // Add: as the trip stands. Update: as it was searched.
    expect((await add(vehicles.suv)).user_data?.estimated_hours).toBe(4);
    expect((await confirm(vehicles.bicycle, { estimated_hours: 6 })).user_data?.estimated_hours).toBe(6);
    await market.call('tripCart.clear', {}, caller);
    const far = { rental_type: 'distance_wise', destination_location: there } as const;
    await confirm(vehicles.compact, far);
    expect(
      idsIn(await add(vehicles.suv, { ...far, destination_location: { ...there, lat: -34.91 } })),
    ).toHaveLength(2);
  });

  test('[RENT-05] [RENT-18] a type that others lack: 409 with their lines, until they may go', async () => {
    await confirm(vehicles.bicycle);
    const daily = { rental_type: 'day_wise', estimated_hours: 24 } as const;
    const refusal = await refusedConfirm(vehicles.compact, daily);
    expect(refusal).toMatchObject({ status: 409, code: 'trip_type_conflict' });
    const [line] = (await read()).carts;
    expect(refusal.body['vehicles']).toEqual([
      {
        id: line?.id,
        vehicle_id: vehicles.bicycle,
        name: 'Bicycle',
        thumbnail_full_url: line?.vehicle.thumbnail_full_url,
        quantity: 1,
        reason: 'trip_type',
      },
    ]);
    expect(idsIn(await confirm(vehicles.compact, { ...daily, remove_conflicting: true }))).toEqual([
      vehicles.compact,
    ]);
  });

  test('[RENT-07] no more than are free, over all lines of a vehicle; of none that is taken', async () => {
    await confirm(vehicles.compact, { quantity: 2 });
    const refusal = await refusedAdd(vehicles.compact, { quantity: 2 });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'vehicle_quantity',
      message: "You can't add more than 3 quantities of this vehicle.",
    });
    expect(await refusedConfirm(vehicles.suv, { quantity: 3 })).toMatchObject({ code: 'vehicle_quantity' });
    const release = await holdEveryUnit(market, 'van');
    for (const taken of [await refusedAdd(vehicles.van), await refusedConfirm(vehicles.van)])
      expect(taken).toMatchObject({
        status: 409,
        code: 'vehicle_not_available',
        message: 'This vehicle is not available in this pick time',
      });
    await release();
  });

  test('[RENT-07] a vehicle has up to three rental options, by the market’s setting', async () => {
    for (let option = 0; option < 3; option += 1) await confirm(vehicles.bicycle);
    expect(idsIn(await read())).toHaveLength(3);
    for (const refusal of [await refusedAdd(vehicles.bicycle), await refusedConfirm(vehicles.bicycle)]) {
      expect(refusal).toMatchObject({ status: 422, code: 'vehicle_options_limit' });
      expect(refusal.message).toBe('Vehicle can have up to 3 rental options; no more can be added');
    }
  });

  test('[RENT-19] what is free is counted for the asked interval, half-open', async () => {
    const fromMs = Date.parse('2026-06-20T12:00:00Z');
    const release = await holdEveryUnit(market, 'van', { fromMs, untilMs: fromMs + 4 * HOUR_MS });
    expect(await refusedConfirm(vehicles.van, { pickup_time: '2026-06-20 12:59:00' })).toMatchObject({
      code: 'vehicle_not_available',
    });
    // It begins as the other one ends, and ends as it begins.
    const after = await confirm(vehicles.van, { pickup_time: '2026-06-20 13:00:00' });
    expect(after.carts).toMatchObject([{ vehicle: { total_vehicle_count: 1, total_vehicles: 1 } }]);
    const change = { ...fourHours, pickup_time: '2026-06-20 05:00:00' };
    const before = await market.call(
      'tripCart.change',
      { params: { id: after.user_data?.id ?? '' }, body: change },
      caller,
    );
    expect(before.carts).toMatchObject([{ vehicle: { total_vehicle_count: 1 } }]);
    await release();
  });

  test('a vehicle not let that way, not let from there, or not let at all', async () => {
    for (const refused of [refusedAdd, refusedConfirm]) {
      expect(await refused(vehicles.limousine, fourHours)).toMatchObject({
        status: 422,
        code: 'vehicle_trip_type_missing',
      });
      expect(await refused(vehicles.retired, fourHours)).toMatchObject({
        status: 404,
        code: 'vehicle_not_found',
      });
      const away = await refused(vehicles.compact, { ...fourHours, pickup_location: there });
      expect(away).toMatchObject({ status: 422, code: 'pickup_outside_zones' });
      // Where else was left to be guessed.
      expect(away.message).toBe(
        'City Wheels does not hand over vehicles there. The nearest zone where it does: Centre.',
      );
      expect(await refused(vehicles.compact, { ...fourHours, estimated_hours: 0 })).toMatchObject({
        code: 'duration_required',
      });
      expect(await refused(vehicles.compact, { ...fourHours, rental_type: 'distance_wise' })).toMatchObject({
        code: 'destination_required',
      });
    }
    expect(await read()).toEqual({ carts: [], user_data: null });
  });

  test('a trip by distance to where it begins is refused: it cost nothing and held its vehicle for an hour', async () => {
    const back = { ...fourHours, rental_type: 'distance_wise', destination_location: here } as const;
    for (const refused of [refusedAdd, refusedConfirm])
      expect(await refused(vehicles.compact, back)).toMatchObject({
        status: 422,
        code: 'destination_too_near',
        message:
          'The destination must be at least 100 m from the pickup location. To come back to where you start, rent by the hour or by the day.',
      });
    expect(await read()).toEqual({ carts: [], user_data: null });
    await confirm(vehicles.compact, { ...back, destination_location: there });
    expect((await read()).carts).toHaveLength(1);
  });
});
