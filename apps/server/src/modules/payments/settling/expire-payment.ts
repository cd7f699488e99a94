import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { decidePaymentEvent } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { lockPaymentsOf, type Subject, updatePayment } from '../payments.repo.ts';
import type { PaymentTables } from '../payments.tables.ts';
import { handlerOf, type PaymentPurposes } from '../purposes.ts';
import { closeAtGateway, paymentTopic } from './withdraw-payments.ts';

/**
 * The time to pay for a subject is over: its last payment ends, and what was held is given back (api.md, rule 6). Not
 * where it is settled, where another way of paying was found, or where its time was made longer (a proof is looked at).
 */
export async function expirePayment(ctx: Ctx, purposes: PaymentPurposes, subject: Subject): Promise<void> {
  const db = over<PaymentTables>(ctx);
  await purposes[subject.purpose]?.hold?.(ctx, subject.subjectId);
  const payments = await lockPaymentsOf(db, subject);
  const [last] = payments;
  if (!last || last.due_at.getTime() > ctx.clock.now()) return;
  if (payments.some(({ state }) => state === 'settled')) return;
  const decision = decidePaymentEvent(last.state, 'expire');
  if (!decision.ok) return;
  await updatePayment(db, last.id, { state: decision.to, updated_at: new Date(ctx.clock.now()) });
  await closeAtGateway(ctx, last);
  const { subject_id: subjectId, id: paymentId, amount_minor: amountMinor } = last;
  await handlerOf(purposes, last.purpose).failed(ctx, { subjectId, paymentId, amountMinor });
  publishAfterCommit(ctx, paymentTopic(last.id));
}
