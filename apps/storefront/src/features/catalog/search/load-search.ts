import type { ServerApi } from '../../../lib/api/server-client.ts';
import { type ItemCardView, itemCardOf, type StoreCardView, storeCardOf } from '../cards/wire.ts';
import {
  type ItemListing,
  loadItemListing,
  loadStoreListing,
  type StoreListing,
} from '../lists/load-list.ts';

/** What a search has found. */
export interface SearchContents {
  readonly text: string;
  /** The best stores, above a list of items. */
  readonly bestStores: readonly StoreCardView[];
  readonly storesTotal: number;
  /** The one that is listed; the other is null. */
  readonly stores: StoreListing | null;
  readonly items: ItemListing | null;
  readonly suggestion: string | null;
  /** Nothing matched: the likeliest goods instead. */
  readonly nearest: readonly ItemCardView[];
  readonly nowMs: number;
}

const bestStores = 3;

/** Items and stores that match a text, tolerant of slips (issue 5, point 4); `show=stores` lists the stores. */
export async function loadSearch(
  api: ServerApi,
  search: URLSearchParams,
  text: string,
): Promise<SearchContents> {
  const named = { name: text };
  const asStores = search.get('show') === 'stores';
  const [found, stores, items] = await Promise.all([
    api.load('catalog.search', { query: { ...named, limit: 8 } }),
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
  return {
    text,
    bestStores: asStores ? [] : found.stores.slice(0, bestStores).map(storeCardOf),
    storesTotal: found.stores_total,
    stores: stores?.listing ?? null,
    items: items?.listing ?? null,
    suggestion: found.suggestion,
    nearest: found.nearest.map(itemCardOf),
    nowMs: Date.now(),
  };
}
