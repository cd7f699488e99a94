import { expect, test } from 'vitest';
import { noTrip } from '../search/trip-search.ts';
import type { Vehicle } from '../vehicles/rate.ts';
import { originPath } from './origin.ts';

const vehicle = { provider: { slug: 'ruta-sur' } } as Pick<Vehicle, 'provider'>;
const trip = { ...noTrip, tripType: 'hourly', duration: 4 } as const;

test.each([
  ['from_search', '/rental/vehicle-search?all_category=1&trip_type=hourly&duration=4'],
  [null, '/rental/vehicle-search?all_category=1&trip_type=hourly&duration=4'],
  ['from_wishlist', '/rental/vehicle-search?all_category=1&trip_type=hourly&duration=4'],
  ['from_home', '/home'],
  ['from_provider', '/rental/provider-details/ruta-sur?trip_type=hourly&duration=4'],
] as const)('[RENT-13] from %s a vehicle’s page leads back to %s', (from, to) => {
  expect(originPath(from, vehicle, trip).to).toBe(to);
});
