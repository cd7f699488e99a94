import { changed } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { categoriesTopic } from '../categories/known-categories.ts';
import { placeStores } from '../stores/place-stores.ts';
import { switchOver } from './loading.repo.ts';

/** What a market offers now. */
export interface NamedRows {
  readonly storeIds: readonly string[];
  readonly itemIds: readonly string[];
}

/**
 * Takes everything else off sale, without deleting it, since orders refer to it. What an operator switched off stays
 * off; what an earlier import took off sale and this one names is sold again.
 */
export async function offerOnly(ctx: Ctx, { storeIds, itemIds }: NamedRows): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const { db } = inner;
    await switchOver(db, 'stores', storeIds);
    await switchOver(db, 'items', itemIds);
    await placeStores(inner);
    await changed(inner, categoriesTopic);
  });
}
