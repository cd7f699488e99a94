import { type Ctx, over } from '../../../platform/context.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { getGateway } from '../gateways/list-gateways.ts';
import { paymentJob } from '../payment-jobs.ts';
import { findPayment, insertRefund, lockRefund, takeRefund, updateRefund } from '../payments.repo.ts';
import type { PaymentTables } from '../payments.tables.ts';

/**
 * Gives money of a payment back, by the way it came, after this transaction: the gateway is told by a job, with the
 * refund’s id as its key, so that it does it once. More than has arrived is a fault. What came by a transfer has no
 * gateway: its refund stays in the books until an operator has made it.
 */
export async function refundPayment(
  ctx: Ctx,
  paymentId: string,
  amountMinor: number,
): Promise<{ readonly refundId: string }> {
  const db = over<PaymentTables>(ctx);
  if (!(await takeRefund(db, paymentId, amountMinor)))
    throw new Error(`Payment ${paymentId} has not ${amountMinor} to give back`);
  const [refundId, at] = [ctx.ids.next(), new Date(ctx.clock.now())];
  await insertRefund(db, { id: refundId, payment_id: paymentId, amount_minor: amountMinor, created_at: at });
  const payment = await findPayment(db, paymentId);
  if (payment?.method !== 'offline_payment')
    await schedule(ctx, paymentJob.refund, { refundId }, ctx.clock.now());
  return { refundId };
}

/** Has the gateway make a refund; again, after an answer that was lost, is the same refund. */
export async function makeRefund(ctx: Ctx, { refundId }: { readonly refundId: string }): Promise<void> {
  const db = over<PaymentTables>(ctx);
  const refund = await lockRefund(db, refundId);
  const payment = refund && (await findPayment(db, refund.payment_id));
  if (!refund || !payment || refund.done_at !== null) return;
  const gateway = await getGateway(ctx, payment.method);
  const reference = await gateway.refund(ctx, { id: refund.id, payment, amountMinor: refund.amount_minor });
  await updateRefund(db, refund.id, { gateway_reference: reference, done_at: new Date(ctx.clock.now()) });
}
