import { expect, test } from 'vitest';
import { noTrip, type TripSearch } from './trip-search.ts';
import { problemsOf } from './use-trip-form.ts';

const pickup_location = { location_name: 'Here', lat: -34.9, lng: -56.2 };
const problems = (trip: Partial<TripSearch>, wayMetres?: number) =>
  problemsOf({ ...noTrip, pickup_location, ...trip }, 'America/Montevideo', 0, wayMetres);
const of = (trip: Partial<TripSearch>) => problems(trip).duration;

test.each([
  ['hourly', null, 'rental.durationMissing'],
  ['hourly', 0, 'rental.durationMissing'],
  ['hourly', 1.5, 'rental.durationMissing'],
  ['hourly', 1, undefined],
  ['hourly', 8760, undefined],
  ['hourly', 8761, 'rental.durationLong'],
  ['day_wise', 365, undefined],
  ['day_wise', 366, 'rental.durationLong'],
  ['distance_wise', null, undefined],
] as const)(
  '[RENT-01] a trip %s of %s: %s; one that is too long was told to be 1 or more',
  (tripType, duration, problem) => expect(of({ tripType, duration })).toBe(problem),
);

test('a trip by distance that leads nowhere says so at its destination: it cost nothing', () => {
  const there = { location_name: 'There', lat: -34.9, lng: -56.2 };
  const trip = { tripType: 'distance_wise', destination_location: there } as const;
  expect(problems(trip, 0)).toEqual({ destination: 'rental.destinationNear' });
  expect(problems(trip, 99).destination).toBe('rental.destinationNear');
  expect(problems(trip, 100)).toEqual({});
  // Not measured yet: the server will tell.
  expect(problems(trip)).toEqual({});
  expect(problems({ ...trip, tripType: 'hourly', duration: 4 }, 0)).toEqual({});
});
