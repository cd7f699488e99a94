import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
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
import { signedUp, signIn } from '../../testing/sign-in/new-person.ts';
import { writeMarket } from '../settings/index.ts';
import { holdEveryUnit } from './held-units.fixture.ts';

const { vehicles } = rental;
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

function confirm(vehicle_id: string, change: Partial<Body<'tripCart.confirm'>> = {}, by = caller) {
  market.clock.advance(1);
  return market.call('tripCart.confirm', { body: { vehicle_id, ...fourHours, ...change } }, by);
}
const read = (by = caller) => market.call('tripCart.get', {}, by);
const idsIn = (cart: Awaited<ReturnType<typeof read>>) => cart.carts.map(({ itemId }) => itemId);

/** A cart with these vehicles; answers its lines' ids and its trip's. */
async function cartOf(...ids: string[]) {
  for (const id of ids) await confirm(id);
  const { carts, user_data } = await read();
  return { lineIds: carts.map(({ id }) => id), tripId: user_data?.id ?? '' };
}

async function setInService(plate: string, active: boolean): Promise<void> {
  await sql`update vehicle_units set active = ${active} where plate = ${plate}`.execute(market.ctx.db);
}

describe('quantity', () => {
  type Update = Omit<Body<'tripCart.update'>, 'cart_id' | 'guest_id'>;
  const update = (cart_id: string, body: Update) =>
    market.call('tripCart.update', { body: { cart_id, ...body } }, caller);
  const refusedUpdate = (cart_id: string, body: Update) =>
    market.refused('tripCart.update', { body: { cart_id, ...body } }, caller);

  test('[RENT-07] more and fewer go through the update call, up to what is free over all lines of the vehicle', async () => {
    const {
      lineIds: [one = '', two = ''],
    } = await cartOf(vehicles.compact, vehicles.compact);
    expect((await update(one, { quantity: 2 })).carts.map(({ quantity }) => quantity)).toEqual([2, 1]);
    const refusal = await refusedUpdate(two, { quantity: 2 });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'vehicle_quantity',
      message: "You can't add more than 3 quantities of this vehicle.",
    });
    expect((await update(one, { quantity: 1 })).carts.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  test('[RENT-07] of what others have taken meanwhile there can be fewer, not more', async () => {
    const {
      lineIds: [line = ''],
    } = await cartOf(vehicles.suv);
    await update(line, { quantity: 2 });
    const release = await holdEveryUnit(market, 'suv');
    expect((await update(line, { quantity: 1 })).carts).toMatchObject([
      { quantity: 1, vehicle: { total_vehicle_count: 0 } },
    ]);
    expect(await refusedUpdate(line, { quantity: 2 })).toMatchObject({
      code: 'vehicle_not_available',
      message: 'This vehicle is not available in this pick time',
    });
    await release();
  });

  test('[RENT-22] the payload of rental.md carries the trip along: as it stands it changes nothing, else all lines are counted', async () => {
    const {
      lineIds: [line = ''],
    } = await cartOf(vehicles.compact, vehicles.bicycle);
    const same = { ...fourHours, destination_location: null, pickup_time: null, guest_id: caller.guestId };
    expect((await update(line, { ...same, quantity: 3 })).user_data).toMatchObject({ rental_type: 'hourly' });
    const longer = await update(line, { ...same, estimated_hours: 6, quantity: 2 });
    expect(longer).toMatchObject({
      carts: [{ quantity: 2 }, { quantity: 1 }],
      user_data: { estimated_hours: 6 },
    });
    const refusal = await refusedUpdate(line, { ...same, rental_type: 'day_wise', quantity: 1 });
    expect(refusal).toMatchObject({ status: 409, code: 'trip_type_conflict' });
    expect(refusal.body['vehicles']).toMatchObject([{ vehicle_id: vehicles.bicycle, reason: 'trip_type' }]);
    expect(await refusedUpdate(line, { ...same, quantity: 1, pickup_location: there })).toMatchObject({
      code: 'pickup_outside_zones',
    });
    expect(await refusedUpdate(line, { ...same, quantity: 1, estimated_hours: 0 })).toMatchObject({
      code: 'duration_required',
    });
    expect(await refusedUpdate(line, { ...same, quantity: 1, rental_type: 'distance' })).toMatchObject({
      code: 'destination_required',
    });
    const back = { rental_type: 'distance', destination_location: here } as const;
    expect(await refusedUpdate(line, { ...same, ...back, quantity: 1 })).toMatchObject({
      code: 'destination_too_near',
    });
    expect((await read()).carts).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  });

  test('a line that is not there', async () => {
    const gone = market.ctx.ids.next();
    expect(await refusedUpdate(gone, { quantity: 1 })).toMatchObject({
      status: 404,
      code: 'trip_line_not_found',
    });
    await cartOf(vehicles.compact);
    expect(await refusedUpdate(gone, { quantity: 1 })).toMatchObject({
      status: 404,
      code: 'trip_line_not_found',
    });
  });
});

describe('changing the trip', () => {
  type Change = Partial<Body<'tripCart.change'>>;
  const change = (id: string, body: Change) =>
    market.call('tripCart.change', { params: { id }, body: { ...fourHours, ...body } }, caller);
  const refusedChange = (id: string, body: Change) =>
    market.refused('tripCart.change', { params: { id }, body: { ...fourHours, ...body } }, caller);

  test('[RENT-06] [RENT-22] by the id of user_data: place, time, type and duration; lines are priced anew', async () => {
    const { tripId } = await cartOf(vehicles.compact, vehicles.suv);
    const { carts, user_data } = await change(tripId, {
      rental_type: 'day_wise',
      estimated_hours: 48,
      pickup_time: '2026-06-20 09:00:00',
      destination_location: there,
      destination_time: 1,
      distance: 4.2,
      guest_id: caller.guestId ?? null,
    });
    expect(user_data).toMatchObject({
      id: tripId,
      rental_type: 'day_wise',
      estimated_days: 2,
      pickup_time: '2026-06-20 09:00:00',
      destination_location: there,
    });
    expect(carts.map(({ rate, gross_price }) => [rate, gross_price])).toEqual([
      [60, 120],
      [90, 180],
    ]);
  });

  test('[RENT-05] [RENT-18] vehicles lacking the type, or not free, are listed at once, and go where that is agreed to', async () => {
    const { tripId, lineIds } = await cartOf(vehicles.bicycle, vehicles.compact, vehicles.suv);
    const fromMs = Date.parse('2026-06-20T12:00:00Z');
    const release = await holdEveryUnit(market, 'suv', { fromMs, untilMs: fromMs + HOUR_MS });
    const daily = {
      rental_type: 'day_wise',
      estimated_hours: 24,
      pickup_time: '2026-06-20 09:00:00',
    } as const;
    const refusal = await refusedChange(tripId, daily);
    expect(refusal).toMatchObject({ status: 409, code: 'trip_type_conflict' });
    expect(refusal.body['vehicles']).toMatchObject([
      { id: lineIds[0], vehicle_id: vehicles.bicycle, reason: 'trip_type' },
      { id: lineIds[2], vehicle_id: vehicles.suv, reason: 'not_available' },
    ]);
    expect(idsIn(await read())).toHaveLength(3);
    expect(idsIn(await change(tripId, { ...daily, remove_conflicting: true }))).toEqual([vehicles.compact]);
    await release();
  });

  test('[RENT-18] remove and continue: none, or too few, free at the new time', async () => {
    const { tripId } = await cartOf(vehicles.van, vehicles.compact);
    await confirm(vehicles.compact, { quantity: 2 });
    const fromMs = Date.parse('2026-06-21T12:00:00Z');
    const window = { fromMs, untilMs: fromMs + HOUR_MS };
    const later = { pickup_time: '2026-06-21 09:30:00' };
    const freed = await holdEveryUnit(market, 'van', window);
    const none = await refusedChange(tripId, later);
    expect(none).toMatchObject({ status: 409, code: 'vehicle_not_available' });
    expect(none.body['vehicles']).toMatchObject([{ vehicle_id: vehicles.van, reason: 'not_available' }]);
    await freed();
    // One unit fewer: the line of one stays, that of two does not.
    await setInService('COM 100', false);
    const few = await refusedChange(tripId, later);
    expect(few).toMatchObject({
      status: 409,
      code: 'vehicle_quantity',
      message: "You can't add more than 2 quantities of this vehicle.",
    });
    expect(few.body['vehicles']).toMatchObject([
      { vehicle_id: vehicles.compact, quantity: 2, reason: 'quantity' },
    ]);
    const left = await change(tripId, { ...later, remove_conflicting: true });
    expect(left.carts.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [vehicles.van, 1],
      [vehicles.compact, 1],
    ]);
    await setInService('COM 100', true);
  });

  test('[RENT-08] when nothing is left the trip is gone too', async () => {
    const { tripId } = await cartOf(vehicles.bicycle);
    const answer = await change(tripId, {
      rental_type: 'day_wise',
      estimated_hours: 24,
      remove_conflicting: true,
    });
    expect(answer).toEqual({ carts: [], user_data: null });
    expect(await refusedChange(tripId, {})).toMatchObject({ status: 404, code: 'trip_cart_not_found' });
  });

  test('a trip that cannot be, and a cart that is not the caller’s', async () => {
    const { tripId } = await cartOf(vehicles.compact);
    expect(await refusedChange(tripId, { estimated_hours: 0 })).toMatchObject({ code: 'duration_required' });
    expect(await refusedChange(tripId, { rental_type: 'distance_wise' })).toMatchObject({
      code: 'destination_required',
    });
    const back = { rental_type: 'distance_wise', destination_location: here } as const;
    expect(await refusedChange(tripId, back)).toMatchObject({ code: 'destination_too_near' });
    expect(await refusedChange(tripId, { pickup_location: there })).toMatchObject({
      code: 'pickup_outside_zones',
    });
    expect(await refusedChange(market.ctx.ids.next(), {})).toMatchObject({ code: 'trip_cart_not_found' });
    const stranger = { guestId: (await market.newGuest()).guestId };
    const theirs = await market.refused(
      'tripCart.change',
      { params: { id: tripId }, body: fourHours },
      stranger,
    );
    expect(theirs).toMatchObject({ status: 404, code: 'trip_cart_not_found' });
  });
});

