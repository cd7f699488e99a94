import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { noticeOf } from '@promenade/contract/refusals';
import { rental } from '../../../testing/index.ts';
import { type Hire, openHire } from '../trips.fixture.ts';

const { vehicles } = rental;

let hire: Hire;
beforeAll(async () => {
  hire = await openHire();
});
afterAll(() => hire.market.close());
beforeEach(() => hire.startOver());

const params = (id: string) => ({ params: { id } });
const details = (id: string) => hire.market.call('ops.trip', params(id), hire.operator);
const start = (id: string) => hire.market.call('ops.startTrip', params(id), hire.operator);

/** A confirmed trip of two hours, from an hour of the day on. */
async function booked(vehicleId: string, pickupHour: number): Promise<string> {
  const trip = { pickup_time: `2026-06-17 ${pickupHour}:00:00`, estimated_hours: 2 };
  const tripId = await hire.book(await hire.newGuest(), { vehicleId, trip });
  await hire.market.call('ops.confirmTrip', params(tripId), hire.operator);
  return tripId;
}

/** A trip at 10 that is not back when the next one begins, at 12. */
async function lateAndNext(vehicleId: string): Promise<{ late: string; next: string }> {
  const [late, next] = [await booked(vehicleId, 10), await booked(vehicleId, 12)];
  hire.market.clock.set('2026-06-17T13:00:00Z');
  await start(late);
  hire.market.clock.set('2026-06-17T15:10:00Z');
  return { late, next };
}

test('[RENT-16] a trip whose only vehicle is not back is not started: two trips were under way with it', async () => {
  const { late, next } = await lateAndNext(vehicles.van);
  const other = await details(late);
  const refusal = await hire.market.refused('ops.startTrip', params(next), hire.operator);
  expect([refusal.status, refusal.code, refusal.body['trips']]).toEqual([
    409,
    'vehicle_not_back',
    [{ trip_number: other.trip_number, starts_at: other.starts_at }],
  ]);
  expect(refusal.message).toContain(other.trip_number);
  expect((await details(next)).trip_status).toBe('confirmed');
  await hire.market.call('ops.completeTrip', params(late), hire.operator);
  expect((await start(next)).trip.trip_status).toBe('ongoing');
});

test('[RENT-16] one that knows better starts it even so', async () => {
  const { next } = await lateAndNext(vehicles.van);
  const evenSo = { ...params(next), body: { even_so: true } };
  const { trip, message } = await hire.market.call('ops.startTrip', evenSo, hire.operator);
  expect(message).toBe(noticeOf('trip_moved', 'en'));
  expect(trip.trip_status).toBe('ongoing');
});

test('[RENT-16] a vehicle that is not back is not assigned: only the start of the trip told of it', async () => {
  const { late, next } = await lateAndNext(vehicles.compact);
  const unitOf = async (id: string) => (await details(id)).units[0]?.unit_id ?? '';
  const assign = async (id: string, otherUnitId: string) => {
    const units = [{ unit_id: await unitOf(id), other_unit_id: otherUnitId }];
    return { ...params(id), body: { units } };
  };
  const [own, notBack] = [await details(next), await unitOf(late)];
  const { rows } = await sql<{ id: string }>`select id from vehicle_units
    where vehicle_id = ${vehicles.compact} and id <> ${notBack} and active limit 1`.execute(
    hire.market.ctx.db,
  );
  const free = rows[0]?.id ?? '';
  await hire.market.call('ops.assignTrip', await assign(next, free), hire.operator);
  const refusal = await hire.market.refused('ops.assignTrip', await assign(next, notBack), hire.operator);
  const other = await details(late);
  expect([refusal.status, refusal.code, refusal.body['trips']]).toEqual([
    409,
    'unit_not_back',
    [{ trip_number: other.trip_number, starts_at: other.starts_at }],
  ]);
  expect(refusal.message).toContain(other.trip_number);
  expect(await unitOf(next)).toBe(free);
  // A trip of later that day may count on it, as whoever books does.
  const evening = await booked(vehicles.compact, 18);
  await hire.market.call('ops.assignTrip', await assign(evening, notBack), hire.operator);
  expect(await unitOf(evening)).toBe(notBack);
  await hire.market.call('ops.completeTrip', params(late), hire.operator);
  await hire.market.call('ops.assignTrip', await assign(next, notBack), hire.operator);
  expect(await unitOf(next)).toBe(own.units[0]?.unit_id);
});

