import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../platform/context.ts';
import { setItemStock, setStoreActive } from '../catalog/index.ts';

/** PUT /ops/stores/:id/open: take orders, or stop taking them. */
export async function changeStore(
  ctx: Ctx,
  input: { id: string; active: boolean },
): Promise<Reply<'ops.setStoreOpen'>> {
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