describe('removing', () => {
  const removeLine = (cart_id: string) => market.call('tripCart.removeLine', { query: { cart_id } }, caller);
  const clear = (query: object = {}) => market.call('tripCart.clear', { query }, caller);

  test('[RENT-08] [RENT-22] a line by cart_id; the last one takes the trip with it', async () => {
    const {
      lineIds: [one = '', two = ''],
    } = await cartOf(vehicles.compact, vehicles.suv);
    expect(idsIn(await removeLine(one))).toEqual([vehicles.suv]);
    expect(await removeLine(two)).toEqual({ carts: [], user_data: null });
    expect(await read()).toEqual({ carts: [], user_data: null });
    for (const id of [one, two])
      expect(await market.refused('tripCart.removeLine', { query: { cart_id: id } }, caller)).toMatchObject({
        status: 404,
        code: 'trip_line_not_found',
      });
  });

  test('[RENT-22] several by cart_ids: all of them or, where one is not there, none', async () => {
    const { lineIds } = await cartOf(vehicles.compact, vehicles.suv, vehicles.bicycle);
    const query = (ids: readonly (string | undefined)[]) => ({ query: { cart_ids: ids.join(',') } }) as never;
    const withGone = query([lineIds[0], market.ctx.ids.next()]);
    expect(await market.refused('tripCart.removeLines', withGone, caller)).toMatchObject({
      code: 'trip_line_not_found',
    });
    expect(idsIn(await read())).toHaveLength(3);
    expect(idsIn(await market.call('tripCart.removeLines', query(lineIds.slice(0, 2)), caller))).toEqual([
      vehicles.bicycle,
    ]);
  });

  test('[RENT-22] cart_ids is a list in whichever way a query writes one', async () => {
    const ways = [
      (ids: string[]) => JSON.stringify(ids),
      (ids: string[]) => ids,
      (ids: string[]) => ids.join(),
    ];
    for (const written of ways) {
      const { lineIds } = await cartOf(vehicles.compact, vehicles.suv);
      const query = { cart_ids: written(lineIds) };
      expect(await market.call('tripCart.removeLines', { query } as never, caller)).toMatchObject({
        carts: [],
      });
    }
  });

  test('[RENT-06] [RENT-22] a vehicle of a quantity and a trip; without one, everything', async () => {
    await cartOf(vehicles.compact, vehicles.suv, vehicles.suv);
    const here = {
      vehicle_id: vehicles.suv,
      quantity: 1,
      pickup_time: '2026-06-17 12:00:00',
      rental_type: 'hourly',
    };
    expect((await clear({ ...here, quantity: 2 })).carts).toHaveLength(3);
    expect((await clear({ ...here, rental_type: 'day_wise' })).carts).toHaveLength(3);
    expect((await clear({ ...here, pickup_time: '2027-06-17 12:00:00' })).carts).toHaveLength(3);
    // The time that has come is Pickup Now, which this trip is.
    expect(idsIn(await clear(here))).toEqual([vehicles.compact]);
    // Quantity and trip say which lines of a vehicle: without one they say nothing.
    expect(await clear({ ...here, vehicle_id: undefined, quantity: 2 })).toEqual({
      carts: [],
      user_data: null,
    });
    expect(await clear()).toEqual({ carts: [], user_data: null });
  });
});

