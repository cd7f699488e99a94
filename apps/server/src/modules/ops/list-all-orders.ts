import type { CursorPage } from '../../platform/cursor-page.ts';
import type { Reply } from '@promenade/contract/calls';
import type { OrderStatus } from '@promenade/domain/orders';
import type { Ctx } from '../../platform/context.ts';
import { pageOrders } from '../orders/index.ts';

/** GET /ops/orders: the market's orders, newest first. */
export function listAllOrders(
  ctx: Ctx,
  { status, ...page }: CursorPage & { readonly status?: OrderStatus | undefined },
): Promise<Reply<'ops.orders'>> {
  return pageOrders(ctx, { ...page, statuses: status && [status] });
}
