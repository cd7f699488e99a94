import { expect, test } from 'vitest';
import { trip } from '../trip-cart.fixture.ts';
import { fieldsOfCart } from '../trip-fields.ts';
import { otherStart } from './other-start.ts';

const zone = 'America/Montevideo';
const asked = fieldsOfCart(trip);
const there = { location_name: 'Prado', lat: -34.86, lng: -56.2 };
const [first, second] = ['2026-12-01 10:00:00', '2026-12-02 10:00:00'];
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}-03:00`);

test('[RENT-05] the trip that the cart has is no other one, however its places are called', () => {
  expect(otherStart(trip, asked, zone)).toBeUndefined();
  const renamed = { ...asked.pickup_location, location_name: 'Home' };
  expect(otherStart(trip, { ...asked, pickup_location: renamed }, zone)).toBeUndefined();
  expect(otherStart(trip, { ...asked, destination_location: there }, zone)).toBeUndefined();
});

test('[RENT-05] another time, another place, and by distance another destination are told', () => {
  const later = { ...trip, pickup_time: first };
  expect(otherStart(later, asked, zone)).toEqual({ time: { cart: at(first), asked: null } });
  expect(otherStart(later, { ...asked, pickup_time: second }, zone)).toEqual({
    time: { cart: at(first), asked: at(second) },
  });
  expect(otherStart(trip, { ...asked, pickup_location: there }, zone)).toEqual({
    pickup: { cart: trip.pickup_location, asked: there },
  });
  const far = { ...trip, rental_type: 'distance_wise' as const, destination_location: trip.pickup_location };
  expect(otherStart(far, { ...asked, destination_location: there }, zone)).toEqual({
    destination: { cart: trip.pickup_location, asked: there },
  });
});
