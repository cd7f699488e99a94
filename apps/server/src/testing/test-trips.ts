import type { Body, Reply } from '@promenade/contract/calls';
import { fixture } from './market.fixture.ts';
import type { Caller, TestClient } from './test-client.ts';
import { rental } from './vehicles.fixture.ts';

const pickup_location = { location_name: 'Here', ...fixture.points.centre };

/** Four hours from now, from the centre. */
export const fourHours = { pickup_location, rental_type: 'hourly', estimated_hours: 4 } as const;

/** The contact of a trip: all three fields are required (RENT-15). */
export const tripContact = {
  contact_person_name: 'Ana Silva',
  contact_person_number: '+598 99 123 456',
  contact_person_email: 'ana@example.com',
} as const;

/** A test's booking; by default a compact from the centre for four hours from now, paid in cash. */
export interface TestBooking {
  readonly vehicleId?: string;
  readonly quantity?: number;
  /** Fields of the trip, as the cart accepts them. */
  readonly trip?: Partial<Body<'tripCart.confirm'>>;
  readonly change?: Partial<Body<'trips.book'>>;
}

/** Fills the caller's trip cart with the test's booking. */
export async function fillTripCart(
  client: TestClient,
  caller: Caller,
  { vehicleId = rental.vehicles.compact, quantity = 1, trip = {} }: TestBooking = {},
): Promise<void> {
  const body = { vehicle_id: vehicleId, quantity, ...fourHours, ...trip };
  await client.call('tripCart.confirm', { body }, { module: rental.modules.rental, ...caller });
}

/** Adds, quotes and books, as a shopper would. */
export async function bookTestTrip(
  client: TestClient,
  caller: Caller,
  booking: TestBooking = {},
): Promise<Reply<'trips.book'>> {
  await fillTripCart(client, caller, booking);
  const { coupon_code } = { coupon_code: null, ...booking.change };
  const { bill } = await client.call('trips.quote', { body: { coupon_code } }, caller);
  const usual = { ...tripContact, payment_method: 'cash_on_delivery', trip_amount: bill.trip_amount };
  return client.call('trips.book', { body: { ...usual, ...booking.change } }, caller);
}
