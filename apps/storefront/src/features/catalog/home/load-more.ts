import { capabilitiesOf } from '@promenade/domain/modules';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import type { CampaignView } from '../campaigns/load-campaigns.ts';
import { type ItemCardView, itemCardOf, type StoreCardView, storeCardOf } from '../cards/wire.ts';
import type { ItemListName, StoreListName } from '../lists/load-named-lists.ts';
import { stripCount } from './load-overview.ts';

/** A strip of items and the list it is the beginning of. */
export interface ItemStripView {
  readonly list: ItemListName;
  readonly items: readonly ItemCardView[];
}

/** A row of stores; `nearby` is the list of home itself, by distance. */
export interface StoreStripView {
  readonly list: StoreListName | 'nearby';
  readonly stores: readonly StoreCardView[];
}

/** What home shows further down. What has nothing is left out. */
export interface MoreOfHome {
  readonly campaigns: readonly CampaignView[];
  readonly items: readonly ItemStripView[];
  readonly stores: readonly StoreStripView[];
  readonly nowMs: number;
}

const storeCount = 3;

async function itemStrips({ load, visit: { module } }: ServerApi): Promise<ItemStripView[]> {
  const query = { limit: stripCount };
  const can = module && capabilitiesOf(module.module_type);
  const strips = await Promise.all([
    can?.conditions ? load('catalog.basicItems', { query }) : { items: [] },
    load('catalog.discountedItems', { query }),
    load('catalog.recommendedItems', { query }),
    load('catalog.campaignItems', { query }),
    load('catalog.popularItems', { query: { ...query, sort: 'newest' } }),
    load('catalog.mostReviewedItems', { query }),
  ]);
  const names = ['basic', 'discounted', 'recommended', 'campaign', 'latest', 'most-reviewed'] as const;
  return names
    .map((list, at) => ({ list, items: (strips[at]?.items ?? []).map(itemCardOf) }))
    .filter(({ items }) => items.length > 0);
}

async function storeStrips({ load, visit }: ServerApi): Promise<StoreStripView[]> {
  const query = { limit: storeCount };
  const strips = await Promise.all([
    load('catalog.recommendedStores', { query }),
    visit.point ? load('catalog.stores', { query: { ...query, sort: 'distance' } }) : { stores: [] },
    load('catalog.latestStores', { query }),
    load('catalog.popularStores', { query }),
  ]);
  const names = ['recommended', 'nearby', 'latest', 'popular'] as const;
  return names
    .map((list, at) => ({ list, stores: (strips[at]?.stores ?? []).map(storeCardOf) }))
    .filter(({ stores }) => stores.length > 0);
}

/** The strips of a module's home below what is seen first. */
export async function loadMore(api: ServerApi): Promise<MoreOfHome> {
  const [campaigns, items, stores] = await Promise.all([
    api.load('catalog.campaigns'),
    itemStrips(api),
    storeStrips(api),
  ]);
  return { campaigns, items, stores, nowMs: Date.now() };
}
