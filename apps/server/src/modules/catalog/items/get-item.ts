import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { categoryNames } from '../categories/known-categories.ts';
import { scopeOf } from '../scope.ts';
import { findItemRow } from './items.repo.ts';
import { type ItemView, viewItemRow } from './items.view.ts';

/** GET /items/details/:id, by id or slug (ITEM-15), inside the header's zone and module (MOD-08). */
export async function getItem(ctx: Ctx, idOrSlug: string): Promise<ItemView> {
  const scope = await scopeOf(ctx);
  const row = (await findItemRow(ctx.db, idOrSlug, scope, scope)) ?? refuse('item_not_found');
  if (!row.active) return refuse('item_gone', { name: row.name });
  return viewItemRow(scope, row, await categoryNames(ctx));
}
