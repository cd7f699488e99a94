import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { decidePaymentEvent } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { paymentJob } from '../payment-jobs.ts';
import { lockPaymentsOf, type Subject, updatePayment } from '../payments.repo.ts';
import type { PaymentRow, PaymentTables } from '../payments.tables.ts';

/** The word that whoever waits for a payment listens for. */
export function paymentTopic(paymentId: string): string {
  return `payment:${paymentId}`;
}

/** Has a gateway take no more money for a payment; one that never heard of it need not be told. */
export async function closeAtGateway(ctx: Ctx, payment: PaymentRow): Promise<void> {
  if (payment.gateway_reference === null) return;
  await schedule(ctx, paymentJob.close, { paymentId: payment.id }, ctx.clock.now());
}

/**
 * Waits no more for a subject’s payment: it was cancelled, or is paid another way. Money that comes all the same goes
 * back. What is settled stays: that is refunded.
 */
export async function withdrawPayments(ctx: Ctx, subject: Subject): Promise<void> {
  const db = over<PaymentTables>(ctx);
  for (const payment of await lockPaymentsOf(db, subject)) {
    const decision = decidePaymentEvent(payment.state, 'replace');
    if (!decision.ok) continue;
    await updatePayment(db, payment.id, { state: decision.to, updated_at: new Date(ctx.clock.now()) });
    await closeAtGateway(ctx, payment);
    publishAfterCommit(ctx, paymentTopic(payment.id));
  }
}
