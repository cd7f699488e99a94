import { pickupAtOf, tripEndsAt } from '@promenade/domain/rental';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Refused } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  insertTrip,
  openTestMarket,
  rental,
  type TestMarket,
  unitsOf,
  writeRental,
} from '../../../testing/index.ts';
import {
  countTrips,
  freeUnits,
  holdUnits,
  moveHolds,
  releaseUnits,
  sendUnitsOut,
  swapUnit,
} from '../index.ts';

const { vehicles } = rental;
const HOUR_MS = 3_600_000;

let market: TestMarket;
let shopperId: string;
let noonMs: number;
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
  ({ shopperId } = await market.newGuest());
});
afterAll(() => market.close());
beforeEach(async () => {
  await sql`truncate trips cascade`.execute(market.owner);
  market.clock.set('2026-06-17T12:00:00Z');
  noonMs = market.clock.now();
});

const at = (hour: number): number => noonMs + hour * HOUR_MS;

interface Booked {
  readonly tripId: string;
  readonly lineId: string;
}

/** Books a trip with its units; hours count from noon. */
async function book(vehicleId: string, fromHour: number, untilHour: number, quantity = 1): Promise<Booked> {
  const window = { fromMs: at(fromHour), untilMs: at(untilHour) };
  return inTransaction(market.ctx, async (ctx) => {
    const ids = await insertTrip(ctx, { shopperId, vehicleId, quantity, ...window });
    await holdUnits(ctx, { ...ids, vehicleId, quantity, ...window });
    return ids;
  });
}

async function refusalOf(work: Promise<unknown>): Promise<{ code: string; params?: object | undefined }> {
  const error = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (!(error instanceof Refused)) throw new Error(`not refused but ${String(error)}`);
  return error.parts[0] as { code: string; params?: object };
}

const free = async (vehicleId: string, fromHour: number, untilHour: number, exceptTripId?: string) => {
  const window = { fromMs: at(fromHour), untilMs: at(untilHour) };
  return (await freeUnits(market.ctx, [vehicleId], window, exceptTripId ? { exceptTripId } : {})).get(
    vehicleId,
  );
};

const held = async (tripId: string): Promise<string[]> => {
  const { rows } = await sql<{ unit_id: string }>`
    select unit_id from trip_units where trip_id = ${tripId} and held order by unit_id`.execute(
    market.ctx.db,
  );
  return rows.map(({ unit_id: id }) => id);
};

