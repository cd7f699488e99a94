import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getOwnOrder, holdOrder, type OrderRow, setHowPaid } from '../../orders/index.ts';
import { withdrawPayments } from '../../payments/index.ts';
import { getMarket } from '../../settings/index.ts';
import { checkPayment } from '../checks/check-payment.ts';
import { viewPlaced } from './placed.view.ts';
import { type PaymentPlan, planPayment } from './plan-payment.ts';
import { startOrder } from './start-order.ts';

type SwitchInput = z.output<Calls['checkout.switchPayment']['body']>;

/**
 * The caller's order that waits for payment, locked before its payments, in the same order as all code that moves a
 * payment.
 */
async function holdWaiting(ctx: Ctx, key: string): Promise<OrderRow> {
  const { id } = await getOwnOrder(ctx, key);
  const order = (await holdOrder(ctx, id)) ?? refuse('order_not_found');
  await withdrawPayments(ctx, { purpose: 'order', subjectId: id });
  checkAwaited(ctx, order);
  return order;
}

/** Refuses an order whose time to pay has run out, and one of which no payment is awaited: it is paid, or in cash. */
function checkAwaited(ctx: Ctx, { status, payment_status, payment_due_at }: OrderRow): void {
  const isUnpaid = status === 'pending' && payment_status !== 'paid' && payment_due_at !== null;
  if (status === 'failed' || (isUnpaid && payment_due_at.getTime() <= ctx.clock.now()))
    refuse('payment_over');
  if (!isUnpaid) refuse('payment_not_awaited');
}

/** The remaining amount by the new method; what the wallet has paid stays paid, and it may pay another part of the rest. */
async function planRest(
  ctx: Ctx,
  order: OrderRow,
  input: SwitchInput,
): Promise<{ readonly plan: PaymentPlan; readonly fromWalletMinor: number }> {
  const { settings } = await getMarket(ctx);
  const due = { amountMinor: order.total_minor - order.wallet_minor, settings };
  const split = await checkPayment(ctx, due, input);
  const walletMinor = order.wallet_minor + split.walletMinor;
  const paymentStatus = split.dueMinor > 0 && walletMinor > 0 ? 'partially_paid' : split.paymentStatus;
  const plan = await planPayment(ctx, input, { walletMinor, dueMinor: split.dueMinor, paymentStatus });
  return { plan, fromWalletMinor: split.walletMinor };
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
  const redirectLink = await startOrder(ctx, order, plan, fromWalletMinor);
  const { currency } = (await getMarket(ctx)).settings;
  const placed = viewPlaced(ctx, order, redirectLink, currency.decimals);
  return { ...placed, message: noticeOf('payment_updated', ctx.language) };
}
