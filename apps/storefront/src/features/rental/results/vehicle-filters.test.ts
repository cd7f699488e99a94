import { expect, test } from 'vitest';
import {
  changedSearch,
  clearedSearch,
  filterCount,
  filterQuery,
  readFilters,
  toggled,
} from './vehicle-filters.ts';

const a = '0190a1b2-0000-7000-8000-000000000001';
const b = '0190a1b2-0000-7000-8000-000000000002';
const read = (query: string) => readFilters(new URLSearchParams(query));

test('[RENT-01] an address filters by category, brand, seats, air, gearbox, fuel, price, rating and what is free', () => {
  const query =
    `categoryId=${a}&brand_ids=${a},${b}&seats=5&air_condition=1&transmission_type=automatic` +
    '&fuel_types=electric,hybrid&min_price=100&max_price=900&min_rating=4&available=1&name=fox&sort=price_low';
  expect(filterQuery(read(query))).toEqual({
    category_ids: a,
    brand_ids: `${a},${b}`,
    seats: 5,
    air_condition: '1',
    transmission_type: 'automatic',
    fuel_types: 'hybrid,electric',
    min_price: 100,
    max_price: 900,
    min_rating: 4,
    available: '1',
    name: 'fox',
    sort: 'price_low',
  });
  expect(filterCount(read(query))).toBe(9);
});

test('[NAV-01] all categories is no filter', () => {
  expect(filterQuery(read('all_category=1'))).toEqual({ sort: 'popular' });
  expect(filterCount(read('all_category=1'))).toBe(0);
});

test.each([
  'categoryId=car&brand_ids=;drop',
  'seats=3&transmission_type=cvt&fuel_types=coal',
  'min_price=-1&max_price=x&min_rating=9&available=yes&sort=worst',
])('nonsense counts as absent: %s', (query) => {
  expect(filterQuery(read(query))).toEqual({ sort: 'popular' });
});

test('a change begins at the first page, closes what is open and leaves the trip alone', () => {
  const search = new URLSearchParams(`categoryId=${a}&trip_type=hourly&duration=4&pages=3&view=filters`);
  expect(changedSearch(search, { seats: '5' })).toBe(`?categoryId=${a}&trip_type=hourly&duration=4&seats=5`);
  expect(clearedSearch(search)).toBe('?trip_type=hourly&duration=4&all_category=1');
});

test('a word of a list goes in and out', () => {
  expect(toggled([], 'a')).toBe('a');
  expect(toggled(['a'], 'b')).toBe('a,b');
  expect(toggled(['a', 'b'], 'a')).toBe('b');
  expect(toggled(['a'], 'a')).toBeNull();
});