describe('what is free', () => {
  test('[RENT-19] is what no overlapping trip has; trips may touch', async () => {
    await book(vehicles.compact, 2, 4, 2);
    for (const [fromHour, untilHour, left] of [
      [0, 2, 3],
      [0, 2.01, 1],
      [3, 3.5, 1],
      [3.99, 6, 1],
      [4, 6, 3],
    ] as const)
      expect(await free(vehicles.compact, fromHour, untilHour)).toBe(left);
  });

  test('a unit in the workshop is not free, and one that goes there while it is let is not counted twice', async () => {
    expect(await free(vehicles.scooter, 0, 1)).toBe(2);
    const { tripId } = await book(vehicles.scooter, 0, 2);
    const [unitId] = await held(tripId);
    await sql`update vehicle_units set active = false where id = ${unitId}`.execute(market.ctx.db);
    expect(await free(vehicles.scooter, 0, 1)).toBe(1);
    await sql`update vehicle_units set active = true where id = ${unitId}`.execute(market.ctx.db);
  });

  test('[RENT-19] a vehicle that is late is not free for whoever wants it now, and is for tomorrow', async () => {
    const late = await book(vehicles.van, -3, -1);
    await sendUnitsOut(market.ctx, late.tripId);
    expect(await free(vehicles.van, 0, 2)).toBe(0);
    expect((await refusalOf(book(vehicles.van, 0, 2))).code).toBe('vehicle_not_available');
    expect(await free(vehicles.van, 24, 26)).toBe(1);
    expect(await free(vehicles.van, 0, 2, late.tripId)).toBe(1);
    await releaseUnits(market.ctx, late.tripId);
    expect(await free(vehicles.van, 0, 2)).toBe(1);
  });

  test('a vehicle that is out and not late yet is free from its planned end; one that never left, too', async () => {
    const out = await book(vehicles.van, -1, 0.5);
    await sendUnitsOut(market.ctx, out.tripId);
    expect(await free(vehicles.van, 0.5, 2)).toBe(1);
    await releaseUnits(market.ctx, out.tripId);
    await book(vehicles.van, -3, -1);
    expect(await free(vehicles.van, 0, 2)).toBe(1);
  });

  test('[RENT-19] a vehicle that left before its time is not free until then either: it was promised to somebody else', async () => {
    const early = await book(vehicles.van, 3, 5);
    expect(await free(vehicles.van, 0, 2)).toBe(1);
    await sendUnitsOut(market.ctx, early.tripId);
    expect(await free(vehicles.van, 0, 2)).toBe(0);
    expect((await refusalOf(book(vehicles.van, 0, 2))).code).toBe('vehicle_not_available');
    expect(await free(vehicles.van, 5, 7)).toBe(1);
    await releaseUnits(market.ctx, early.tripId);
    expect(await free(vehicles.van, 0, 2)).toBe(1);
  });

  test('who was to have it before that gets another unit, where there is one', async () => {
    const [before, early] = [await book(vehicles.suv, 1, 2), await book(vehicles.suv, 2, 4)];
    const own = await held(early.tripId);
    expect(await held(before.tripId)).toEqual(own);
    expect(await sendUnitsOut(market.ctx, early.tripId)).toEqual({ late: [], lacking: [] });
    expect(await held(early.tripId)).toEqual(own);
    expect(await held(before.tripId)).not.toEqual(own);
    expect(await free(vehicles.suv, 0, 1)).toBe(1);
  });

  test('of several vehicles, it leaves with all of them: none is given to who was to have another before', async () => {
    const before = await book(vehicles.compact, 1, 2);
    const early = await book(vehicles.compact, 2, 4, 2);
    const own = await held(early.tripId);
    expect(own).toEqual(expect.arrayContaining(await held(before.tripId)));
    expect(await sendUnitsOut(market.ctx, early.tripId)).toEqual({ late: [], lacking: [] });
    expect(await held(early.tripId)).toEqual(own);
    expect(own).not.toEqual(expect.arrayContaining(await held(before.tripId)));
    expect(await free(vehicles.compact, 0, 1)).toBe(unitsOf('compact').length - 2);
  });

  test('where there is none it leaves all the same, and whose trip lacks it is told', async () => {
    const [before, early] = [await book(vehicles.van, 1, 2), await book(vehicles.van, 2, 4)];
    const inTheWay = { late: [], lacking: [before.tripId] };
    expect(await sendUnitsOut(market.ctx, early.tripId)).toEqual(inTheWay);
    expect(await held(before.tripId)).toEqual(await held(early.tripId));
    expect(await free(vehicles.van, 0, 1)).toBe(1);
  });

  test('one’s own trip does not stand in its own way', async () => {
    const { tripId } = await book(vehicles.van, 0, 2);
    expect(await free(vehicles.van, 0, 3)).toBe(0);
    expect(await free(vehicles.van, 0, 3, tripId)).toBe(1);
  });

  test('nothing is asked of no vehicle', async () => {
    expect(await market.statements(() => freeUnits(market.ctx, [], { fromMs: 0, untilMs: 1 }))).toEqual([]);
  });
});

