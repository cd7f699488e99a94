import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { textIn } from '../catalog.tables.ts';
import type { ItemFilters } from '../items/item-filters.ts';
import { type ItemPage, listItems } from '../items/list-items.ts';
import { type Scope, scopeOf, zoneIdsOf } from '../scope.ts';
import { type FlashSaleRow, findRunningSale } from './flash-sales.repo.ts';

async function findSale(ctx: Ctx, scope: Scope): Promise<FlashSaleRow | undefined> {
  const { module, nowMs } = scope;
  if (!module) return undefined;
  return findRunningSale(ctx.db, { moduleId: module.id, zoneIds: zoneIdsOf(scope, module.id), nowMs });
}

/** GET /flash-sales: the one that ends first of those that run; null without one. */
export async function findFlashSale(ctx: Ctx): Promise<Reply<'catalog.flashSale'>> {
  const scope = await scopeOf(ctx);
  const row = await findSale(ctx, scope);
  if (!row) return null;
  return {
    id: row.id,
    title: textIn(row.title, scope.language),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    item_count: row.items,
  };
}

/** GET /flash-sales/items: what the same sale sells. */
export async function listFlashSaleItems(ctx: Ctx, filters: ItemFilters): Promise<ItemPage> {
  const row = await findSale(ctx, await scopeOf(ctx));
  if (!row) return { total_size: 0, limit: filters.limit, offset: filters.offset, items: [] };
  return listItems(ctx, filters, { flashSaleId: row.id });
}
