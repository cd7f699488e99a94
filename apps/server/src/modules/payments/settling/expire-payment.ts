import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { decidePaymentEvent, longestHoldMs } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { schedule, scheduleOnce } from '../../../platform/jobs/jobs.ts';
import { waitUntil } from '../offline/wait-until.ts';
import { paymentJob } from '../payment-jobs.ts';
import { lockPaymentsOf, type Subject, updatePayment } from '../payments.repo.ts';
import type { PaymentRow, PaymentTables } from '../payments.tables.ts';
import { handlerOf, type PaymentPurposes } from '../purposes.ts';
import { REMIND_BEFORE_MS } from './remind-payment.ts';
import { closeAtGateway, paymentTopic } from './withdraw-payments.ts';

/**
 * There is time left: it was made longer (a proof is looked at), or the clock was ahead when it was given. That time
 * is counted from now, or a hold would last for as long as the clock was ahead.
 */
async function waitOn(
  ctx: Ctx,
  purposes: PaymentPurposes,
  subject: Subject,
  last: PaymentRow,
): Promise<void> {
  const nowMs = ctx.clock.now();
  if (last.updated_at.getTime() <= nowMs) {
    await scheduleOnce(ctx, paymentJob.expire, subject, last.due_at.getTime());
    return;
  }
  const dueAt = new Date(Math.min(last.due_at.getTime(), nowMs + longestHoldMs(last.state)));
  const change = { due_at: dueAt, updated_at: new Date(nowMs) };
  await updatePayment(over<PaymentTables>(ctx), last.id, change);
  await schedule(ctx, paymentJob.remind, subject, dueAt.getTime() - REMIND_BEFORE_MS);
  await waitUntil(ctx, purposes, last, dueAt);
}

/**
 * The time to pay for a subject is over: its last payment ends, and what was held is given back (api.md, rule 6). Not
 * where it is settled, or where another way of paying was found.
 */
export async function expirePayment(ctx: Ctx, purposes: PaymentPurposes, subject: Subject): Promise<void> {
  const db = over<PaymentTables>(ctx);
  await purposes[subject.purpose]?.hold?.(ctx, subject.subjectId);
  const payments = await lockPaymentsOf(db, subject);
  const [last] = payments;
  if (!last || payments.some(({ state }) => state === 'settled')) return;
  const decision = decidePaymentEvent(last.state, 'expire');
  if (!decision.ok) return;
  if (last.due_at.getTime() > ctx.clock.now()) return waitOn(ctx, purposes, subject, last);
  await updatePayment(db, last.id, { state: decision.to, updated_at: new Date(ctx.clock.now()) });
  await closeAtGateway(ctx, last);
  const { subject_id: subjectId, id: paymentId, amount_minor: amountMinor } = last;
  await handlerOf(purposes, last.purpose).failed(ctx, { subjectId, paymentId, amountMinor });
  publishAfterCommit(ctx, paymentTopic(last.id));
}
