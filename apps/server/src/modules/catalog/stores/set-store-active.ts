import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { placeStores } from './place-stores.ts';
import { updateStoreActive } from './stores.repo.ts';

/** Lets a store take orders, or stop taking them. Refuses a store nobody knows. */
export async function setStoreActive(ctx: Ctx, storeId: string, active: boolean): Promise<void> {
  const known = await updateStoreActive(ctx.db, storeId, active);
  if (!known) refuse('store_not_found');
  await placeStores(ctx);
}
