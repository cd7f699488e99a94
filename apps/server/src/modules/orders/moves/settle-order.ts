import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { isOff } from '@promenade/domain/orders';
import { type Ctx, over } from '../../../platform/context.ts';
import { bookPayment } from '../../ledger/index.ts';
import { watchForAnswer } from '../unanswered/watch-for-answer.ts';
import { holdOrder, moveOrder, orderTopic } from '../move-order.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';
import { updateHowPaid } from './moves.repo.ts';
import { notePaid } from './note-payment.ts';
import { tellShopper } from './tell-shopper.ts';

/** What became of money that arrived for an order. */
export type Settled =
  /** It is paid, and its store may start. */
  | { readonly kind: 'paid'; readonly order: OrderRow }
  /** It was paid before: the same word came twice. */
  | { readonly kind: 'known'; readonly order: OrderRow }
  /** It came too late: the order was cancelled or has failed. Whoever took the money gives it back. */
  | { readonly kind: 'too_late'; readonly order: OrderRow };

/** The money of an order has arrived (api.md, rule 7): it is paid, in the transaction of the word that said so. */
export async function markPaid(ctx: Ctx, orderId: string, paymentId: string): Promise<Settled> {
  const order = await holdOrder(ctx, orderId);
  if (!order) throw new Error(`Money arrived for the order ${orderId}, which is not there.`);
  if (isOff(order.status)) return { kind: 'too_late', order };
  if (order.payment_status === 'paid') return { kind: 'known', order };
  const amountMinor = order.total_minor - order.wallet_minor;
  await bookPayment(ctx, { orderId, key: paymentId, through: 'gateways', amountMinor });
  const nothingDue = { payment_status: 'paid', payment_due_at: null } as const;
  const paid = await updateHowPaid(over<OrderTables>(ctx), order.id, nothingDue, new Date(ctx.clock.now()));
  await notePaid(ctx, paid);
  await tellShopper(ctx, paid, 'order_paid', { amountMinor });
  publishAfterCommit(ctx, orderTopic(order.id));
  await watchForAnswer(ctx, paid, ctx.clock.now());
  return { kind: 'paid', order: paid };
}

// Cash is paid at the door: an order switched to cash owes nothing yet.
function awaitsMoney({ payment_status: status, payment_method: method }: OrderRow): boolean {
  return status !== 'paid' && method !== 'cash_on_delivery';
}

/**
 * An order that was not paid in time (api.md, rule 6) fails and releases everything it holds. One that is paid, or was
 * moved on, is left alone.
 */
export async function failUnpaid(ctx: Ctx, orderId: string): Promise<void> {
  const order = await holdOrder(ctx, orderId);
  if (order?.status !== 'pending' || !awaitsMoney(order)) return;
  await moveOrder(ctx, order, { to: 'failed', actor: 'system' });
}
