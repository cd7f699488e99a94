import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDestinations, withDestination } from './recent-destinations.ts';
import {
  estimatedHours,
  longest,
  noTrip,
  parseTrip,
  type TripSearch,
  tripFields,
  tripWindow,
  writeTrip,
} from './trip-search.ts';

const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((n) => n / 1e5);
const place = fc.record({
  location_name: fc.string({ maxLength: 40 }),
  lat: degrees(90),
  lng: degrees(180),
});
const when = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));
const way = fc.record({
  distanceMeters: fc.integer({ min: 1, max: 1e6 }),
  duration: fc.integer({ min: 0, max: 1e5 }),
});

const trips: fc.Arbitrary<TripSearch> = fc
  .record({
    tripType: fc.constantFrom('hourly', 'day_wise', 'distance_wise', null),
    duration: fc.option(fc.integer({ min: 1, max: longest.day_wise })),
    pickup_location: fc.option(place),
    destination_location: fc.option(place),
    selectedDate: fc.option(when),
    distanceData: fc.option(way),
  })
  .map((trip) => ({
    ...trip,
    duration: trip.tripType === 'hourly' || trip.tripType === 'day_wise' ? trip.duration : null,
    distanceData: trip.destination_location && trip.distanceData,
  })) as fc.Arbitrary<TripSearch>;

test('[RENT-21] an address holds every search, and its other names stay', () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const search = writeTrip(new URLSearchParams('category_ids=c1&from=from_search'), trip);
      expect(parseTrip(search)).toEqual(trip);
      expect(search.get('category_ids')).toBe('c1');
      expect(parseTrip(writeTrip(search, noTrip))).toEqual(noTrip);
    }),
  );
});

test.each([
  'trip_type=weekly&duration=4',
  'trip_type=hourly&duration=0',
  'trip_type=hourly&duration=8761',
  'trip_type=day_wise&duration=366',
  'trip_type=day_wise&duration=1.5',
  'pickup=91,0',
  'pickup=0,181&destination=1',
  'pickup=a,b',
  'date=2026-02-31 10:00:00',
  'date=2026-02-03',
  'distance=-4&way_seconds=3',
])('nonsense in an address counts as absent: %s', (query) => {
  expect({ ...parseTrip(new URLSearchParams(query)), tripType: null }).toEqual(noTrip);
});

test('[RENT-10] both spellings of the distance type are read', () => {
  expect(parseTrip(new URLSearchParams('trip_type=distance')).tripType).toBe('distance_wise');
  expect(parseTrip(new URLSearchParams('trip_type=distance_wise')).tripType).toBe('distance_wise');
});

const pickup = { location_name: 'Pocitos', lat: -34.91, lng: -56.15 };
const destination = { location_name: 'Atlántida', lat: -34.77, lng: -55.76 };

test('[RENT-10] the cart is told kilometres, whole hours of the way, and days as hours', () => {
  const distance: TripSearch = {
    ...noTrip,
    tripType: 'distance_wise',
    pickup_location: pickup,
    destination_location: destination,
    distanceData: { distanceMeters: 45_678, duration: 7199 },
  };
  expect(tripFields(distance)).toEqual({
    pickup_location: pickup,
    destination_location: destination,
    rental_type: 'distance_wise',
    estimated_hours: null,
    pickup_time: null,
    destination_time: 1,
    distance: 45.678,
  });
  expect(estimatedHours(distance)).toBe(2);
  expect(tripFields({ ...noTrip, tripType: 'day_wise', duration: 3 }).estimated_hours).toBe(72);
});

test('[RENT-19] the number of free vehicles is asked for the searched interval and pickup', () => {
  const trip: TripSearch = {
    ...noTrip,
    tripType: 'day_wise',
    duration: 2,
    pickup_location: pickup,
    selectedDate: '2026-11-21 18:30:00',
  };
  expect(tripWindow(trip)).toEqual({
    rental_type: 'day_wise',
    pickup_time: '2026-11-21 18:30:00',
    estimated_hours: 48,
    pickup_lat: pickup.lat,
    pickup_lng: pickup.lng,
  });
  expect(tripWindow(noTrip)).toEqual({});
});

test('[RENT-01] the last five destinations are kept, each once, the newest first', () => {
  const named = (name: string) => ({ ...destination, location_name: name });
  const kept = ['a', 'b', 'c', 'd', 'e', 'f', 'c'].reduce<ReturnType<typeof parseDestinations>>(
    (recent, name) => withDestination(named(name), recent),
    [],
  );
  expect(kept.map(({ location_name }) => location_name)).toEqual(['c', 'f', 'e', 'd', 'b']);
  expect(parseDestinations(JSON.stringify(kept))).toEqual(kept);
  expect(parseDestinations('{"a":1}')).toEqual([]);
  expect(parseDestinations('[{"lat":1}, 3')).toEqual([]);
});
