import { capabilitiesOf } from '@promenade/domain/modules';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { hadFirst } from '../cards/had-first.ts';
import { type CategoryView, type ItemCardView, itemCardOf } from '../cards/wire.ts';
import type { ListKind } from '../lists/list-filters.ts';
import {
  type ItemListing,
  loadItemListing,
  loadStoreListing,
  type StoreListing,
} from '../lists/load-list.ts';
import { categoryTile, type Tile } from '../tiles/tiles.tsx';

/** The data of a category's page. */
export interface CategoryContents {
  readonly category: CategoryView;
  readonly children: readonly Tile[];
  /** The one that is listed; the other is null. */
  readonly stores: StoreListing | null;
  readonly items: ItemListing | null;
  /** Above a list of stores. */
  readonly popular: readonly ItemCardView[];
}

const popularCount = 8;

// Goods are compared with each other, dishes are chosen with their store.
function kindOf(search: URLSearchParams, { visit: { module } }: ServerApi): ListKind {
  const asked = search.get('show');
  if (asked === 'items' || asked === 'stores') return asked;
  return module && capabilitiesOf(module.module_type).units ? 'items' : 'stores';
}

async function loadStores(api: ServerApi, search: URLSearchParams, id: string) {
  const [{ listing: stores }, popular] = await Promise.all([
    loadStoreListing(api, search, (query) => api.load('catalog.categoryStores', { params: { id }, query })),
    api.load('catalog.categoryItems', { params: { id }, query: { limit: popularCount } }),
  ]);
  return { stores, items: null, popular: hadFirst(popular.items).map(itemCardOf) };
}

async function loadItems(api: ServerApi, search: URLSearchParams, id: string) {
  const { listing: items } = await loadItemListing(api, search, (query) =>
    api.load('catalog.categoryItems', { params: { id }, query }),
  );
  return { stores: null, items, popular: [] };
}

/** A category with its stores or its items, by id or slug (NAV-03, NAV-05). */
export async function loadCategory(
  api: ServerApi,
  id: string,
  search: URLSearchParams,
): Promise<CategoryContents> {
  const load = kindOf(search, api) === 'items' ? loadItems : loadStores;
  const [category, children, lists] = await Promise.all([
    api.load('catalog.category', { params: { id } }),
    api.load('catalog.childCategories', { params: { id } }),
    load(api, search, id),
  ]);
  return { category, children: children.map(categoryTile), ...lists };
}
