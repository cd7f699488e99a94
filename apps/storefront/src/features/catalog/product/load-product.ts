import type { Reply } from '@promenade/contract/calls';
import { redirect } from 'react-router';
import type { DetailApi } from '../../../lib/api/detail-api.ts';
import { hadFirst } from '../cards/had-first.ts';
import { type ItemCardView, type ItemView, itemCardOf } from '../cards/wire.ts';

/** The data of an item's page. */
export interface ProductContents {
  readonly item: ItemView;
  readonly related: readonly ItemCardView[];
  /** The newest reviews; none if the store accepts none (PROF-07). */
  readonly reviews: Reply<'reviews.ofItem'>;
  /** When it was read. */
  readonly nowMs: number;
}

const relatedCount = 10;
// The number of reviews on a page at first.
const firstReviews = 5;

// The last chosen module may not be the item's: its own address names it. If it is in none, the answer for all
// modules stands: it may be sold in another zone.
async function leadToModule({ everywhere, addressIn }: DetailApi, idOrSlug: string): Promise<never> {
  const item = await everywhere.load('catalog.item', { params: { id: idOrSlug } });
  throw redirect(addressIn(item.module_id));
}

/** An item by slug or id (NAV-05); a missing one is a 404 page, a removed one a 410 page. */
export async function loadProduct(api: DetailApi, idOrSlug: string): Promise<ProductContents> {
  const params = { id: idOrSlug };
  const item = await api.here.load('catalog.item', { params }).catch(() => leadToModule(api, idOrSlug));
  const { load } = api.here;
  const [related, reviews] = await Promise.all([
    load('catalog.relatedItems', { params: { id: item.id }, query: { limit: relatedCount } }),
    load('reviews.ofItem', { params: { id: item.id }, query: { limit: firstReviews } }),
  ]);
  return { item, related: hadFirst(related.items).map(itemCardOf), reviews, nowMs: Date.now() };
}
