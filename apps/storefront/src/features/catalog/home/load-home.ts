import type { Reply } from '@promenade/contract/calls';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { type ItemCardView, itemCardOf, type StoreCardView, storeCardOf } from '../cards/wire.ts';
import {
  type Filters,
  type HomeView,
  pageSize,
  readFilters,
  readHomeView,
  storeQuery,
} from './home-filters.ts';

/** A list as far as it is shown, and how much there is of it. */
interface Listed<Card> {
  readonly cards: readonly Card[];
  readonly total: number;
}

/** What /home shows, and what it was made from. */
export interface HomeContents {
  readonly view: HomeView;
  readonly filters: Filters;
  /** When the lists were read. */
  readonly nowMs: number;
  readonly categories: Reply<'catalog.categories'>;
  readonly popular: readonly ItemCardView[];
  readonly stores: Listed<StoreCardView>;
  readonly items: Listed<ItemCardView>;
}

const popularCount = 8;
const foundStores = 12;
const none = { cards: [], total: 0 };

const listedStores = (pages: readonly Reply<'catalog.stores'>[]): Listed<StoreCardView> => ({
  cards: pages.flatMap((page) => page.stores.map(storeCardOf)),
  total: pages[0]?.total_size ?? 0,
});

const listedItems = (pages: readonly Reply<'catalog.popularItems'>[]): Listed<ItemCardView> => ({
  cards: pages.flatMap((page) => page.items.map(itemCardOf)),
  total: pages[0]?.total_size ?? 0,
});

const pageNumbers = (pages: number): number[] => Array.from({ length: pages }, (_, page) => page + 1);

/** All the pages that are shown, read side by side. */
async function loadStores({ load }: ServerApi, filters: Filters, categoryId?: string) {
  const query = { ...storeQuery(filters, categoryId), limit: pageSize };
  const pages = await Promise.all(
    pageNumbers(filters.pages).map((offset) => load('catalog.stores', { query: { ...query, offset } })),
  );
  return listedStores(pages);
}

async function loadFoundItems({ load }: ServerApi, name: string, filters: Filters) {
  const pages = await Promise.all(
    pageNumbers(filters.pages).map((offset) =>
      load('catalog.searchItems', { query: { name, limit: pageSize, offset } }),
    ),
  );
  return listedItems(pages);
}

type Lists = Pick<HomeContents, 'categories' | 'popular' | 'stores' | 'items'>;
const nothing: Lists = { categories: [], popular: [], stores: none, items: none };

async function loadOverview(api: ServerApi, filters: Filters): Promise<Lists> {
  const [categories, popular, stores] = await Promise.all([
    api.load('catalog.categories', { query: { featured: '1' } }),
    api.load('catalog.popularItems', { query: { limit: popularCount } }),
    loadStores(api, filters),
  ]);
  return { ...nothing, categories, popular: popular.items.map(itemCardOf), stores };
}

async function loadCategory(api: ServerApi, filters: Filters, id: string): Promise<Lists> {
  const [category, stores, items] = await Promise.all([
    api.load('catalog.category', { params: { id } }),
    loadStores(api, filters, id),
    api.load('catalog.categoryItems', { params: { id }, query: { limit: popularCount } }),
  ]);
  return { ...nothing, categories: [category], stores, items: listedItems([items]) };
}

async function loadSearch(api: ServerApi, filters: Filters, name: string): Promise<Lists> {
  const [stores, items] = await Promise.all([
    api.load('catalog.searchStores', { query: { name, limit: foundStores } }),
    loadFoundItems(api, name, filters),
  ]);
  return { ...nothing, stores: listedStores([stores]), items };
}

async function loadLists(api: ServerApi, view: HomeView, filters: Filters): Promise<Lists> {
  if (view.kind === 'category') return loadCategory(api, filters, view.id);
  if (view.kind === 'search') return loadSearch(api, filters, view.text);
  if (view.kind === 'overview') return loadOverview(api, filters);
  return { ...nothing, categories: await api.load('catalog.categories') };
}

/** Everything of one view of /home, for the zone and module of the visit (MOD-08). */
export async function loadHome(api: ServerApi, search: URLSearchParams): Promise<HomeContents> {
  const [view, filters] = [readHomeView(search), readFilters(search)];
  return { view, filters, nowMs: Date.now(), ...(await loadLists(api, view, filters)) };
}
