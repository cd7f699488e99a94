import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { engageAutopilot } from '../../autopilot/index.ts';
import { payFromWallet } from '../../ledger/index.ts';
import { getOwnOrder, holdOrder, type OrderRow, setHowPaid } from '../../orders/index.ts';
import { openPayment, withdrawPayments } from '../../payments/index.ts';
import { getMarket } from '../../settings/index.ts';
import { checkPayment } from '../checks/check-payment.ts';
import { viewPlaced } from './placed.view.ts';
import { type PaymentPlan, planPayment } from './plan-payment.ts';

type SwitchInput = z.output<Calls['checkout.switchPayment']['body']>;

/**
 * The caller's order while it waits for its money. Its payments are held first, as a gateway's message holds them: two
 * that hold them the other way round would wait for each other.
 */
async function holdWaiting(ctx: Ctx, key: string): Promise<OrderRow> {
  const { id } = await getOwnOrder(ctx, key);
  await withdrawPayments(ctx, { purpose: 'order', subjectId: id });
  const order = (await holdOrder(ctx, id)) ?? refuse('order_not_found');
  const dueAtMs = order.payment_due_at?.getTime() ?? 0;
  const isWaiting =
    order.status === 'pending' && order.payment_status !== 'paid' && dueAtMs > ctx.clock.now();
  return isWaiting ? order : refuse('payment_over');
}

/** What is still to be paid, by the new method; what the wallet has paid stays paid. */
async function planRest(
  ctx: Ctx,
  order: OrderRow,
  input: SwitchInput,
): Promise<{ readonly plan: PaymentPlan; readonly fromWalletMinor: number }> {
  const { settings } = await getMarket(ctx);
  const restMinor = order.total_minor - order.wallet_minor;
  // It gave what it held when the order was placed.
  const partial_payment = input.partial_payment && order.wallet_minor === 0;
  const split = await checkPayment(ctx, restMinor, settings, { ...input, partial_payment });
  const walletMinor = order.wallet_minor + split.walletMinor;
  const paymentStatus = split.dueMinor > 0 && walletMinor > 0 ? 'partially_paid' : split.paymentStatus;
  const plan = await planPayment(ctx, input, { walletMinor, dueMinor: split.dueMinor, paymentStatus });
  return { plan, fromWalletMinor: split.walletMinor };
}

async function payRest(ctx: Ctx, order: OrderRow, amountMinor: number): Promise<void> {
  const isLast = order.wallet_minor === order.total_minor;
  await payFromWallet(ctx, {
    customerId: order.shopper_id,
    orderId: order.id,
    amountMinor,
    kind: isLast ? 'order_place' : 'partial_payment',
  });
}

async function openRest(ctx: Ctx, order: OrderRow, plan: PaymentPlan): Promise<string | null> {
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

/**
 * PUT /customer/order/payment-method: another way to pay while the order waits for its money, after a failure or before.
 * The time it has does not begin anew: its goods are held no longer for it (api.md, rule 6).
 */
export async function switchPayment(ctx: Ctx, input: SwitchInput): Promise<Reply<'checkout.switchPayment'>> {
  const waiting = await holdWaiting(ctx, input.order_id);
  const { plan, fromWalletMinor } = await planRest(ctx, waiting, input);
  const payment_due_at = plan.outsideMinor > 0 ? waiting.payment_due_at : null;
  const order = await setHowPaid(ctx, waiting, { ...plan.columns, payment_due_at });
  await payRest(ctx, order, fromWalletMinor);
  const redirectLink = await openRest(ctx, order, plan);
  const { currency } = (await getMarket(ctx)).settings;
  const placed = viewPlaced(ctx, order, redirectLink, currency.decimals);
  return { ...placed, message: noticeOf('payment_updated', ctx.language) };
}
