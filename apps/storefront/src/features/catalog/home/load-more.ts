import { capabilitiesOf } from '@promenade/domain/modules';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import type { CampaignView } from '../campaigns/load-campaigns.ts';
import { type ItemCardView, itemCardOf, type StoreCardView, storeCardOf } from '../cards/wire.ts';
import type { ItemListName, StoreListName } from '../lists/load-named-lists.ts';
import { freshFirst } from './fresh-first.ts';
import { choiceCount, stripCount } from './load-overview.ts';

/** The first items of a list, and a link to all of it. */
export interface ItemStripView {
  readonly list: ItemListName;
  readonly items: readonly ItemCardView[];
}

/** A row of stores; `nearby` is home's own list, by distance. */
export interface StoreStripView {
  readonly list: StoreListName | 'nearby';
  readonly stores: readonly StoreCardView[];
}

/** The lower part of home. Empty strips are left out. */
export interface MoreOfHome {
  readonly campaigns: readonly CampaignView[];
  readonly items: readonly ItemStripView[];
  readonly stores: readonly StoreStripView[];
  readonly nowMs: number;
}

const storeCount = 6;

/** What home has shown above: the same calls, which pages share. */
async function seenAbove({ load }: ServerApi): Promise<Set<string>> {
  const [sale, popular] = await Promise.all([
    load('catalog.flashSaleItems', { query: { limit: stripCount } }),
    load('catalog.popularItems', { query: { limit: choiceCount } }),
  ]);
  const seen = new Set(sale.items.map(({ id }) => id));
  freshFirst(popular.items, seen, stripCount);
  return seen;
}

async function itemStrips(api: ServerApi): Promise<ItemStripView[]> {
  const { load, visit } = api;
  const query = { limit: choiceCount };
  const can = visit.module && capabilitiesOf(visit.module.module_type);
  const [seen, ...strips] = await Promise.all([
    seenAbove(api),
    can?.conditions ? load('catalog.basicItems', { query }) : { items: [] },
    load('catalog.discountedItems', { query }),
    load('catalog.recommendedItems', { query }),
    load('catalog.campaignItems', { query }),
    load('catalog.popularItems', { query: { ...query, sort: 'newest' } }),
    load('catalog.mostReviewedItems', { query }),
  ]);
  const names = ['basic', 'discounted', 'recommended', 'campaign', 'latest', 'most-reviewed'] as const;
  return names
    .map((list, at) => ({
      list,
      items: freshFirst(strips[at]?.items ?? [], seen, stripCount).map(itemCardOf),
    }))
    .filter(({ items }) => items.length > 0);
}

async function storeStrips({ load, visit }: ServerApi): Promise<StoreStripView[]> {
  const query = { limit: choiceCount };
  const strips = await Promise.all([
    visit.point ? load('catalog.stores', { query: { ...query, sort: 'distance' } }) : { stores: [] },
    load('catalog.recommendedStores', { query }),
    load('catalog.latestStores', { query }),
    load('catalog.popularStores', { query }),
  ]);
  const seen = new Set<string>();
  const names = ['nearby', 'recommended', 'latest', 'popular'] as const;
  return names
    .map((list, at) => ({
      list,
      stores: freshFirst(strips[at]?.stores ?? [], seen, storeCount).map(storeCardOf),
    }))
    .filter(({ stores }) => stores.length > 0);
}

/** The strips of a module's home below the first screens. */
export async function loadMore(api: ServerApi): Promise<MoreOfHome> {
  const [campaigns, items, stores] = await Promise.all([
    api.load('catalog.campaigns'),
    itemStrips(api),
    storeStrips(api),
  ]);
  return { campaigns, items, stores, nowMs: Date.now() };
}
