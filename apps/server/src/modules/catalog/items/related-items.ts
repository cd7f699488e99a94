import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { scopeOf, zoneIdsOf } from '../scope.ts';
import { findItemRow } from './items.repo.ts';
import { viewItemCard } from './items.view.ts';
import type { ItemPage } from './list-items.ts';
import { listRelatedRows } from './related-items.repo.ts';

/** GET /items/related-items/:id: of its store and category, of its brand or against the same conditions, then popular ones of its category. */
export async function listRelatedItems(
  ctx: Ctx,
  idOrSlug: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ItemPage> {
  const scope = await scopeOf(ctx);
  const item = (await findItemRow(ctx.db, idOrSlug, scope, scope)) ?? refuse('item_not_found');
  const { rows, total } = await listRelatedRows(ctx.db, {
    ...scope,
    zoneIds: zoneIdsOf(scope, item.module_id),
    itemId: item.id,
    limit,
    skip: (offset - 1) * limit,
  });
  return { total_size: total, limit, offset, items: rows.map((row) => viewItemCard(scope, row)) };
}
