import type { Query } from '@promenade/contract/calls';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { ChosenModule } from '../../../lib/session/visit.ts';
import { type Changes, listSearch, pagesShown } from '../../../lib/view/list-search.ts';

/** What a list holds. */
export type ListKind = 'stores' | 'items';

/** Filters that are on or off, by their names in the address and in the API. */
export const flags = ['open_now', 'free_delivery', 'discounted', 'veg', 'halal', 'organic'] as const;
export type Flag = (typeof flags)[number];

const storeSorts = ['recommended', 'distance', 'rating', 'delivery_time', 'newest', 'name'] as const;
const itemSorts = ['popular', 'price_low', 'price_high', 'rating', 'newest', 'name'] as const;
type StoreSort = (typeof storeSorts)[number];
type ItemSort = (typeof itemSorts)[number];
export type Sort = StoreSort | ItemSort;

/** The minimum ratings on offer. */
export const ratings = [3, 4, 4.5] as const;

/** Stores or items on one page of a list. */
export const pageSize = 12;

/** The filters of a list, according to the capabilities of its module. */
export interface OfferedFilters {
  readonly flags: readonly Flag[];
  readonly sorts: readonly Sort[];
  /** Its default order; null if that is not one of the sorts: by relevance, by discount. */
  readonly own: Sort | null;
  readonly price: boolean;
  readonly brands: boolean;
}

/** The sorts of a list with an order of its own: nothing else is recommended there. */
export const inOwnOrder = (offered: OfferedFilters, own: Sort): OfferedFilters => ({
  ...offered,
  own,
  sorts: [own, ...offered.sorts.filter((sort) => sort !== own && sort !== 'recommended')],
});

/** The filters of a list in a module; distances are known if the visitor has chosen a location. */
export function offeredFilters(
  kind: ListKind,
  module: ChosenModule | null,
  hasPoint: boolean,
): OfferedFilters {
  const can = module && capabilitiesOf(module.module_type);
  const here: Readonly<Record<Flag, boolean>> = {
    open_now: !can?.alwaysOpen,
    free_delivery: true,
    discounted: true,
    veg: can?.diet ?? false,
    halal: can?.halal ?? false,
    organic: kind === 'items' && (can?.organic ?? false),
  };
  const sorts = kind === 'items' ? itemSorts : storeSorts.filter((sort) => hasPoint || sort !== 'distance');
  return {
    flags: flags.filter((flag) => here[flag]),
    sorts,
    own: kind === 'items' ? null : 'recommended',
    price: kind === 'items',
    brands: kind === 'items' && (can?.brands ?? false),
  };
}

/** The filters of a list, as the address holds them. Prices are major units. */
export interface Filters {
  readonly flags: readonly Flag[];
  readonly minRating: number | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly brandId: string | null;
  /** Null is the list's own order. */
  readonly sort: Sort | null;
  /** How many pages are shown, one below the other. */
  readonly pages: number;
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function priceOf(text: string | null): number | null {
  const price = Number(text || Number.NaN);
  return price >= 0 && price <= 1e9 ? price : null;
}

type Bounds = Pick<Filters, 'minPrice' | 'maxPrice'>;

/** The price bounds of an address; bounds in the wrong order are swapped. */
function boundsOf(search: URLSearchParams): Bounds {
  const [from, to] = [priceOf(search.get('min_price')), priceOf(search.get('max_price'))];
  const turned = from !== null && to !== null && from > to;
  return turned ? { minPrice: to, maxPrice: from } : { minPrice: from, maxPrice: to };
}

/** Bounds rounded to prices that the market can have: the same prices lie between them. */
export function wholeBounds<Of extends Bounds>(filters: Of, decimals: number): Of {
  const units = 10 ** decimals;
  const { minPrice: from, maxPrice: to } = filters;
  // A sum of hundredths is rarely exact in binary.
  const inUnits = (price: number) => Number((price * units).toFixed(6));
  const minPrice = from === null ? null : Math.ceil(inUnits(from)) / units;
  const maxPrice = to === null ? null : Math.floor(inUnits(to)) / units;
  const noPriceBetween = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return noPriceBetween ? filters : { ...filters, minPrice, maxPrice };
}

/** Reads the filters on offer; invalid values count as absent. */
export function readFilters(search: URLSearchParams, offered: OfferedFilters): Filters {
  const brand = search.get('brand_id');
  return {
    flags: offered.flags.filter((flag) => search.get(flag) === '1'),
    minRating: ratings.find((rating) => String(rating) === search.get('min_rating')) ?? null,
    ...(offered.price ? boundsOf(search) : { minPrice: null, maxPrice: null }),
    brandId: offered.brands && brand && id.test(brand) ? brand : null,
    sort: offered.sorts.find((sort) => sort === search.get('sort')) ?? null,
    pages: pagesShown(search),
  };
}

const filterNames = [...flags, 'min_rating', 'min_price', 'max_price', 'brand_id'];

export const isFiltered = ({ flags, minRating, minPrice, maxPrice, brandId }: Filters): boolean =>
  flags.length > 0 || [minRating, minPrice, maxPrice, brandId].some((value) => value !== null);

/** Whether filters apply to goods only: a price, a brand, organic. */
export const isOfGoods = ({ flags, minPrice, maxPrice, brandId }: Filters): boolean =>
  flags.includes('organic') || [minPrice, maxPrice, brandId].some((value) => value !== null);

type Switched = { [Name in Flag]?: '1' };

function sharedQuery({ flags, minRating }: Filters) {
  const switched: Switched = {};
  for (const flag of flags) switched[flag] = '1';
  return { ...switched, ...(minRating === null ? {} : { min_rating: minRating }) };
}

/** The query of a list of stores; the caller adds the page. */
export function storeQuery(filters: Filters): Query<'catalog.stores'> {
  const sort = storeSorts.find((one) => one === filters.sort);
  return { ...sharedQuery(filters), ...(sort ? { sort } : {}) };
}

/** The query of a list of items; the caller adds the page. */
export function itemQuery(filters: Filters): Query<'catalog.popularItems'> {
  const { minPrice, maxPrice, brandId } = filters;
  const sort = itemSorts.find((one) => one === filters.sort);
  return {
    ...sharedQuery(filters),
    ...(minPrice === null ? {} : { min_price: minPrice }),
    ...(maxPrice === null ? {} : { max_price: maxPrice }),
    ...(brandId === null ? {} : { brand_id: brandId }),
    ...(sort ? { sort } : {}),
  };
}

/** The address of the same list with some filters changed. */
export const changedSearch = (search: URLSearchParams, changes: Changes): string =>
  `?${listSearch(search, changes)}`;

/** The same list without its filters, in the same order. */
export const clearedSearch = (search: URLSearchParams): string =>
  changedSearch(search, Object.fromEntries(filterNames.map((name) => [name, null])));
