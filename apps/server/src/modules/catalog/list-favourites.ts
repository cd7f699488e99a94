import type { Ctx } from '../../platform/context.ts';
import { listCardRows } from './items/items.repo.ts';
import { type ItemCard, viewItemCard } from './items/items.view.ts';
import { scopeOf, zoneIdsOf } from './scope.ts';
import { listStoreRowsById } from './stores/stores.repo.ts';
import { type FavouriteStore, viewFavouriteStore } from './stores/stores.view.ts';

/** Cards of items by id, in the order of the ids; those no longer offered, or not in the header's zone and module (MOD-08), are left out. */
export async function listItemCards(ctx: Ctx, ids: readonly string[]): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const scope = await scopeOf(ctx);
  const rows = await listCardRows(ctx.db, ids, scope);
  return rows
    .filter(
      (row) =>
        zoneIdsOf(scope, row.module_id).includes(row.zone_id) && scope.moduleIds.includes(row.module_id),
    )
    .map((row) => viewItemCard(scope, row));
}

/** Stores by id, in the order of the ids, as far as the header's zone and module hold them (MOD-08). */
export async function listFavouriteStores(ctx: Ctx, ids: readonly string[]): Promise<FavouriteStore[]> {
  if (ids.length === 0) return [];
  const scope = await scopeOf(ctx);
  const rows = await listStoreRowsById(ctx.db, ids, ctx.language);
  return rows
    .filter(
      (row) =>
        zoneIdsOf(scope, row.module_id).includes(row.zone_id) && scope.moduleIds.includes(row.module_id),
    )
    .map((row) => viewFavouriteStore(scope, row));
}
