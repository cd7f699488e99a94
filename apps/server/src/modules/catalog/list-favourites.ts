import type { Ctx } from '../../platform/context.ts';
import type { StoreRow } from './catalog.tables.ts';
import { listCardRows } from './items/items.repo.ts';
import { type ItemCard, viewItemCard } from './items/items.view.ts';
import { type Scope, scopeOf, zoneIdsOf } from './scope.ts';
import { distancesToDoor } from './stores/delivery-terms.ts';
import { listStoreRowsById } from './stores/stores.repo.ts';
import {
  type FavouriteStore,
  type StoreCard,
  viewFavouriteStore,
  viewStoreCard,
} from './stores/stores.view.ts';

function isSeen(scope: Scope, row: { readonly module_id: string; readonly zone_id: string }): boolean {
  return scope.moduleIds.includes(row.module_id) && zoneIdsOf(scope, row.module_id).includes(row.zone_id);
}

/** Cards of items by id, in the order of the ids; those no longer offered, or not in the header's zone and module (MOD-08), are left out. */
export async function listItemCards(ctx: Ctx, ids: readonly string[]): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const scope = await scopeOf(ctx);
  const rows = await listCardRows(ctx.db, ids, scope);
  return rows.filter((row) => isSeen(scope, row)).map((row) => viewItemCard(scope, row));
}

async function listStoresSeen(ctx: Ctx, scope: Scope, ids: readonly string[]): Promise<StoreRow[]> {
  if (ids.length === 0) return [];
  const rows = await listStoreRowsById(ctx.db, ids, ctx.language);
  return rows.filter((row) => isSeen(scope, row));
}

/** Stores by id, in the order of the ids, as far as the header's zone and module hold them (MOD-08). */
export async function listFavouriteStores(ctx: Ctx, ids: readonly string[]): Promise<FavouriteStore[]> {
  const scope = await scopeOf(ctx);
  return (await listStoresSeen(ctx, scope, ids)).map((row) => viewFavouriteStore(scope, row));
}

/** Cards of stores by id, in the order of the ids; those that take no orders, or are not here (MOD-08), are left out. */
export async function listStoreCards(ctx: Ctx, ids: readonly string[]): Promise<StoreCard[]> {
  const scope = await scopeOf(ctx);
  const rows = (await listStoresSeen(ctx, scope, ids)).filter(({ active }) => active);
  const metres = await distancesToDoor(ctx, scope, rows);
  return rows.map((row, place) => viewStoreCard(scope, row, metres[place] ?? null));
}
