import type { ServerApi } from '../../../lib/api/server-client.ts';
import { inOwnOrder, type Sort } from './list-filters.ts';
import {
  type AskItems,
  type AskStores,
  type ItemListing,
  loadItemListing,
  loadStoreListing,
  type StoreListing,
} from './load-list.ts';

/** Lists of stores that have a page (NAV-05). */
export const storeLists = ['latest', 'popular', 'recommended'] as const;
export type StoreListName = (typeof storeLists)[number];

/** Lists of items that have a page. */
export const itemLists = [
  'popular',
  'latest',
  'recommended',
  'discounted',
  'most-reviewed',
  'basic',
  'flash-sale',
  'campaign',
] as const;
export type ItemListName = (typeof itemLists)[number];

/** The subject of the list of items, in the market's own words if it has any. */
export interface ItemListContents {
  readonly name: string | null;
  readonly image: string | null;
  readonly listing: ItemListing;
}

// The sort order that a list's name implies.
const orders: { readonly [Name in StoreListName | ItemListName]?: Sort } = {
  popular: 'popular',
  latest: 'newest',
};

function named<Listing extends StoreListing | ItemListing>(
  name: keyof typeof orders,
  listing: Listing,
): Listing {
  const own = orders[name];
  return own ? { ...listing, offered: inOwnOrder(listing.offered, own) } : listing;
}

const asksOfStores = ({ load }: ServerApi): Readonly<Record<StoreListName, AskStores>> => ({
  latest: (query) => load('catalog.latestStores', { query }),
  popular: (query) => load('catalog.popularStores', { query }),
  recommended: (query) => load('catalog.recommendedStores', { query }),
});

const asksOfItems = ({ load }: ServerApi): Readonly<Record<ItemListName, AskItems>> => ({
  popular: (query) => load('catalog.popularItems', { query }),
  latest: (query) => load('catalog.popularItems', { query: { sort: 'newest', ...query } }),
  recommended: (query) => load('catalog.recommendedItems', { query }),
  discounted: (query) => load('catalog.discountedItems', { query }),
  'most-reviewed': (query) => load('catalog.mostReviewedItems', { query }),
  basic: (query) => load('catalog.basicItems', { query }),
  'flash-sale': (query) => load('catalog.flashSaleItems', { query }),
  campaign: (query) => load('catalog.campaignItems', { query }),
});

/** A list of stores by its name. */
export async function loadStores(
  api: ServerApi,
  name: StoreListName,
  search: URLSearchParams,
): Promise<StoreListing> {
  return named(name, (await loadStoreListing(api, search, asksOfStores(api)[name])).listing);
}

/** A list of items by its name. */
export async function loadItems(
  api: ServerApi,
  name: ItemListName,
  search: URLSearchParams,
): Promise<ItemListContents> {
  const { listing } = await loadItemListing(api, search, asksOfItems(api)[name]);
  return { name: null, image: null, listing: named(name, listing) };
}

/** The items of a brand, by id or slug. */
export async function loadBrand(
  api: ServerApi,
  id: string,
  search: URLSearchParams,
): Promise<ItemListContents> {
  const { listing, first } = await loadItemListing(api, search, (query) =>
    api.load('catalog.brandItems', { params: { id }, query }),
  );
  const { name = null, image_full_url: image = null } = first?.brand ?? {};
  // On a brand's page there is no brand to choose.
  return { name, image, listing: { ...listing, offered: { ...listing.offered, brands: false } } };
}

/** The items for a condition, by id or slug. */
export async function loadCondition(
  api: ServerApi,
  id: string,
  search: URLSearchParams,
): Promise<ItemListContents> {
  const { listing, first } = await loadItemListing(api, search, (query) =>
    api.load('catalog.conditionItems', { params: { id }, query }),
  );
  const { name = null, image_full_url: image = null } = first?.condition ?? {};
  return { name, image, listing };
}
