import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { setItemStock, setStoreActive } from '../catalog/index.ts';

// Another's store is not there; couriers have no part in any.
function checkTheirs({ actor }: Ctx, storeId: string): void {
  if (actor.kind === 'courier') refuse('forbidden');
  if (actor.kind === 'store' && actor.storeId !== storeId) refuse('store_not_found');
}

/** PUT /ops/stores/:id/open: take orders, or stop taking them. */
export async function changeStore(
  ctx: Ctx,
  input: { id: string; active: boolean },
): Promise<Reply<'ops.setStoreOpen'>> {
  checkTheirs(ctx, input.id);
  await setStoreActive(ctx, input.id, input.active);
  return { message: noticeOf('store_changed', ctx.language) };
}

/** PUT /ops/items/:id/stock: so many are left; null: not counted. */
export async function changeStock(
  ctx: Ctx,
  input: { id: string; stock: number | null; variation: string },
): Promise<Reply<'ops.setStock'>> {
  await setItemStock(ctx, { itemId: input.id, variation: input.variation, stock: input.stock });
  return { message: noticeOf('stock_changed', ctx.language) };
}