describe('whose it is', () => {
  const newGuest = async () => ({ guestId: (await market.newGuest()).guestId });

  test('[CART-11] a guest who signs up takes the trip cart along', async () => {
    await cartOf(vehicles.compact);
    const before = await read();
    const customer = await signedUp(market, { guestId: caller.guestId });
    expect(await read(customer)).toEqual(before);
  });

  test('[CART-11] two carts of one kind become one; otherwise the newer one stays', async () => {
    const customer = await signedUp(market);
    await confirm(vehicles.compact, {}, customer);
    const same = await newGuest();
    await confirm(vehicles.suv, { pickup_time: '2026-06-21 09:30:00' }, same);
    const joined = await read(await signIn(market, customer, same));
    expect([idsIn(joined), joined.user_data?.pickup_time]).toEqual([
      [vehicles.compact, vehicles.suv],
      '2026-06-21 09:30:00',
    ]);
    const other = await newGuest();
    await confirm(vehicles.cabrio, {}, other);
    expect(idsIn(await read(await signIn(market, customer, other)))).toEqual([vehicles.cabrio]);
    const older = await newGuest();
    await confirm(vehicles.van, {}, older);
    await confirm(vehicles.scooter, {}, customer);
    expect(idsIn(await read(await signIn(market, customer, older)))).toEqual([
      vehicles.cabrio,
      vehicles.scooter,
    ]);
  });

  test('[CART-11] guests who become the same customer at once leave one trip cart', async () => {
    const customer = await signedUp(market);
    const kept = await market.count('trip_carts');
    const guests = await Promise.all([newGuest(), newGuest(), newGuest()]);
    for (const guest of guests) await confirm(vehicles.bicycle, {}, guest);
    await Promise.all(guests.map((guest) => signIn(market, customer, guest)));
    expect(idsIn(await read(customer))).toEqual([vehicles.bicycle, vehicles.bicycle, vehicles.bicycle]);
    expect(await market.count('trip_carts')).toBe(kept + 1);
  });

  test('it is told to who asks for it, and forgotten with who leaves', async () => {
    const customer = await signedUp(market);
    await confirm(vehicles.compact, {}, customer);
    const told = JSON.stringify((await market.call('accounts.export', {}, customer)).records);
    expect(told).toContain(vehicles.compact);
    const kept = await market.count('trip_carts');
    await market.call('accounts.remove', {}, customer);
    expect(await market.count('trip_carts')).toBe(kept - 1);
  });
});

