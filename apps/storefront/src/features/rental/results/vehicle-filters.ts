import type { Query } from '@promenade/contract/calls';
import { FUELS, TRANSMISSIONS } from '@promenade/domain/rental';
import { type Changes, listSearch, pagesShown } from '../../../lib/view/list-search.ts';

type Gearbox = (typeof TRANSMISSIONS)[number];
type Fuel = (typeof FUELS)[number];

export const sorts = ['popular', 'rating', 'price_low', 'price_high', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** The minimum ratings on offer. */
export const ratings = [3, 4, 4.5] as const;
/** The minimum numbers of seats on offer. */
export const seatCounts = [2, 4, 5, 7, 9] as const;

/** Vehicles on one page of a list. */
export const pageSize = 12;
const mostOfList = 50;

/** The filters of a list of vehicles, as the address holds them. Prices are major units. */
export interface VehicleFilters {
  /** `categoryId` of the address; none is `all_category=1` (rental.md section 2). */
  readonly categoryIds: readonly string[];
  readonly brandIds: readonly string[];
  readonly fuels: readonly Fuel[];
  readonly seats: number | null;
  readonly gearbox: Gearbox | null;
  readonly airCondition: boolean;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly minRating: number | null;
  /** Only vehicles of which one is free at the time. */
  readonly onlyFree: boolean;
  readonly name: string;
  readonly sort: Sort;
  /** How many pages are shown, one below the other. */
  readonly pages: number;
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const listOf = (text: string | null): string[] => (text ?? '').split(',').slice(0, mostOfList);

function priceOf(text: string | null): number | null {
  const price = Number(text || Number.NaN);
  return price >= 0 && price <= 1e9 ? price : null;
}

/** Reads the filters of an address; invalid values count as absent. */
export function readFilters(search: URLSearchParams): VehicleFilters {
  const fuels = listOf(search.get('fuel_types'));
  return {
    categoryIds: listOf(search.get('categoryId')).filter((one) => id.test(one)),
    brandIds: listOf(search.get('brand_ids')).filter((one) => id.test(one)),
    fuels: FUELS.filter((fuel) => fuels.includes(fuel)),
    seats: seatCounts.find((seats) => String(seats) === search.get('seats')) ?? null,
    gearbox: TRANSMISSIONS.find((one) => one === search.get('transmission_type')) ?? null,
    airCondition: search.get('air_condition') === '1',
    minPrice: priceOf(search.get('min_price')),
    maxPrice: priceOf(search.get('max_price')),
    minRating: ratings.find((rating) => String(rating) === search.get('min_rating')) ?? null,
    onlyFree: search.get('available') === '1',
    name: (search.get('name') ?? '').trim().slice(0, 100),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'popular',
    pages: pagesShown(search),
  };
}

/** The request's query; the caller adds the trip's window and the page. */
export function filterQuery(filters: VehicleFilters): Query<'vehicles.search'> {
  const { categoryIds, brandIds, fuels, seats, gearbox, minPrice, maxPrice, minRating, name } = filters;
  return {
    ...(categoryIds.length > 0 && { category_ids: categoryIds.join(',') }),
    ...(brandIds.length > 0 && { brand_ids: brandIds.join(',') }),
    ...(fuels.length > 0 && { fuel_types: fuels.join(',') }),
    ...(seats !== null && { seats }),
    ...(gearbox && { transmission_type: gearbox }),
    ...(filters.airCondition && { air_condition: '1' }),
    ...(minPrice !== null && { min_price: minPrice }),
    ...(maxPrice !== null && { max_price: maxPrice }),
    ...(minRating !== null && { min_rating: minRating }),
    ...(filters.onlyFree && { available: '1' }),
    ...(name && { name }),
    sort: filters.sort,
  };
}

/** How many kinds of filter are on; the category is the page itself, and the sort order is no filter. */
export function filterCount(filters: VehicleFilters): number {
  const { brandIds, fuels, seats, gearbox, airCondition, minPrice, maxPrice, minRating, onlyFree } = filters;
  return [
    brandIds.length > 0,
    fuels.length > 0,
    seats !== null,
    gearbox !== null,
    airCondition,
    minPrice !== null || maxPrice !== null,
    minRating !== null,
    onlyFree,
    filters.name !== '',
  ].filter(Boolean).length;
}

/** Changes filters: to given values, or by a function of the current ones. */
export type Change = (changes: Changes | ((now: VehicleFilters) => Changes)) => void;

/** The address of the same list with some filters changed. */
export function changedSearch(search: URLSearchParams, changes: Changes): string {
  const next = listSearch(search, changes);
  if (next.has('categoryId')) next.delete('all_category');
  else next.set('all_category', '1');
  return `?${next}`;
}

/** A list parameter of an address with a value added or removed. */
export function toggled(list: readonly string[], one: string): string | null {
  const next = list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  return next.length > 0 ? next.join(',') : null;
}

const filterNames = [
  'categoryId',
  'brand_ids',
  'fuel_types',
  'seats',
  'transmission_type',
  'air_condition',
  'min_price',
  'max_price',
  'min_rating',
  'available',
  'name',
] as const;

/** The same list without its filters; trip and order stay. */
export const clearedSearch = (search: URLSearchParams): string =>
  changedSearch(search, Object.fromEntries(filterNames.map((name) => [name, null])));
