import { expect, test } from 'vitest';
import {
  changedSearch,
  clearedSearch,
  inOwnOrder,
  isFiltered,
  itemQuery,
  offeredFilters,
  readFilters,
  storeQuery,
  wholeBounds,
} from './list-filters.ts';

const of = (search: string) => new URLSearchParams(search);
const module = (module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce') => ({ id: 'm1', module_type });
const stores = offeredFilters('stores', module('food'), true);
const shopItems = offeredFilters('items', module('ecommerce'), true);
const brand = '018f1f2e-0000-7000-8000-000000000001';

test.each([
  ['stores', 'food', ['open_now', 'free_delivery', 'discounted', 'veg', 'halal']],
  ['items', 'food', ['open_now', 'free_delivery', 'discounted', 'veg', 'halal']],
  ['items', 'grocery', ['open_now', 'free_delivery', 'discounted', 'halal', 'organic']],
  ['items', 'pharmacy', ['open_now', 'free_delivery', 'discounted']],
  ['items', 'ecommerce', ['free_delivery', 'discounted']],
] as const)('[MOD-08] %s of %s are filtered by what the module is capable of', (kind, type, flags) => {
  const offered = offeredFilters(kind, module(type), true);
  expect(offered.flags).toEqual(flags);
  expect(offered.brands).toBe(kind === 'items' && type === 'ecommerce');
  expect(offered.price).toBe(kind === 'items');
});

test('distances sort only where the visitor has said where they are', () => {
  expect(stores.sorts).toContain('distance');
  expect(offeredFilters('stores', module('food'), false).sorts).not.toContain('distance');
});

test('a list in an order of its own says that one, and recommends no other', () => {
  const latest = inOwnOrder(stores, 'newest');
  expect([latest.own, latest.sorts]).toEqual([
    'newest',
    ['newest', 'distance', 'rating', 'delivery_time', 'name'],
  ]);
  expect(inOwnOrder(shopItems, 'popular').sorts).toEqual(shopItems.sorts);
  expect([stores.own, shopItems.own]).toEqual(['recommended', null]);
});

test('filters come from the address, and nonsense in it counts as absent', () => {
  const filters = readFilters(of('open_now=1&sort=rating&pages=3&min_rating=4'), stores);
  expect(filters).toMatchObject({ flags: ['open_now'], minRating: 4, sort: 'rating', pages: 3 });
  expect(storeQuery(filters)).toEqual({ open_now: '1', min_rating: 4, sort: 'rating' });
  const nonsense = readFilters(
    of('open_now=yes&organic=1&sort=cheapest&pages=-4&min_price=5&brand_id=x&min_rating=9'),
    stores,
  );
  expect(isFiltered(nonsense)).toBe(false);
  expect(nonsense).toMatchObject({ sort: null, pages: 1 });
  expect(storeQuery(nonsense)).toEqual({});
  expect(readFilters(of('pages=1e9'), stores).pages).toBe(100);
});

test('items are filtered by price and brand where the list offers it', () => {
  const filters = readFilters(of(`min_price=0&max_price=99.5&brand_id=${brand}&sort=price_low`), shopItems);
  expect(itemQuery(filters)).toEqual({ min_price: 0, max_price: 99.5, brand_id: brand, sort: 'price_low' });
  expect(isFiltered(filters)).toBe(true);
  expect(itemQuery(readFilters(of('min_price=-1&max_price=abc&brand_id=1'), shopItems))).toEqual({});
});

test('bounds of a price that stand the wrong way round in an address are turned', () => {
  const filters = readFilters(of('min_price=300&max_price=100'), shopItems);
  expect(filters).toMatchObject({ minPrice: 100, maxPrice: 300 });
});

test.each([
  [0, '99.5', '100.5', 100, 100],
  [0, '99', '101', 99, 101],
  [2, '99.5', '100.55', 99.5, 100.55],
  [2, '0.001', '1.115', 0.01, 1.11],
  [3, '1.005', '2.0005', 1.005, 2],
  [0, '100.2', '100.8', 100.2, 100.8],
] as const)('with %i decimals a price from %s to %s is one from %d to %d', (decimals, from, to, min, max) => {
  const filters = readFilters(of(`min_price=${from}&max_price=${to}`), shopItems);
  expect(wholeBounds(filters, decimals)).toMatchObject({ minPrice: min, maxPrice: max });
});

test('a list without bounds of a price has none after they are made whole', () => {
  const filters = readFilters(of('veg=1'), shopItems);
  expect(wholeBounds(filters, 0)).toEqual(filters);
});

test('a changed filter keeps the others and goes back to the first page', () => {
  expect(changedSearch(of('open_now=1&pages=4&view=cart'), { sort: 'rating' })).toBe(
    '?open_now=1&sort=rating',
  );
  expect(changedSearch(of('open_now=1&sort=rating'), { open_now: null })).toBe('?sort=rating');
});

test('without its filters a list keeps its order and what it is a list of', () => {
  expect(clearedSearch(of('search=category&id=c1&open_now=1&min_price=2&brand_id=b&sort=name&pages=2'))).toBe(
    '?search=category&id=c1&sort=name',
  );
});
