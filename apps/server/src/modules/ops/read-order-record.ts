import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { listRecord } from '../order-record/index.ts';
import { findAnyOrder } from '../orders/index.ts';

/** GET /ops/orders/:id/record: what its customer saw, until an instant where one is named. */
export async function readOrderRecord(
  ctx: Ctx,
  input: { id: string; until?: string | undefined },
): Promise<Reply<'ops.orderRecord'>> {
  const order = (await findAnyOrder(ctx, input.id)) ?? refuse('order_not_found');
  return {
    order_id: order.id,
    order_number: String(order.number),
    entries: await listRecord(ctx, order.id, input.until),
  };
}
