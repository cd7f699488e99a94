import type { Ctx } from '../../../platform/context.ts';
import { scheduleOnce } from '../../../platform/jobs/jobs.ts';
import { paymentJob } from '../payment-jobs.ts';
import type { PaymentRow } from '../payments.tables.ts';
import type { PaymentPurposes } from '../purposes.ts';

/** The subject of a payment is told how long there is time now, and given up after that. */
export async function waitUntil(
  ctx: Ctx,
  purposes: PaymentPurposes,
  { purpose, subject_id: subjectId }: PaymentRow,
  dueAt: Date,
): Promise<void> {
  await scheduleOnce(ctx, paymentJob.expire, { purpose, subjectId }, dueAt.getTime());
  await purposes[purpose]?.waitsUntil?.(ctx, subjectId, dueAt);
}
