import type { OrderActor } from '@promenade/domain/orders';
import type { OrderRow } from '../orders.tables.ts';

/** Whose doing the end of an order is: who brings a parcel back only ends what its sender began. */
export function endedBy(order: Pick<OrderRow, 'return_asked_at'>, actor: OrderActor): OrderActor {
  return order.return_asked_at === null ? actor : 'shopper';
}
