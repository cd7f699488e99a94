import { isRunning, ORDER_STATUSES } from '@promenade/domain/orders';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import { clearContacts, listOrders, listOwnedOrders, updateOrderOwner } from './orders.repo.ts';
import type { OrderTables } from './orders.tables.ts';

const running = ORDER_STATUSES.filter(isRunning);

/** A deleted account's orders stay for the books, without name, contact and address; none may be under way. */
async function forget(ctx: Ctx, customerId: string): Promise<void> {
  const db = over<OrderTables>(ctx);
  const filter = { shopperId: customerId, statuses: running, limit: 1, offset: 1 };
  if ((await listOrders(db, filter)).total > 0) refuse('order_under_way');
  await clearContacts(db, customerId);
}

/** Orders of a guest who signs in (AUTH-11), of a customer who asks for them, and of one who leaves. */
export const ordersOfCustomer: CustomerRoom = {
  name: 'orders',
  follow: (ctx, guestShopperId, customerId) =>
    updateOrderOwner(over<OrderTables>(ctx), guestShopperId, customerId),
  tell: (ctx, customerId) => listOwnedOrders(over<OrderTables>(ctx), customerId),
  forget,
};
