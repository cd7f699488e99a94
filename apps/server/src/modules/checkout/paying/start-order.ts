import type { Ctx } from '../../../platform/context.ts';
import { engageAutopilot } from '../../autopilot/index.ts';
import { payFromWallet } from '../../ledger/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import { openPayment } from '../../payments/index.ts';
import type { PaymentPlan } from './plan-payment.ts';

async function payWalletPart(ctx: Ctx, order: OrderRow, amountMinor: number): Promise<void> {
  if (amountMinor === 0) return;
  const isWhole = order.wallet_minor === order.total_minor;
  await payFromWallet(ctx, {
    customerId: order.shopper_id,
    orderId: order.id,
    amountMinor,
    kind: isWhole ? 'order_place' : 'partial_payment',
    paidMinor: order.wallet_minor - amountMinor,
  });
}

/**
 * Starts a new order, in its transaction: the wallet pays its part, a payment is opened for the rest, and an order that
 * does not wait for a gateway moves on.
 * @param fromWalletMinor what the wallet pays now: its whole part, unless it has paid before
 * @returns the payment link; null if nothing is paid now
 */
export async function startOrder(
  ctx: Ctx,
  order: OrderRow,
  plan: PaymentPlan,
  fromWalletMinor: number = order.wallet_minor,
): Promise<string | null> {
  await payWalletPart(ctx, order, fromWalletMinor);
  if (plan.outsideMinor === 0) {
    await engageAutopilot(ctx, order);
    return null;
  }
  const { redirectLink } = await openPayment(ctx, {
    purpose: 'order',
    subjectId: order.id,
    shopperId: order.shopper_id,
    method: order.payment_method,
    amountMinor: plan.outsideMinor,
    returnPath: plan.returnPath === '' ? `/orders/${order.id}` : plan.returnPath,
  });
  return redirectLink;
}
