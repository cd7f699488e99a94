import { capabilitiesOf, type ModuleType } from '@promenade/domain/modules';
import type { DeliveryRates } from '@promenade/domain/pricing';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { isOpenModule, moduleTypeOf, type Scope, scopeOf } from '../scope.ts';
import { openStateOf } from './opening.ts';
import { placeStores } from './place-stores.ts';
import { getKnownStore } from './known-store.ts';
import {
  countStores,
  type KeptDiscount,
  type KeptHours,
  listStoresAtWork,
  type StoreAtWorkRow,
  type StoresSought,
  updateStoreActive,
  updateStoreDiscount,
  updateStoreHours,
  updateStoreRates,
  updateStoreReviews,
} from './stores.repo.ts';

/** Whether a store takes orders now, and if not, why: its hours, somebody who stopped it, or its module or zone that is closed. */
export type StoreState = 'open' | 'closed' | 'stopped' | 'unserved';

/** A store or provider, as an operator looks after it. */
export interface StoreAtWork extends Pick<StoreAtWorkRow, 'id' | 'slug' | 'name'> {
  readonly moduleType: ModuleType;
  readonly state: StoreState;
}

function stateOf(scope: Scope, row: StoreAtWorkRow): StoreState {
  if (!row.active) return 'stopped';
  if (!(isOpenModule(scope, row.module_id) && scope.everyZoneIds.includes(row.zone_id))) return 'unserved';
  return openStateOf(scope, row).open ? 'open' : 'closed';
}

/** Stores and providers of the market by name: all, the one of an id or name in links, or a page of them. */
export async function listAllStores(ctx: Ctx, sought: StoresSought): Promise<StoreAtWork[]> {
  const scope = await scopeOf(ctx);
  return (await listStoresAtWork(ctx.db, sought)).map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    moduleType: moduleTypeOf(scope, row.module_id),
    state: stateOf(scope, row),
  }));
}

/** How many stores and providers the market has. */
export function countAllStores(ctx: Ctx): Promise<number> {
  return countStores(ctx.db);
}

/** Lets a store take orders, or stop taking them. Refuses a store nobody knows. */
export async function setStoreActive(ctx: Ctx, storeId: string, active: boolean): Promise<void> {
  const known = await updateStoreActive(ctx.db, storeId, active);
  if (!known) refuse('store_not_found');
  await placeStores(ctx);
}

/** Refuses a store nobody knows, and a provider: what it lets are vehicles. */
async function checkSellsItems(ctx: Ctx, storeId: string): Promise<void> {
  const { moduleType } = await getKnownStore(ctx, storeId);
  if (!capabilitiesOf(moduleType).items) refuse('store_not_found');
}

/**
 * What a store charges that delivers itself; null where the market delivers for it. Refuses a store nobody knows, and a
 * provider, who delivers nothing.
 */
export async function setStoreRates(ctx: Ctx, storeId: string, rates: DeliveryRates | null): Promise<void> {
  await checkSellsItems(ctx, storeId);
  await updateStoreRates(ctx.db, storeId, rates);
  await placeStores(ctx);
}

/** Lets a store take reviews, or not (PROF-07). Refuses a store nobody knows, and a provider: vehicles are reviewed. */
export async function setStoreReviews(ctx: Ctx, storeId: string, reviews: boolean): Promise<void> {
  await checkSellsItems(ctx, storeId);
  await updateStoreReviews(ctx.db, storeId, reviews);
}

/** When a store or provider is open. Refuses a store nobody knows, and one of a module that keeps no hours (rule 10). */
export async function setStoreHours(ctx: Ctx, storeId: string, hours: KeptHours): Promise<void> {
  const { moduleType } = await getKnownStore(ctx, storeId);
  if (capabilitiesOf(moduleType).alwaysOpen) refuse('always_open');
  await updateStoreHours(ctx.db, storeId, hours);
}

/** What a store takes off, or a provider; null: nothing. Whoever calls knows which of them it is. */
export function keepDiscount(ctx: Ctx, storeId: string, discount: KeptDiscount | null): Promise<void> {
  return updateStoreDiscount(ctx.db, storeId, discount);
}

/**
 * What a store takes off all its goods; null: nothing. Refuses a store nobody knows, and a provider of vehicles, whose
 * discount is on a trip and has an end, but no hours.
 */
export async function setStoreDiscount(
  ctx: Ctx,
  storeId: string,
  discount: KeptDiscount | null,
): Promise<void> {
  await checkSellsItems(ctx, storeId);
  await keepDiscount(ctx, storeId, discount);
}