describe('what a market decides', () => {
  /** Settings are kept in memory until word of a change has come. */
  async function decide(settings: Parameters<typeof writeMarket>[1]): Promise<void> {
    const businessName = market.ctx.ids.next();
    await writeMarket(market.ctx, { ...settings, businessName }, []);
    await expect.poll(async () => (await market.call('settings.config')).business_name).toBe(businessName);
  }

  test('[RENT-07] how many rental options a vehicle may have', async () => {
    await decide({ rentalOptionsPerVehicle: 1 });
    await confirm(vehicles.compact);
    const body = { vehicle_id: vehicles.compact };
    const refusal = await market.refused('tripCart.add', { body }, caller);
    expect(refusal.message).toBe('Vehicle can have up to 1 rental options; no more can be added');
    await decide({ rentalOptionsPerVehicle: 3 });
    expect(idsIn(await market.call('tripCart.add', { body }, caller))).toHaveLength(2);
  });

  test('how far ahead a trip may begin: one could be booked for 2099', async () => {
    const far = { status: 422, code: 'pickup_too_far', body: { latest_day: '2027-06-17' } };
    const refused = (pickup_time: string) =>
      market.refused(
        'tripCart.confirm',
        { body: { vehicle_id: vehicles.compact, ...fourHours, pickup_time } },
        caller,
      );
    expect(await refused('2099-01-05 10:00:00')).toMatchObject({
      ...far,
      message: 'A trip can begin on June 17, 2027 at the latest. Choose an earlier day.',
    });
    expect(await refused('2027-06-18 00:00:00')).toMatchObject(far);
    const pickup_time = '2027-06-17 23:30:00';
    const { user_data, carts } = await confirm(vehicles.compact, { pickup_time });
    expect(user_data).toMatchObject({ pickup_time });
    const [line] = carts;
    const body = { ...fourHours, pickup_time: '2099-01-05 10:00:00' };
    for (const answer of [
      await market.refused('tripCart.add', { body: { vehicle_id: vehicles.suv, ...body } }, caller),
      await market.refused('tripCart.change', { params: { id: user_data?.id ?? '' }, body }, caller),
      await market.refused(
        'tripCart.update',
        { body: { cart_id: line?.id ?? '', quantity: 1, ...body } },
        caller,
      ),
    ])
      expect(answer.code).toBe('pickup_too_far');
    await decide({ rentalDaysAhead: 30 });
    expect((await market.call('settings.config')).rental_days_ahead).toBe(30);
    expect(await refused('2026-07-18 10:00:00')).toMatchObject({
      code: 'pickup_too_far',
      body: { latest_day: '2026-07-17' },
    });
    await decide({ rentalDaysAhead: 365 });
  });

  test('[RENT-10] where it names no time zone, pickup_time is shifted by +6 hours', async () => {
    await decide({ timeZone: '' });
    const { user_data } = await confirm(vehicles.compact, { pickup_time: '2026-06-20 09:30:00' });
    expect(user_data).toMatchObject({
      pickup_time: '2026-06-20 09:30:00',
      pickup_at: '2026-06-20T03:30:00.000Z',
    });
    expect((await market.call('settings.config')).time_zone).toBe('Etc/GMT-6');
    await decide({ timeZone: 'America/Montevideo' });
  });

  test('[RENT-12] in the hour that comes twice a time that is still to come is scheduled, and stays so: it was Pickup Now', async () => {
    await decide({ timeZone: 'Europe/Amsterdam' });
    // 02:10 on the wall, for the second time.
    market.clock.set('2026-10-25T01:10:00Z');
    const again = { pickup_time: '2026-10-25 02:45:00', pickup_at: '2026-10-25T01:45:00.000Z' };
    const { pickup_time } = again;
    const { carts, user_data } = await confirm(vehicles.compact, { pickup_time });
    expect(user_data).toMatchObject(again);
    market.clock.advance(20 * 60_000);
    const update = { body: { cart_id: carts[0]?.id ?? '', quantity: 2, pickup_time } };
    expect((await market.call('tripCart.update', update, caller)).user_data).toMatchObject(again);
    const query = { vehicle_id: vehicles.compact, pickup_time };
    expect(idsIn(await market.call('tripCart.clear', { query }, caller))).toEqual([]);
    await decide({ timeZone: 'America/Montevideo' });
  });
});

test('two tabs that start a trip cart at once make one, with both vehicles', async () => {
  await Promise.all([vehicles.compact, vehicles.suv, vehicles.bicycle].map((id) => confirm(id)));
  const { carts } = await read();
  expect(carts.map(({ itemId }) => itemId).toSorted()).toEqual(
    [vehicles.compact, vehicles.suv, vehicles.bicycle].toSorted(),
  );
});
