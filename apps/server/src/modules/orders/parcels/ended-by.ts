import type { OrderActor } from '@promenade/domain/orders';
import type { OrderRow } from '../orders.tables.ts';

/** Whose doing the end of an order is: who brings a parcel back only ends what its sender, or whoever turned it round, began. */
export function endedBy(
  { return_asked_at: askedAt, return_by: turner }: Pick<OrderRow, 'return_asked_at' | 'return_by'>,
  actor: OrderActor,
): OrderActor {
  return askedAt === null ? actor : (turner ?? 'shopper');
}
