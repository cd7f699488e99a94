import { expect, test } from 'vitest';
import { type RatedVehicle, ratesOf, shownRate } from './rate.ts';

const vehicle: RatedVehicle = {
  hourly_price: 500,
  day_wise_price: 3000,
  distance_price: 40,
  trip_hourly: 1,
  trip_day_wise: 1,
  trip_distance: 1,
  discount_price: 0,
  discount_type: 'percent',
};

test('[RENT-03] only the ways a vehicle is let have a rate', () => {
  const types = (one: RatedVehicle) => ratesOf(one, 2).map(({ type }) => type);
  expect(types(vehicle)).toEqual(['hourly', 'day_wise', 'distance_wise']);
  expect(types({ ...vehicle, trip_hourly: 0, hourly_price: 0 })).toEqual(['day_wise', 'distance_wise']);
});

test.each([
  ['hourly', 'hourly', 500],
  ['day_wise', 'day_wise', 3000],
  ['distance_wise', 'distance_wise', 40],
  [null, 'distance_wise', 40],
] as const)('[RENT-04] asked for %s the rate of %s is shown', (asked, type, now) => {
  expect(shownRate(vehicle, asked, 2)).toMatchObject({ type, now });
});

test('[RENT-04] a type that is not offered gives way to the lowest enabled one', () => {
  const byDayAndHour = { ...vehicle, trip_distance: 0, distance_price: 0 } as const;
  expect(shownRate(byDayAndHour, 'distance_wise', 2)).toMatchObject({ type: 'hourly', now: 500 });
});

test('[RENT-02] a discount in percent lowers every rate, one by amount is of the whole trip', () => {
  const percent = { ...vehicle, discount_price: 15 };
  expect(shownRate(percent, 'hourly', 2)).toEqual({ type: 'hourly', now: 425, before: 500 });
  const amount = { ...vehicle, discount_price: 200, discount_type: 'amount' } as const;
  expect(shownRate(amount, 'hourly', 2)).toEqual({ type: 'hourly', now: 500, before: 500 });
});
