import type { CursorPage } from '../../../platform/cursor-page.ts';
import type { Reply } from '@promenade/contract/calls';
import { isRunning, ORDER_STATUSES, type OrderStatus } from '@promenade/domain/orders';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findAnyOrder, pageOrders, tellOrder } from '../../orders/index.ts';
import { isTheirs, waitsForCourier } from './staff-order.ts';

interface Asked extends CursorPage {
  readonly status?: OrderStatus | undefined;
  readonly waiting: '0' | '1';
}

const running = ORDER_STATUSES.filter(isRunning);

function scopeOf({ actor }: Ctx, isWaiting: boolean) {
  if (actor.kind === 'store') return { storeId: actor.storeId, paidFor: true };
  if (actor.kind === 'courier') return isWaiting ? {} : { courierId: actor.courierId };
  return {};
}

/** GET /ops/staff/orders: the caller's own, or those that no courier has taken yet. */
export function listTheirs(ctx: Ctx, asked: Asked): Promise<Reply<'ops.staffOrders'>> {
  const { status, waiting, ...page } = asked;
  const isWaiting = waiting === '1';
  const statuses = status ? [status] : isWaiting ? running : undefined;
  const filter = { ...scopeOf(ctx, isWaiting), waitsForCourier: isWaiting, statuses, ...page };
  return pageOrders(ctx, filter);
}

/** GET /ops/staff/orders/:id, by id or number; a courier may look at what waits for one. */
export async function getTheirs(ctx: Ctx, { id: key }: { id: string }): Promise<Reply<'ops.staffOrder'>> {
  const order = (await findAnyOrder(ctx, key)) ?? refuse('order_not_found');
  const mayLook = isTheirs(ctx, order) || (ctx.actor.kind === 'courier' && waitsForCourier(order));
  return mayLook ? tellOrder(ctx, order) : refuse('order_not_found');
}
