import { expect, test } from 'vitest';
import { noTrip, type TripSearch } from './trip-search.ts';
import { problemsOf } from './use-trip-form.ts';

const pickup_location = { location_name: 'Here', lat: -34.9, lng: -56.2 };
const of = (trip: Partial<TripSearch>) =>
  problemsOf({ ...noTrip, pickup_location, ...trip }, 'America/Montevideo', 0).duration;

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
