import { Refusal } from '@promenade/contract/client';
import { expect, test } from 'vitest';
import { noTrip, type TripSearch } from '../../search/trip-search.ts';
import { cartOf, lineOf, trip, vehicle } from '../trip-cart.fixture.ts';
import { emptyTripCart } from '../trip-cart.ts';
import { fieldsOfCart, wholeTrip } from '../trip-fields.ts';
import { agreedChanges } from './agreed-changes.ts';
import { questionOf, wantsTrip } from './asked.ts';
import { addRefusal } from './decide-add.ts';

const here = { location_name: 'Here', lat: -34.9, lng: -56.2 };
const searched = (changes: Partial<TripSearch>): TripSearch => ({ ...noTrip, ...changes });
const fiveHours = searched({ tripType: 'hourly', duration: 5, pickup_location: here });
const twoDays = searched({ tripType: 'day_wise', duration: 2, pickup_location: here });

test('[RENT-05] a search is a trip once it says what kind and how long; it begins here unless it says where', () => {
  expect(wholeTrip(noTrip, null, here)).toBeNull();
  expect(wholeTrip(searched({ tripType: 'hourly' }), null, here)).toBeNull();
  expect(wholeTrip(searched({ tripType: 'distance_wise' }), null, here)).toBeNull();
  expect(wholeTrip(searched({ tripType: 'hourly', duration: 5 }), null, here)).toMatchObject({
    rental_type: 'hourly',
    estimated_hours: 5,
    pickup_location: here,
  });
  expect(wholeTrip(searched({ tripType: 'hourly', duration: 5 }), trip, here)?.pickup_location).toEqual(
    trip.pickup_location,
  );
  expect(wholeTrip(noTrip, trip, here)).toEqual(fieldsOfCart(trip));
});

test.each([
  ['an empty cart takes the trip that is searched for', emptyTripCart, fiveHours, undefined],
  ['nobody has said what the trip is', emptyTripCart, noTrip, 'trip_missing'],
  ['no search joins the cart’s trip', cartOf(lineOf('a', 1)), noTrip, undefined],
  ['another duration is asked about', cartOf(lineOf('a', 1)), fiveHours, 'trip_duration_differs'],
  ['another type is asked about', cartOf(lineOf('a', 1)), twoDays, 'trip_type_differs'],
] as const)('[RENT-05] %s', (_name, cart, search, code) => {
  const asked = search.tripType ? wholeTrip(search, cart.user_data, here) : null;
  expect(addRefusal(vehicle, cart, asked ?? undefined)?.code).toBe(code);
});

test('[RENT-05] vehicles of another provider, and one of which none is free, are told before the server is asked', () => {
  const other = { ...vehicle, provider: { ...vehicle.provider, id: 'p2' } };
  expect(addRefusal(other, cartOf(lineOf('a', 1)), undefined)).toEqual({
    code: 'other_provider',
    provider: 'Costa',
  });
  const gone = { ...vehicle, total_vehicle_count: 0 };
  const asked = wholeTrip(fiveHours, null, here) ?? undefined;
  expect(addRefusal(gone, emptyTripCart, asked)?.code).toBe('vehicle_not_available');
});

test('[RENT-05] each yes does what its dialog says', () => {
  const cart = cartOf(lineOf('a', 1));
  const asked = { vehicle, cart, trip: wholeTrip(fiveHours, trip, here) };
  const kinds = (dialog: Parameters<typeof agreedChanges>[0]['dialog'], answer: 'yes' | 'as_it_is' = 'yes') =>
    agreedChanges({ dialog }, answer, asked).map((change) => [
      change.kind,
      'body' in change && 'replace' in change.body && change.body.replace,
    ]);
  expect(kinds('same_provider')).toEqual([['add', true]]);
  expect(kinds('trip_type')).toEqual([['confirm', false]]);
  expect(kinds('hour_difference')).toEqual([['confirm', false]]);
  expect(agreedChanges({ dialog: 'hour_difference' }, 'as_it_is', asked)).toEqual([
    { kind: 'add', body: { vehicle_id: 'v1', quantity: 1 } },
  ]);
  const [first, second] = agreedChanges({ dialog: 'trip_vehicle_list' }, 'yes', asked);
  expect(first).toMatchObject({ kind: 'trip', id: 'cart', body: { remove_conflicting: true } });
  expect(second).toMatchObject({ kind: 'add', body: { estimated_hours: 5 } });
});

test('[RENT-18] the server’s refusals open the same dialogs; a plain no opens none', () => {
  const refusal = (code: string, vehicles?: unknown) =>
    new Refusal(409, { errors: [{ code, message: 'said' }], message: 'said', vehicles });
  expect(questionOf(refusal('other_provider'))).toMatchObject({ dialog: 'same_provider', text: 'said' });
  expect(questionOf(refusal('trip_type_conflict', [vehicle]))?.dialog).toBe('trip_vehicle_list');
  expect(questionOf(refusal('vehicle_not_available', [vehicle]))?.dialog).toBe('remove_and_continue');
  expect(questionOf(refusal('vehicle_not_available'))).toBeUndefined();
  expect(wantsTrip(refusal('duration_required'))).toBe(true);
  expect(wantsTrip(refusal('vehicle_quantity'))).toBe(false);
});
