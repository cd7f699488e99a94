import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.tables.ts';

/**
 * As whom an order is read: its shopper (by guest id, token or signed link), who makes or brings it, or somebody who
 * knows its number and phone.
 */
export type Viewer = 'shopper' | 'staff' | 'tracker';

/** As whom the caller reads an order. */
export function viewerOf({ actor }: Pick<Ctx, 'actor'>, order: OrderRow): Viewer {
  if ('shopperId' in actor) return actor.shopperId === order.shopper_id ? 'shopper' : 'tracker';
  return actor.kind === 'anyone' ? 'tracker' : 'staff';
}