test('[RENT-16] it leaves with another vehicle of the kind where one is free', async () => {
  const { late, next } = await lateAndNext(vehicles.compact);
  expect((await start(next)).trip.trip_status).toBe('ongoing');
  const { rows } = await sql<{ units: number }>`
    select count(distinct unit_id)::int as units from trip_units where trip_id in (${late}, ${next})`.execute(
    hire.market.ctx.db,
  );
  expect(rows[0]?.units).toBe(2);
});

test('a trip leaves in three statements about its units, however many: each was asked about alone', async () => {
  const trip = { pickup_time: '2026-06-17 10:00:00', estimated_hours: 2 };
  const booking = { vehicleId: vehicles.compact, quantity: 2, trip };
  const tripId = await hire.book(await hire.newGuest(), booking);
  await hire.market.call('ops.confirmTrip', params(tripId), hire.operator);
  hire.market.clock.set('2026-06-17T13:00:00Z');
  const sent = await hire.market.statements(() => start(tripId));
  // What the answer shows of them is read as ever.
  const kinds = sent.filter((text) => /no key update|and t\.held|set out|for update of v/.test(text));
  expect(kinds).toHaveLength(3);
});

test('[RENT-16] of two trips that are given the last free vehicle at once one has it, and two that want each other’s at once keep their own', async () => {
  const unitOf = async (id: string) => (await details(id)).units[0]?.unit_id ?? '';
  const both = [await booked(vehicles.compact, 12), await booked(vehicles.compact, 12)] as const;
  const { rows } = await sql<{ id: string }>`select id from vehicle_units
    where vehicle_id = ${vehicles.compact} and active`.execute(hire.market.ctx.db);
  /** How each trip's wish ended, all asked at once. */
  const give = async (wishes: readonly (readonly [trip: string, unitId: string])[]) => {
    const asked = await Promise.all(
      wishes.map(async ([id, other_unit_id]) => ({
        ...params(id),
        body: { units: [{ unit_id: await unitOf(id), other_unit_id }] },
      })),
    );
    const calls = asked.map((input) => hire.market.call('ops.assignTrip', input, hire.operator));
    const ends = await Promise.allSettled(calls);
    return ends.map((end) => (end.status === 'fulfilled' ? 'given' : (end.reason as { code: string }).code));
  };
  for (let round = 0; round < 4; round += 1) {
    const held = await Promise.all(both.map(unitOf));
    const free = rows.map(({ id }) => id).find((id) => !held.includes(id)) ?? '';
    const ends = await give(both.map((id) => [id, free] as const));
    expect(ends.toSorted()).toEqual(['given', 'unit_taken']);
    const now = await Promise.all(both.map(unitOf));
    expect(now[ends.indexOf('given')]).toBe(free);
    expect(now[ends.indexOf('unit_taken')]).toBe(held[ends.indexOf('unit_taken')]);
  }
  const held = await Promise.all(both.map(unitOf));
  const swapped = await give([
    [both[0], held[1] ?? ''],
    [both[1], held[0] ?? ''],
  ]);
  expect(swapped).toEqual(['unit_taken', 'unit_taken']);
  expect(await Promise.all(both.map(unitOf))).toEqual(held);
});

test('who looks at a trip waits for nobody who moves it: reading it held it, and waited for whoever did', async () => {
  const id = await booked(vehicles.van, 10);
  const seen = await hire.market.ctx.db.transaction().execute(async (db) => {
    await sql`select from trips where id = ${id} for update`.execute(db);
    return details(id);
  });
  expect(seen).toEqual(await details(id));
});