describe('holding', () => {
  test('[RENT-07] more than is free is refused with how many are, and nothing at all with its own words', async () => {
    await book(vehicles.compact, 0, 4, 1);
    expect(await refusalOf(book(vehicles.compact, 1, 2, 3))).toEqual({
      code: 'vehicle_quantity',
      params: { count: 2 },
    });
    await book(vehicles.compact, 1, 2, 2);
    expect(await refusalOf(book(vehicles.compact, 1, 2))).toMatchObject({ code: 'vehicle_not_available' });
    expect(await refusalOf(book(vehicles.retired, 1, 2))).toMatchObject({ code: 'vehicle_not_available' });
    expect(await market.count('trips')).toBe(2);
  });

  test('several lines of one vehicle are counted together', async () => {
    const [one, two] = [
      await insertTrip(market.ctx, { shopperId, vehicleId: vehicles.compact, fromMs: at(0), untilMs: at(1) }),
      await insertTrip(market.ctx, { shopperId, vehicleId: vehicles.compact, fromMs: at(0), untilMs: at(1) }),
    ];
    const hold = (ids: Booked, quantity: number) => ({
      ...ids,
      vehicleId: vehicles.compact,
      quantity,
      fromMs: at(0),
      untilMs: at(1),
    });
    expect(await refusalOf(holdUnits(market.ctx, [hold(one, 2), hold(two, 2)]))).toEqual({
      code: 'vehicle_quantity',
      params: { count: 3 },
    });
    await holdUnits(market.ctx, [hold(one, 2), hold(two, 1)]);
    expect([...(await held(one.tripId)), ...(await held(two.tripId))].sort()).toEqual(unitsOf('compact'));
  });

  test('trips that touch may have one unit, on either side', async () => {
    await book(vehicles.van, 2, 4);
    await book(vehicles.van, 4, 6);
    await book(vehicles.van, 0, 2);
    expect(await refusalOf(book(vehicles.van, 5.9, 7))).toMatchObject({ code: 'vehicle_not_available' });
  });

  test('a night on which clocks change has an hour more: who comes at the end of 24 hours finds the vehicle', async () => {
    const zone = 'Europe/Amsterdam';
    const firstMs = pickupAtOf('2026-10-24 12:00:00', zone) ?? 0;
    const endMs = tripEndsAt(firstMs, 24);
    expect(endMs).toBe(pickupAtOf('2026-10-25 11:00:00', zone));
    const from = (fromMs: number) => (fromMs - noonMs) / HOUR_MS;
    await book(vehicles.van, from(firstMs), from(endMs));
    await book(vehicles.van, from(endMs), from(endMs) + 1);
    // 02:30 comes twice; both belong to the first trip.
    const twiceMs = pickupAtOf('2026-10-25 02:30:00', zone) ?? 0;
    for (const ms of [twiceMs, twiceMs + HOUR_MS])
      expect(await refusalOf(book(vehicles.van, from(ms), from(ms) + 0.1))).toMatchObject({
        code: 'vehicle_not_available',
      });
  });

  test('a unit that has just come back goes first: the other stays free for a longer trip', async () => {
    const first = await book(vehicles.suv, 0, 2);
    const second = await book(vehicles.suv, 2, 4);
    expect(await held(second.tripId)).toEqual(await held(first.tripId));
    expect(await free(vehicles.suv, 0, 4)).toBe(1);
  });

  test('of two at once for the last unit one has it, and the other hears that it is gone', async () => {
    const outcomes = await Promise.allSettled([book(vehicles.van, 0, 2), book(vehicles.van, 1, 3)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(lost?.reason).toMatchObject({ parts: [{ code: 'vehicle_not_available' }] });
    expect(await market.count('trip_units')).toBe(1);
  });

  test('trips that name the same vehicles in another order wait in one, not in a circle', async () => {
    const both = async (ids: readonly string[]) =>
      inTransaction(market.ctx, async (ctx) => {
        const window = { fromMs: at(0), untilMs: at(1) };
        const booked = [];
        for (const vehicleId of ids)
          booked.push({ ...(await insertTrip(ctx, { shopperId, vehicleId, ...window })), vehicleId });
        await holdUnits(
          ctx,
          booked.map((ids) => ({ ...ids, quantity: 1, ...window })),
        );
      });
    const orders = [
      [vehicles.suv, vehicles.compact],
      [vehicles.compact, vehicles.suv],
    ];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => both(orders[index % 2] ?? [])),
    );
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost).toHaveLength(6);
    for (const { reason } of lost)
      expect(reason).toMatchObject({ parts: [{ code: 'vehicle_not_available' }] });
  });

  test('the database itself refuses a unit to a second trip, whoever writes it', async () => {
    const first = await book(vehicles.van, 0, 2);
    const [unitId] = await held(first.tripId);
    const second = await insertTrip(market.ctx, {
      shopperId,
      vehicleId: vehicles.van,
      fromMs: at(1),
      untilMs: at(3),
    });
    const writing = sql`insert into trip_units (line_id, trip_id, vehicle_id, unit_id, during) values
      (${second.lineId}, ${second.tripId}, ${vehicles.van}, ${unitId},
        tstzrange(${new Date(at(1))}, ${new Date(at(3))}))`.execute(market.ctx.db);
    await expect(writing).rejects.toMatchObject({ code: '23P01', constraint: 'unit_held_once' });
  });
});

describe('giving back', () => {
  test('frees the units at once, and keeps who had them', async () => {
    const { tripId } = await book(vehicles.van, 0, 2);
    await releaseUnits(market.ctx, tripId);
    expect(await free(vehicles.van, 0, 2)).toBe(1);
    expect(await market.count('trip_units')).toBe(1);
    await book(vehicles.van, 1, 2);
  });

  test('trips at their end count on their vehicles', async () => {
    const countOf = async () => {
      const { vehicles: found } = await market.call('vehicles.search', { query: { sort: 'popular' } });
      return found[0]?.id;
    };
    expect(await countOf()).toBe(vehicles.compact);
    await countTrips(market.ctx, [
      { vehicleId: vehicles.suv, quantity: 11 },
      { vehicleId: vehicles.suv, quantity: 1 },
    ]);
    await countTrips(market.ctx, []);
    expect(await countOf()).toBe(vehicles.suv);
  });
});

