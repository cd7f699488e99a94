import type { Ctx } from '../../../platform/context.ts';
import { seal } from '../../../platform/secrets/seal.ts';
import type { OrderRow } from '../orders.tables.ts';

// Longer than a refund is talked about, shorter than an address is good for.
const linkLastsMs = 90 * 24 * 60 * 60_000;

/** The text that opens an order for whoever has it; the same order always has the same. */
export function orderSeal(
  ctx: Ctx,
  { id, created_at: placedAt }: Pick<OrderRow, 'id' | 'created_at'>,
): Promise<string> {
  return seal(ctx, 'order-link', id, placedAt.getTime() + linkLastsMs);
}

/** The link to an order for its shopper, as messages carry it: no signing in, for 90 days. */
export async function orderLink(ctx: Ctx, order: Pick<OrderRow, 'id' | 'created_at'>): Promise<string> {
  return `${ctx.publicUrl}/track-order?link=${await orderSeal(ctx, order)}`;
}
