import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rental } from '../../../testing/index.ts';
import { type Hire, openHire } from '../trips.fixture.ts';

let hire: Hire;
beforeAll(async () => {
  hire = await openHire();
  hire.market.clock.set('2026-06-17T12:00:00Z');
});
afterAll(() => hire.market.close());
beforeEach(() => hire.freeUnits());

/** A confirmed trip with the only van, from one hour of the day on. */
async function bookVan(pickupHour: number): Promise<string> {
  const guest = await hire.newGuest();
  const trip = { pickup_time: `2026-06-18 ${pickupHour}:00:00`, estimated_hours: 2 };
  const tripId = await hire.book(guest, { vehicleId: rental.vehicles.van, trip });
  await hire.market.call('ops.confirmTrip', { params: { id: tripId } }, hire.operator);
  return tripId;
}

test('[RENT-16] a provider who starts a trip early hears of the trip that would lack its vehicle: it stood there without one', async () => {
  const [before, early] = [await bookVan(12), await bookVan(16)];
  const other = await hire.market.call('ops.trip', { params: { id: before } }, hire.operator);
  const start = { params: { id: early } };
  const refusal = await hire.market.refused('ops.startTrip', start, hire.operator);
  expect([refusal.status, refusal.code, refusal.body['trips']]).toEqual([
    409,
    'vehicle_promised',
    [{ trip_number: other.trip_number, starts_at: other.starts_at }],
  ]);
  expect(refusal.message).toContain(other.trip_number);
  expect((await hire.market.call('ops.trip', start, hire.operator)).trip_status).toBe('confirmed');
  const { trip } = await hire.market.call(
    'ops.startTrip',
    { ...start, body: { even_so: true } },
    hire.operator,
  );
  expect(trip.trip_status).toBe('ongoing');
});

test('[RENT-16] a trip that begins in its time, or early with a vehicle that nobody waits for, is not asked about', async () => {
  const alone = await bookVan(20);
  const { trip } = await hire.market.call('ops.startTrip', { params: { id: alone } }, hire.operator);
  expect(trip.trip_status).toBe('ongoing');
});
