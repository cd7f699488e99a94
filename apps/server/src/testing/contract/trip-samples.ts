import type { Body } from '@promenade/contract/calls';
import { bookTestTrip, type Caller, fillTripCart, rental, type TestMarket, tripContact } from '../index.ts';
import { writeRentalOnce } from './vehicle-samples.ts';
import { newCustomer, newGuest, newOperator, type WriteSamples } from './write-sample.ts';

const booked = new WeakMap<TestMarket['ctx'], number>();

/** Four hours with a bicycle, each time on another day, so that samples do not compete for vehicles. */
async function ride(market: TestMarket) {
  await writeRentalOnce(market);
  const day = (booked.get(market.ctx) ?? 0) + 1;
  booked.set(market.ctx, day);
  const date = new Date(market.clock.now() + day * 86_400_000).toISOString().slice(0, 10);
  return { vehicleId: rental.vehicles.bicycle, trip: { pickup_time: `${date} 10:00:00` } };
}

// Other samples' trips have booked the bicycle for the time before.
const early = { even_so: true };

type Step = 'ops.confirmTrip' | 'ops.startTrip' | 'ops.completeTrip';

/** A trip of the caller's, advanced to a status. */
export async function rideOf(
  market: TestMarket,
  caller: Caller,
  ...steps: Step[]
): Promise<{ tripId: string; lineId: string; unitId: string }> {
  const { trip_id: tripId } = await bookTestTrip(market, caller, await ride(market));
  const operator = await newOperator(market);
  const params = { id: tripId };
  for (const step of steps)
    await (step === 'ops.startTrip'
      ? market.call(step, { params, body: early }, operator)
      : market.call(step, { params }, operator));
  const { lines, units } = await market.call('trips.details', { query: { trip_id: tripId } }, caller);
  return { tripId, lineId: lines[0]?.id ?? '', unitId: units[0]?.unit_id ?? '' };
}

async function staffSample(market: TestMarket, ...steps: Step[]) {
  const { tripId: id, unitId } = await rideOf(market, await newGuest(market), ...steps);
  return { unitId, caller: await newOperator(market), input: { params: { id } } };
}

async function ownSample(market: TestMarket) {
  const caller = await newGuest(market);
  return { caller, trip_id: (await rideOf(market, caller)).tripId };
}

/** The price of five hours with the bicycle of {@link rideOf}. */
export const fiveHours = { estimated_hours: 5, trip_amount: 18.3 } as const;

const seen = (unit_id: string) => ({ unit_id, moment: 'pickup', odometer_km: 12, fuel_percent: 80 }) as const;

function handoverForm(trip_id: string, unit_id: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ trip_id, ...seen(unit_id) })) form.set(name, String(value));
  return form;
}

async function bookingSample(market: TestMarket) {
  const caller = await newGuest(market);
  await fillTripCart(market, caller, await ride(market));
  const { bill } = await market.call('trips.quote', { body: {} }, caller);
  const cash = { ...tripContact, payment_method: 'cash_on_delivery' } as const;
  return { caller, body: { ...cash, trip_amount: bill.trip_amount } satisfies Body<'trips.book'> };
}

async function reviewSample(market: TestMarket) {
  const caller = await newCustomer(market);
  const driven = await rideOf(market, caller, 'ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip');
  return { caller, body: { trip_id: driven.tripId, line_id: driven.lineId, rating: 4 } };
}

/** Writes of trips. */
export const tripSamples: WriteSamples<
  | 'trips.quote'
  | 'trips.book'
  | 'trips.pay'
  | 'trips.cancel'
  | 'trips.changeQuote'
  | 'trips.change'
  | 'trips.handOver'
  | 'trips.review'
  | 'ops.confirmTrip'
  | 'ops.assignTrip'
  | 'ops.startTrip'
  | 'ops.completeTrip'
  | 'ops.cancelTrip'
  | 'ops.refundTrip'
  | 'ops.handOverTrip'
  | 'ops.replyToVehicleReview'
> = {
  'trips.quote': async (market) => ({ caller: (await bookingSample(market)).caller, input: { body: {} } }),
  'trips.book': async (market) => {
    const { caller, body } = await bookingSample(market);
    return { caller, input: { body } };
  },
  'trips.pay': async (market) => {
    const { caller, trip_id } = await ownSample(market);
    return { caller, input: { body: { trip_id, payment_method: 'cash_on_delivery' } } };
  },
  'trips.cancel': async (market) => {
    const { caller, trip_id } = await ownSample(market);
    return { caller, input: { body: { trip_id, reason: 'Rain' } } };
  },
  'trips.changeQuote': async (market) => {
    const { caller, trip_id } = await ownSample(market);
    return { caller, input: { body: { trip_id, estimated_hours: 5 } } };
  },
  'trips.change': async (market) => {
    const { caller, trip_id } = await ownSample(market);
    return { caller, input: { body: { trip_id, ...fiveHours } } };
  },
  'trips.handOver': async (market) => {
    const caller = await newGuest(market);
    const { tripId, unitId } = await rideOf(market, caller, 'ops.confirmTrip');
    return { caller, input: { body: handoverForm(tripId, unitId) } };
  },
  'trips.review': async (market) => {
    const { caller, body } = await reviewSample(market);
    return { caller, input: { body } };
  },
  'ops.confirmTrip': (market) => staffSample(market),
  'ops.assignTrip': async (market) => {
    const { caller, input, unitId } = await staffSample(market);
    return { caller, input: { ...input, body: { units: [{ unit_id: unitId, driver_name: 'Vera' }] } } };
  },
  'ops.startTrip': async (market) => {
    const { caller, input } = await staffSample(market, 'ops.confirmTrip');
    return { caller, input: { ...input, body: early } };
  },
  'ops.completeTrip': (market) => staffSample(market, 'ops.confirmTrip', 'ops.startTrip'),
  'ops.cancelTrip': async (market) => {
    const { caller, input } = await staffSample(market);
    return { caller, input: { ...input, body: { reason: 'Broken down' } } };
  },
  'ops.refundTrip': async (market) => {
    const driven = ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const;
    const { input } = await staffSample(market, ...driven);
    const caller = { token: await market.operatorToken() };
    return { caller, input: { ...input, body: { reason: 'The brakes squealed' } } };
  },
  'ops.handOverTrip': async (market) => {
    const { caller, input, unitId } = await staffSample(market, 'ops.confirmTrip');
    return { caller, input: { ...input, body: seen(unitId) } };
  },
  'ops.replyToVehicleReview': async (market) => {
    const { caller: writer, body } = await reviewSample(market);
    await market.call('trips.review', { body }, writer);
    const { reviews } = await market.call(
      'vehicles.reviews',
      { params: { id: rental.vehicles.bicycle } },
      {},
    );
    const params = { id: reviews[0]?.id ?? '' };
    return { caller: await newOperator(market), input: { params, body: { reply: 'Thank you' } } };
  },
};
