import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, fillTripCart, type TestBooking } from '../../../testing/index.ts';
import { type Hire, openHire } from '../trips.fixture.ts';

let hire: Hire;
let guest: Caller;
beforeAll(async () => {
  hire = await openHire();
});
afterAll(() => hire.market.close());
beforeEach(async () => {
  guest = await hire.newGuest();
});

async function refusedQuote(trip: NonNullable<TestBooking['trip']>) {
  guest = await hire.newGuest();
  await fillTripCart(hire.market, guest, { trip });
  return hire.market.refused('trips.quote', { body: {} }, guest);
}

test('[RENT-09] a trip takes an hour at least, and one by the day a day: a thousandth of an hour cost nothing and held the vehicle for an hour', async () => {
  for (const trip of [
    { rental_type: 'hourly', estimated_hours: 0.001 },
    { rental_type: 'hourly', estimated_hours: 0.999 },
    { rental_type: 'day_wise', estimated_hours: 1 },
    { rental_type: 'day_wise', estimated_hours: 23.999 },
  ] as const)
    expect(await refusedQuote(trip)).toMatchObject({
      code: 'duration_required',
      message: 'Enter a duration: an hour at least, or a day for a trip by the day.',
    });
  guest = await hire.newGuest();
  await fillTripCart(hire.market, guest, { trip: { estimated_hours: 1 } });
  expect((await hire.market.call('trips.quote', { body: {} }, guest)).bill.trip_price).toBe(10);
});

test('[RENT-09] a trip is made no shorter than that: a booked day was shortened to an hour at a 24th of its price', async () => {
  const trip_id = await hire.book(guest, { trip: { rental_type: 'day_wise', estimated_hours: 48 } });
  const change = (estimated_hours: number) => ({ body: { trip_id, estimated_hours } });
  const { bill } = await hire.market.call('trips.changeQuote', change(24), guest);
  expect((await hire.market.refused('trips.changeQuote', change(1), guest)).code).toBe('duration_required');
  const priced = { body: { ...change(1).body, trip_amount: bill.trip_amount } };
  expect((await hire.market.refused('trips.change', priced, guest)).code).toBe('duration_required');
});
