import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../platform/context.ts';
import { countAllStores, listAllStores } from '../catalog/index.ts';

/** GET /ops/stores: a page of the market's stores and providers. */
export async function listStores(
  ctx: Ctx,
  page: { readonly limit: number; readonly offset: number },
): Promise<Reply<'ops.stores'>> {
  const stores = await listAllStores(ctx, page);
  return {
    total_size: await countAllStores(ctx),
    ...page,
    stores: stores.map(({ moduleType, ...store }) => ({ ...store, module_type: moduleType })),
  };
}
