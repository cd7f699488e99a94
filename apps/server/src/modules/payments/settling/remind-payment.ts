import { CLOCKS_DIFFER_MS } from '@promenade/domain/hours';
import { type Ctx, over } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { listPaymentsOf, type Subject } from '../payments.repo.ts';
import type { PaymentRow, PaymentTables } from '../payments.tables.ts';

/** So long before the time to pay is over, whoever has not paid is told. */
export const REMIND_BEFORE_MS = 5 * 60_000;

const subjectOf = ({ purpose, subject_id: id }: PaymentRow) => ({
  orderId: purpose === 'order' ? id : undefined,
  tripId: purpose === 'trip' ? id : undefined,
});

/** The time to pay is nearly over: says so, where it is still waited for. */
export async function remindOfPayment(ctx: Ctx, subject: Subject): Promise<void> {
  const payments = await listPaymentsOf(over<PaymentTables>(ctx), subject);
  const [open] = payments;
  if (open?.state !== 'awaiting') return;
  const leftMs = open.due_at.getTime() - ctx.clock.now();
  // There is far more time where it was made longer, or was given while the clock was ahead.
  if (leftMs <= 0 || leftMs > REMIND_BEFORE_MS + CLOCKS_DIFFER_MS) return;
  await notify(ctx, {
    shopperId: open.shopper_id,
    kind: 'payment_expiring',
    about: open.subject_id,
    ...subjectOf(open),
    params: { amountMinor: open.amount_minor, minutes: Math.ceil(leftMs / 60_000) },
  });
}

/** A payment was declined. */
export async function tellDeclined(ctx: Ctx, payment: PaymentRow): Promise<void> {
  await notify(ctx, {
    shopperId: payment.shopper_id,
    kind: 'payment_failed',
    about: payment.id,
    ...subjectOf(payment),
    params: { amountMinor: payment.amount_minor },
  });
}
