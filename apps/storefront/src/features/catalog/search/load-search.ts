import type { Reply } from '@promenade/contract/calls';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { type ItemCardView, itemCardOf, type StoreCardView, storeCardOf } from '../cards/wire.ts';
import { isFiltered, isOfGoods, storeQuery } from '../lists/list-filters.ts';
import {
  filtersOf,
  type ItemListing,
  loadItemListing,
  loadStoreListing,
  type StoreListing,
} from '../lists/load-list.ts';

/** What a search has found. */
export interface SearchContents {
  readonly text: string;
  /** The best matching stores, above a list of items. */
  readonly bestStores: readonly StoreCardView[];
  readonly storesTotal: number;
  /** The one that is listed; the other is null. */
  readonly stores: StoreListing | null;
  readonly items: ItemListing | null;
  readonly suggestion: string | null;
  /** Nothing matched: the closest goods instead. */
  readonly nearest: readonly ItemCardView[];
  readonly nowMs: number;
}

const mostStores = 3;

type Found = Pick<Reply<'catalog.search'>, 'stores' | 'stores_total'>;

/** Stores above a list of items: filtered too, as far as the filters apply to stores. */
async function filteredStores(
  api: ServerApi,
  search: URLSearchParams,
  { filters }: ItemListing,
  name: string,
): Promise<Found | undefined> {
  if (!isFiltered(filters)) return undefined;
  // A filter by price or brand asks for goods.
  if (isOfGoods(filters)) return { stores: [], stores_total: 0 };
  const { filters: ofStores } = filtersOf(api, 'stores', search);
  const query = { ...storeQuery({ ...ofStores, sort: null }), name, limit: mostStores };
  const { stores, total_size } = await api.load('catalog.searchStores', { query });
  return { stores, stores_total: total_size };
}

/** Items and stores that match a text, tolerating typos; `show=stores` lists the stores. */
export async function loadSearch(
  api: ServerApi,
  search: URLSearchParams,
  text: string,
): Promise<SearchContents> {
  const named = { name: text };
  const asStores = search.get('show') === 'stores';
  const [found, stores, items] = await Promise.all([
    api.load('catalog.search', { query: { ...named, limit: 12 } }),
    asStores
      ? loadStoreListing(api, search, (query) =>
          api.load('catalog.searchStores', { query: { ...query, ...named } }),
        )
      : null,
    asStores
      ? null
      : loadItemListing(api, search, (query) =>
          api.load('catalog.searchItems', { query: { ...query, ...named } }),
        ),
  ]);
  const best = (items && (await filteredStores(api, search, items.listing, text))) ?? found;
  return {
    text,
    bestStores: asStores ? [] : best.stores.slice(0, mostStores).map(storeCardOf),
    storesTotal: best.stores_total,
    stores: stores?.listing ?? null,
    items: items?.listing ?? null,
    suggestion: found.suggestion,
    nearest: found.nearest.map(itemCardOf),
    nowMs: Date.now(),
  };
}
