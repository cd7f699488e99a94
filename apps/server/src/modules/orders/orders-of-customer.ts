import { isRunning, ORDER_STATUSES } from '@promenade/domain/orders';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { listOwners } from '../../platform/owners.repo.ts';
import { dropPicture } from '../../platform/files/sent-pictures.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import {
  clearContacts,
  clearEventWords,
  listOrders,
  listOwnedOrders,
  updateOrderOwner,
} from './orders.repo.ts';
import type { OrderTables } from './orders.tables.ts';
import { clearRefunds, listOwnedRefunds, type RefundTables } from './refunds/refunds.repo.ts';

const running = ORDER_STATUSES.filter(isRunning);

/** Texts and pictures of refund requests are deleted with the account; the requests themselves stay for accounting. */
async function forgetRefunds(ctx: Ctx, customerId: string): Promise<void> {
  const db = over<RefundTables>(ctx);
  const refunds = await listOwnedRefunds(db, customerId);
  for (const name of refunds.flatMap(({ pictures }) => pictures)) await dropPicture(ctx, name);
  await clearRefunds(db, customerId);
}

async function tell(ctx: Ctx, customerId: string) {
  const orders = await listOwnedOrders(over<OrderTables>(ctx), customerId);
  const refunds = await listOwnedRefunds(over<RefundTables>(ctx), customerId);
  return orders.map((order) => ({
    ...order,
    refund: refunds.find((one) => one.order_id === order.id) ?? null,
  }));
}

/** A deleted account's orders stay for the books, without name, contact and address; none may be under way. */
async function forget(ctx: Ctx, customerId: string): Promise<void> {
  const db = over<OrderTables>(ctx);
  const filter = { shopperId: customerId, statuses: running, limit: 1, offset: 1 };
  if ((await listOrders(db, filter)).total > 0) refuse('order_under_way');
  await clearContacts(db, customerId);
  await clearEventWords(db, customerId);
  await forgetRefunds(ctx, customerId);
}

/** What happens to orders when a guest signs in (AUTH-11), and when a customer exports their data or leaves. */
export const ordersOfCustomer: CustomerRoom = {
  name: 'orders',
  follow: (ctx, guestShopperId, customerId) =>
    updateOrderOwner(over<OrderTables>(ctx), guestShopperId, customerId),
  tell,
  forget,
  listKeptGuests: (ctx, guestIds) => listOwners(over<OrderTables>(ctx), 'orders', 'shopper_id', guestIds),
};
