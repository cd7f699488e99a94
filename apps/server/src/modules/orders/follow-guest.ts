import { type Ctx, over } from '../../platform/context.ts';
import { updateOrderOwner } from './orders.repo.ts';
import type { OrderTables } from './orders.tables.ts';

/** A guest who signs in takes the orders along (AUTH-11). */
export function followGuestOrders(ctx: Ctx, guestShopperId: string, customerId: string): Promise<void> {
  return updateOrderOwner(over<OrderTables>(ctx), guestShopperId, customerId);
}
