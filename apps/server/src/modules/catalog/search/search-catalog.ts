import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { listItems, searchItems } from '../items/list-items.ts';
import { searchStores } from '../stores/list-stores.ts';

type Found = Reply<'catalog.search'>;

/** GET /items/item-or-store-search: items and stores while typing; what is nearest where nothing is found. */
export async function searchCatalog(
  ctx: Ctx,
  { name, limit }: { readonly name: string; readonly limit: number },
): Promise<Found> {
  const items = await searchItems(ctx, { name, limit, offset: 1 });
  const stores = await searchStores(ctx, { name, limit, offset: 1 });
  const nothing = items.total_size + stores.total_size === 0;
  return {
    items: items.items,
    items_total: items.total_size,
    stores: stores.stores,
    stores_total: stores.total_size,
    categories: [],
    suggestion: null,
    nearest: nothing ? (await listItems(ctx, { limit, offset: 1 })).items : [],
  };
}
