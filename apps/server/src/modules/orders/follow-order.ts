import type { Reply } from '@promenade/contract/calls';
import { isRunning } from '@promenade/domain/orders';
import { type Ctx, over } from '../../platform/context.ts';
import { watchTopic } from '../../platform/watch-topic.ts';
import { getOwnOrder, getTrackedOrder } from './get-order.ts';
import { getLinkedOrder } from './after/get-linked-order.ts';
import { orderTopic } from './move-order.ts';
import { findOrder, listOrderEvents } from './orders.repo.ts';
import type { OrderEventRow, OrderRow, OrderTables } from './orders.tables.ts';
import { viewOrderEvent } from './orders.view.ts';

/** How often the courier's place is told while on the way. */
const positionEveryMs = 2000;

interface Followed {
  readonly order: OrderRow;
  readonly events: readonly OrderEventRow[];
}

async function readState(ctx: Ctx, orderId: string): Promise<Followed | undefined> {
  const db = over<OrderTables>(ctx);
  const order = await findOrder(db, orderId);
  return order && { order, events: await listOrderEvents(db, orderId) };
}

interface FollowQuery {
  readonly order_id: string;
  readonly contact_number?: string | undefined;
  readonly link?: string | undefined;
}

function getFollowed(
  ctx: Ctx,
  { order_id: key, contact_number: phone, link }: FollowQuery,
): Promise<OrderRow> {
  if (link !== undefined) return getLinkedOrder(ctx, link);
  return phone === undefined ? getOwnOrder(ctx, key) : getTrackedOrder(ctx, key, phone);
}

/** GET /customer/order/events: the state at once, then each change, and the courier's way; ends with the order. */
export async function* followOrder(ctx: Ctx, query: FollowQuery): AsyncGenerator<Reply<'orders.events'>> {
  const { id } = await getFollowed(ctx, query);
  const watch = watchTopic(ctx, orderTopic(id));
  try {
    let state = await readState(ctx, id);
    while (state && !ctx.signal?.aborted) {
      yield viewOrderEvent(ctx, state);
      if (!isRunning(state.order.status)) return;
      const onTheWay = state.order.status === 'picked_up';
      const changed = await watch.next(onTheWay ? positionEveryMs : undefined);
      if (changed) state = await readState(ctx, id);
    }
  } finally {
    watch.stop();
  }
}