describe('another end', () => {
  test('earlier frees what is left; later holds on, as far as nobody else comes', async () => {
    const { tripId } = await book(vehicles.van, 0, 4);
    await moveHolds(market.ctx, tripId, at(2));
    expect(await free(vehicles.van, 2, 4)).toBe(1);
    await book(vehicles.van, 3, 5);
    await moveHolds(market.ctx, tripId, at(3));
    expect(await refusalOf(moveHolds(market.ctx, tripId, at(3.5)))).toMatchObject({
      code: 'vehicle_not_available',
    });
    expect(await free(vehicles.van, 0, 3)).toBe(0);
  });

  test('a trip that has not set out takes another unit where its own is promised', async () => {
    const trip = await book(vehicles.suv, 1, 2);
    const next = await book(vehicles.suv, 2, 4);
    expect(await held(next.tripId)).toEqual(await held(trip.tripId));
    const promised = await held(next.tripId);
    await moveHolds(market.ctx, trip.tripId, at(3));
    expect(await held(next.tripId)).toEqual(promised);
    expect(await held(trip.tripId)).not.toEqual(promised);
  });

  test('one on its way keeps its unit, and the next trip gets another', async () => {
    const trip = await book(vehicles.suv, 0, 2);
    const next = await book(vehicles.suv, 2, 4);
    const own = await held(trip.tripId);
    expect(await held(next.tripId)).toEqual(own);
    await moveHolds(market.ctx, trip.tripId, at(3));
    expect(await held(trip.tripId)).toEqual(own);
    expect(await held(next.tripId)).not.toEqual(own);
    await book(vehicles.suv, 4, 6);
    await book(vehicles.suv, 4, 6);
    expect(await refusalOf(moveHolds(market.ctx, trip.tripId, at(5)))).toMatchObject({
      code: 'vehicle_not_available',
    });
  });

  test('one that set out before its time keeps its unit too: it was written down with another than it drives', async () => {
    const early = await book(vehicles.suv, 1, 2);
    const next = await book(vehicles.suv, 2, 4);
    const own = await held(early.tripId);
    expect(await held(next.tripId)).toEqual(own);
    await sendUnitsOut(market.ctx, early.tripId);
    await moveHolds(market.ctx, early.tripId, at(3));
    expect(await held(early.tripId)).toEqual(own);
    expect(await held(next.tripId)).not.toEqual(own);
  });

  test('a longer trip takes no unit from one that set out before its time', async () => {
    const trip = await book(vehicles.suv, 0, 2);
    const early = await book(vehicles.suv, 2, 4);
    await book(vehicles.suv, 1, 2);
    const own = await held(early.tripId);
    expect(own).toEqual(await held(trip.tripId));
    await sendUnitsOut(market.ctx, early.tripId);
    expect(await refusalOf(moveHolds(market.ctx, trip.tripId, at(3)))).toMatchObject({
      code: 'vehicle_not_available',
    });
    expect(await held(early.tripId)).toEqual(own);
  });
});

describe('another unit', () => {
  test('of the same vehicle, free for the whole time', async () => {
    const { tripId } = await book(vehicles.suv, 0, 2);
    const [unitId = ''] = await held(tripId);
    const otherUnitId = unitsOf('suv').find((id) => id !== unitId) ?? '';
    await swapUnit(market.ctx, { tripId, unitId, otherUnitId });
    expect(await held(tripId)).toEqual([otherUnitId]);
    await swapUnit(market.ctx, { tripId, unitId: otherUnitId, otherUnitId });
    await book(vehicles.suv, 1, 3);
    const swap = (from: string, to: string) =>
      refusalOf(swapUnit(market.ctx, { tripId, unitId: from, otherUnitId: to }));
    expect(await swap(otherUnitId, unitId)).toMatchObject({ code: 'unit_taken' });
    expect(await swap(unitId, otherUnitId)).toMatchObject({ code: 'trip_unit_not_found' });
    expect(await swap(otherUnitId, unitsOf('van')[0] ?? '')).toMatchObject({ code: 'trip_unit_not_found' });
  });
});
