import { splitRefund } from '@promenade/domain/orders';
import { type Ctx, over } from '../../../platform/context.ts';
import { bookRefund, returnableOf, returnToWallet } from '../../ledger/index.ts';
import { paymentOf, refundPayment, withdrawPayments } from '../../payments/index.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';
import { noteReturned } from './note-payment.ts';
import { updateReturned } from './moves.repo.ts';

interface Paid {
  readonly paymentId: string | null;
  readonly gatewayMinor: number;
  readonly walletMinor: number;
  readonly cashMinor: number;
}

/** What has been paid for a held order, by the way it came. */
async function paidFor(ctx: Ctx, order: OrderRow): Promise<Paid> {
  const payment = await paymentOf(ctx, 'order', order.id);
  const isSettled = payment?.state === 'settled';
  const gatewayMinor = isSettled ? payment.amountMinor - payment.refundedMinor : 0;
  const walletMinor = order.wallet_minor;
  const isWhole = order.payment_status === 'paid';
  const cashMinor = isWhole && !isSettled ? order.total_minor - walletMinor : 0;
  return { paymentId: isSettled ? payment.paymentId : null, gatewayMinor, walletMinor, cashMinor };
}

/** Gives so much of what was paid for a held order back, the way it came; answers how much went. */
export async function returnMoney(ctx: Ctx, order: OrderRow, wantedMinor?: number): Promise<number> {
  const db = over<OrderTables>(ctx);
  const { paymentId, ...paid } = await paidFor(ctx, order);
  const amountMinor = wantedMinor ?? paid.gatewayMinor + paid.walletMinor + paid.cashMinor;
  const { shopper_id: customerId, id: orderId, parcel } = order;
  const returnable = await returnableOf(ctx, customerId, paid);
  // A receiver's cash is not the sender's.
  const hasWallet = returnable.hasWallet && parcel?.payer !== 'receiver';
  const parts = splitRefund({ ...paid, ...returnable, hasWallet }, amountMinor);
  if (paymentId !== null && parts.gatewayMinor > 0) {
    const { refundId } = await refundPayment(ctx, paymentId, parts.gatewayMinor);
    await bookRefund(ctx, { orderId, key: refundId, through: 'gateways', amountMinor: parts.gatewayMinor });
  }
  await returnToWallet(ctx, { customerId, orderId, amountMinor: parts.walletMinor, kind: 'order_refund' });
  await bookRefund(ctx, { orderId, key: `cash:${orderId}`, through: 'cash', amountMinor: parts.cashMinor });
  const returnedMinor = parts.gatewayMinor + parts.walletMinor + parts.cashMinor;
  if (returnedMinor > 0) {
    await updateReturned(db, orderId, returnedMinor);
    await noteReturned(ctx, order, { returnedMinor, byHandMinor: parts.cashMinor });
  }
  return returnedMinor;
}

/** Returns everything paid for an order that was cancelled or failed, and closes its open payments (api.md, rule 9). */
export async function releaseMoney(ctx: Ctx, order: OrderRow): Promise<void> {
  await withdrawPayments(ctx, { purpose: 'order', subjectId: order.id });
  await returnMoney(ctx, order);
}
