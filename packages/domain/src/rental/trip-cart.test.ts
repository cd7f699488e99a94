import { describe, expect, test } from 'vitest';
import { type TripTerms, durationDiffers, quantityOf, shortTripRefusal } from './trip-cart.ts';

const short = { code: 'duration_required' };

test.each([
  ['hourly', 0.999, short],
  ['hourly', 1, undefined],
  ['hourly', 24, undefined],
  ['day_wise', 23.999, short],
  ['day_wise', 24, undefined],
  // Its hours are the way’s, whatever it takes.
  ['distance_wise', 0.1, undefined],
] as const)('a %s trip of %d h is long enough, or not: %o', (rentalType, hours, expected) => {
  expect(shortTripRefusal({ rentalType, hours })).toEqual(expected);
});

describe('[RENT-05] two trips differ in their duration', () => {
  const trip = (rentalType: TripTerms['rentalType'], hours: number): TripTerms => ({ rentalType, hours });
  test.each([
    [trip('hourly', 5), trip('hourly', 5), false],
    [trip('hourly', 5), trip('hourly', 5.5), true],
    [trip('hourly', 24), trip('day_wise', 48), true],
    [trip('distance_wise', 1), trip('distance_wise', 2), false],
    [trip('distance_wise', 1), trip('hourly', 2), false],
    [trip('day_wise', 24), trip('distance_wise', 1), false],
  ])('%o and %o: %s', (one, other, expected) => {
    expect(durationDiffers(one, other)).toBe(expected);
  });
});

test('a vehicle’s quantity is that of all its lines, and of no other’s', () => {
  const line = (vehicleId: string, quantity: number) => ({
    id: vehicleId,
    vehicleId,
    quantity,
    rentalTypes: [],
  });
  expect(quantityOf([line('v', 2), line('w', 4), line('v', 1)], 'v')).toBe(3);
  expect(quantityOf([line('w', 4)], 'v')).toBe(0);
});
