import type { DeliveryRates } from '@promenade/domain/pricing';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { placeStores } from './place-stores.ts';
import { updateStoreActive, updateStoreRates } from './stores.repo.ts';

/** Lets a store take orders, or stop taking them. Refuses a store nobody knows. */
export async function setStoreActive(ctx: Ctx, storeId: string, active: boolean): Promise<void> {
  const known = await updateStoreActive(ctx.db, storeId, active);
  if (!known) refuse('store_not_found');
  await placeStores(ctx);
}

/** What a store charges that delivers itself; null where the market delivers for it. Refuses a store nobody knows. */
export async function setStoreRates(ctx: Ctx, storeId: string, rates: DeliveryRates | null): Promise<void> {
  const known = await updateStoreRates(ctx.db, storeId, rates);
  if (!known) refuse('store_not_found');
  await placeStores(ctx);
}
