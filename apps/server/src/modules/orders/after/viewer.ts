import type { Ctx } from '../../../platform/context.ts';
import type { OrderRow } from '../orders.tables.ts';

/**
 * In which role an order is read: by its shopper (guest id, token or signed link), by the staff who prepare or deliver
 * it, or by somebody who knows its number and phone.
 */
export type Viewer = 'shopper' | 'staff' | 'tracker';

/** As whom the caller reads an order. */
export function viewerOf({ actor }: Pick<Ctx, 'actor'>, order: OrderRow): Viewer {
  if ('shopperId' in actor) return actor.shopperId === order.shopper_id ? 'shopper' : 'tracker';
  return actor.kind === 'anyone' ? 'tracker' : 'staff';
}
