import type { Reply } from '@promenade/contract/calls';
import type { OrderStatus } from '@promenade/domain/orders';
import type { Ctx } from '../../platform/context.ts';
import { pageOrders } from '../orders/index.ts';

/** GET /ops/orders: the market's orders, newest first. */
export function listAllOrders(
  ctx: Ctx,
  query: { limit: number; offset: number; status?: OrderStatus | undefined },
): Promise<Reply<'ops.orders'>> {
  const { limit, offset, status } = query;
  return pageOrders(ctx, { limit, offset, statuses: status && [status] });
}
