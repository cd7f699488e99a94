import { redirect } from 'react-router';
import type { DetailApi } from '../../../lib/api/detail-api.ts';
import { type MenuItemView, menuItemOf, type StoreView } from '../cards/wire.ts';

/** The data of a store's page. */
export interface StoreContents {
  readonly store: StoreView;
  /** The whole menu, in its order. */
  readonly items: readonly MenuItemView[];
  /** When it was read. */
  readonly nowMs: number;
}

// The maximum page size of a list.
const pageSize = 100;

// The last chosen module may not be the store's: its own address names it. If it is in none, the answer for all
// modules stands: it may be sold in another zone.
async function leadToModule({ everywhere, addressIn }: DetailApi, idOrSlug: string): Promise<never> {
  const store = await everywhere.load('catalog.store', { params: { id: idOrSlug } });
  throw redirect(addressIn(store.module_id));
}

/** A store with its whole menu, by id or slug (NAV-04); a missing one is a 404 page. */
export async function loadStore(api: DetailApi, idOrSlug: string): Promise<StoreContents> {
  const store = await api.here
    .load('catalog.store', { params: { id: idOrSlug } })
    .catch(() => leadToModule(api, idOrSlug));
  const { load } = api.here;
  const page = (offset: number) =>
    load('catalog.storeItems', { query: { store_id: store.id, limit: pageSize, offset } });
  const first = await page(1);
  const others = Math.ceil(first.total_size / pageSize) - 1;
  const rest = await Promise.all(Array.from({ length: Math.max(0, others) }, (_, at) => page(at + 2)));
  return { store, items: [first, ...rest].flatMap((one) => one.items.map(menuItemOf)), nowMs: Date.now() };
}
