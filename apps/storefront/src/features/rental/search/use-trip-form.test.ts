import { expect, test } from 'vitest';
import { noTrip, type TripSearch } from './trip-search.ts';
import { problemsOf } from './use-trip-form.ts';

const pickup_location = { location_name: 'Here', lat: -34.9, lng: -56.2 };
const problems = (trip: Partial<TripSearch>, wayMetres?: number) =>
  problemsOf(
    { ...noTrip, pickup_location, ...trip },
    { timeZone: 'America/Montevideo', nowMs: 0, latestDay: '1970-12-31', wayMetres },
  );
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

test.each([
  ['1969-12-31 20:59:59', 'rental.timePast'],
  ['1969-12-31 21:00:00', 'rental.timePast'],
  ['1969-12-31 21:00:01', undefined],
  ['1970-12-31 23:59:59', undefined],
  ['1971-01-01 00:00:00', 'rental.timeFar'],
  ['2099-01-05 10:00:00', 'rental.timeFar'],
] as const)(
  '[RENT-12] a trip that begins on %s: %s; one of 2099 was searched for',
  (selectedDate, problem) => {
    expect(problems({ tripType: 'hourly', duration: 1, selectedDate }).date).toBe(problem);
  },
);
