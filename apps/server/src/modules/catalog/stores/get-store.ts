import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getCategories } from '../categories/known-categories.ts';
import { scopeOf } from '../scope.ts';
import { findStoreRow } from './stores.repo.ts';
import { type StoreView, viewStore } from './stores.view.ts';

/** GET /stores/details/:id, by id or slug (NAV-04), inside the header's zone and module (MOD-08). */
export async function getStore(ctx: Ctx, idOrSlug: string): Promise<StoreView> {
  const scope = await scopeOf(ctx);
  const row = (await findStoreRow(ctx.db, idOrSlug, scope, ctx.language)) ?? refuse('store_not_found');
  return viewStore(scope, row, await getCategories(ctx));
}
