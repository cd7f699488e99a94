import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { decidePaymentEvent, PAYMENT_HOLD_MS, type PaymentState } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getPaymentRow, listProved, updatePayment } from '../payments.repo.ts';
import type { PaymentRow, PaymentTables } from '../payments.tables.ts';
import type { PaymentPurposes } from '../purposes.ts';
import { holdPayment } from '../settling/hold-payment.ts';
import { confirmPayment, declinePayment } from '../settling/settle-payment.ts';
import { viewPayment } from '../state/payment.view.ts';
import { waitUntil } from './wait-until.ts';

/** What an operator says of a transfer. */
export interface TransferDecision {
  readonly id: string;
  readonly decision: 'confirm' | 'decline';
  readonly reason: string;
}

/** GET /ops/payments: transfers that wait to be looked at, or that ended in a state without their money. */
export async function listTransfers(
  ctx: Ctx,
  { state, ...page }: { readonly state: PaymentState; readonly limit: number; readonly offset: number },
): Promise<Reply<'ops.payments'>> {
  const { rows, total } = await listProved(over<PaymentTables>(ctx), state, page);
  const payments = await Promise.all(rows.map((row) => viewPayment(ctx, row)));
  return { total_size: total, ...page, payments };
}

// After a declined transfer the order can be paid another way: the hold lasts as long again as at first.
async function declineTransfer(
  ctx: Ctx,
  purposes: PaymentPurposes,
  payment: PaymentRow,
  reason: string,
): Promise<void> {
  await declinePayment(ctx, payment, reason);
  const dueAt = new Date(ctx.clock.now() + PAYMENT_HOLD_MS);
  await updatePayment(over<PaymentTables>(ctx), payment.id, {
    due_at: dueAt,
    updated_at: new Date(ctx.clock.now()),
  });
  await waitUntil(ctx, purposes, payment, dueAt);
}

// Money may be found on the account when its order was cancelled or given up: it is owed back then.
function mayDecide({ state, offline_method }: PaymentRow, decision: TransferDecision['decision']): boolean {
  return offline_method !== null && decidePaymentEvent(state, decision).ok;
}

/** PUT /ops/payments/{id}: an operator’s word is to a transfer what the signed message is to a gateway’s payment. */
export async function decideTransfer(
  ctx: Ctx,
  purposes: PaymentPurposes,
  { id, decision, reason }: TransferDecision,
): Promise<Reply<'ops.decidePayment'>> {
  const db = over<PaymentTables>(ctx);
  const payment = await holdPayment(ctx, purposes, id);
  if (payment?.method !== 'offline_payment') return refuse('payment_not_found');
  if (!mayDecide(payment, decision)) return refuse('payment_not_awaited');
  const amount = { amountMinor: payment.amount_minor, currency: payment.currency };
  if (decision === 'confirm') await confirmPayment(ctx, purposes, payment, { amount, charge: null });
  else await declineTransfer(ctx, purposes, payment, reason);
  const decided = await getPaymentRow(db, id);
  const notice = decision === 'confirm' ? 'payment_confirmed' : 'payment_declined';
  return { message: noticeOf(notice, ctx.language), payment: await viewPayment(ctx, decided) };
}
