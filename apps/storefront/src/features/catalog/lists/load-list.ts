import type { Query, Reply } from '@promenade/contract/calls';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { type ItemCardView, itemCardOf, type StoreCardView, storeCardOf } from '../cards/wire.ts';
import {
  type Filters,
  itemQuery,
  type ListKind,
  type OfferedFilters,
  offeredFilters,
  pageSize,
  readFilters,
  storeQuery,
  wholeBounds,
} from './list-filters.ts';

type StorePage = Reply<'catalog.stores'>;
type ItemPage = Reply<'catalog.popularItems'>;
type BrandView = Pick<Reply<'catalog.brands'>[number], 'id' | 'name'>;

interface Listing {
  readonly filters: Filters;
  readonly offered: OfferedFilters;
  /** The number of results with these filters. */
  readonly total: number;
}

/** The stores of the pages shown. */
export interface StoreListing extends Listing {
  readonly cards: readonly StoreCardView[];
  /** When they were read: whether a store is open refers to that instant. */
  readonly nowMs: number;
}

/** The items of the pages shown. */
export interface ItemListing extends Listing {
  readonly cards: readonly ItemCardView[];
  /** To filter by; empty if the module has none. */
  readonly brands: readonly BrandView[];
}

/** Requests one page of a list. */
type Ask<Q, Page> = (query: Q) => Promise<Page>;
export type AskStores<Page extends StorePage = StorePage> = Ask<Query<'catalog.stores'>, Page>;
export type AskItems<Page extends ItemPage = ItemPage> = Ask<Query<'catalog.popularItems'>, Page>;

/** The filters of a list for the visit's module and location, and their values in the address. */
export function filtersOf(
  { visit }: Pick<ServerApi, 'visit'>,
  kind: ListKind,
  search: URLSearchParams,
): Pick<Listing, 'filters' | 'offered'> {
  const offered = offeredFilters(kind, visit.module, visit.point !== null);
  return { offered, filters: readFilters(search, offered) };
}

/** All the pages that are shown, requested in parallel. */
function readPages<Page>(
  { pages }: Filters,
  ask: (place: { limit: number; offset: number }) => Promise<Page>,
) {
  return Promise.all(Array.from({ length: pages }, (_, page) => ask({ limit: pageSize, offset: page + 1 })));
}

/** A list of stores, and its first page as received. */
export async function loadStoreListing<Page extends StorePage>(
  api: ServerApi,
  search: URLSearchParams,
  ask: AskStores<Page>,
): Promise<{ readonly listing: StoreListing; readonly first: Page | undefined }> {
  const { filters, offered } = filtersOf(api, 'stores', search);
  const pages = await readPages(filters, (place) => ask({ ...storeQuery(filters), ...place }));
  const [first] = pages;
  const cards = pages.flatMap(({ stores }) => stores.map(storeCardOf));
  const listing = { filters, offered, cards, total: first?.total_size ?? 0, nowMs: Date.now() };
  return { listing, first };
}

/** Price bounds rounded to the market's prices; the configuration is only requested if there is a bound. */
async function mendPrices({ load }: ServerApi, filters: Filters): Promise<Filters> {
  if (filters.minPrice === null && filters.maxPrice === null) return filters;
  return wholeBounds(filters, (await load('settings.config')).digit_after_decimal_point);
}

async function loadBrands({ load }: ServerApi, { brands }: OfferedFilters): Promise<BrandView[]> {
  if (!brands) return [];
  return (await load('catalog.brands')).map(({ id, name }) => ({ id, name }));
}

/** A list of items, and its first page as received. */
export async function loadItemListing<Page extends ItemPage>(
  api: ServerApi,
  search: URLSearchParams,
  ask: AskItems<Page>,
): Promise<{ readonly listing: ItemListing; readonly first: Page | undefined }> {
  const { filters: asked, offered } = filtersOf(api, 'items', search);
  const filters = await mendPrices(api, asked);
  const [pages, brands] = await Promise.all([
    readPages(filters, (place) => ask({ ...itemQuery(filters), ...place })),
    loadBrands(api, offered),
  ]);
  const [first] = pages;
  const cards = pages.flatMap(({ items }) => items.map(itemCardOf));
  return { listing: { filters, offered, cards, brands, total: first?.total_size ?? 0 }, first };
}
