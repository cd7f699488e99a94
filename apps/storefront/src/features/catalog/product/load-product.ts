import type { Reply } from '@promenade/contract/calls';
import { redirect } from 'react-router';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { type ItemCardView, type ItemView, itemCardOf } from '../cards/wire.ts';

/** What an item's page shows. */
export interface ProductContents {
  readonly item: ItemView;
  readonly related: readonly ItemCardView[];
  /** The newest of them; none where the store takes none (PROF-07). */
  readonly reviews: Reply<'reviews.ofItem'>;
  /** When it was read. */
  readonly nowMs: number;
}

const relatedCount = 10;
/** How many reviews a page begins with. */
export const firstReviews = 5;

/** The item of an address without a module may be of another one than was chosen last: its own link leads there. */
async function leadToModule({ call }: ServerApi, idOrSlug: string): Promise<void> {
  const item = await call('catalog.item', { params: { id: idOrSlug } }).catch(() => undefined);
  if (item) throw redirect(paths.product(item));
}

/**
 * An item by slug or id (NAV-05), within the module that the address names or that was chosen (MOD-08).
 * @param everywhere the API for all modules
 */
export async function loadProduct(
  here: ServerApi,
  everywhere: ServerApi,
  idOrSlug: string,
): Promise<ProductContents> {
  const params = { id: idOrSlug };
  const item = await here.load('catalog.item', { params }).catch(async (refusal: unknown) => {
    await leadToModule(everywhere, idOrSlug);
    throw refusal;
  });
  const [related, reviews] = await Promise.all([
    here.load('catalog.relatedItems', { params, query: { limit: relatedCount } }),
    here.load('reviews.ofItem', { params, query: { limit: firstReviews } }),
  ]);
  return { item, related: related.items.map(itemCardOf), reviews, nowMs: Date.now() };
}
