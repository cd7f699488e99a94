import type { Reply } from '@promenade/contract/calls';
import { isFollowed } from '@promenade/domain/orders';
import { type Ctx, over } from '../../platform/context.ts';
import { openStreams } from '../../platform/http/open-streams.ts';
import { eachNotification } from '../../platform/events/watch-topic.ts';
import { getOwnOrder, getTrackedOrder } from './get-order.ts';
import { getLinkedOrder } from './after/get-linked-order.ts';
import { orderTopic } from './move-order.ts';
import { findOrder, listOrderEvents } from './orders.repo.ts';
import type { OrderEventRow, OrderRow, OrderTables } from './orders.tables.ts';
import { viewOrderEvent } from './orders.view.ts';

/** How often the courier's place is told while on the way. */
const positionEveryMs = 2000;
// Tabs and devices of all who may follow one order; more is a fault or a flood.
const streams = openStreams(24);

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
  let state: Followed | undefined;
  const longestMs = () => (state?.order.status === 'picked_up' ? positionEveryMs : undefined);
  for await (const changed of eachNotification(ctx, {
    streams,
    caller: id,
    topic: orderTopic(id),
    longestMs,
  })) {
    if (changed) state = await readState(ctx, id);
    if (!state) return;
    yield viewOrderEvent(ctx, state);
    if (!isFollowed(state.order.status)) return;
  }
}
