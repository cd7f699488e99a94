import { isPayable } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { paymentJob } from '../payment-jobs.ts';
import { lockPayment } from '../payments.repo.ts';
import type { PaymentRow, PaymentTables } from '../payments.tables.ts';
import type { SandboxBody } from './message.ts';
import { insertCharge, type SandboxOutcome, type SandboxTables } from './sandbox.repo.ts';

/** How the sandbox sends its messages. */
export const DELIVERIES = ['now', 'late', 'twice', 'out_of_order', 'after_hold'] as const;

/** One of {@link DELIVERIES}. */
export type Delivery = (typeof DELIVERIES)[number];

const lateMs = 20_000;
const betweenMs = 3_000;

type Type = SandboxBody['type'];

/** Which messages go out, and how long after now. */
function messagesOf(
  end: Type,
  delivery: Delivery,
  untilDueMs: number,
): readonly { readonly type: Type; readonly afterMs: number }[] {
  const begin = { type: 'payment.processing', afterMs: 0 } as const;
  const endAfter = (afterMs: number) => ({ type: end, afterMs });
  if (delivery === 'late') return [begin, endAfter(lateMs)];
  if (delivery === 'twice') return [begin, begin, endAfter(0), endAfter(betweenMs)];
  if (delivery === 'out_of_order') return [endAfter(0), { ...begin, afterMs: betweenMs }];
  if (delivery === 'after_hold') return [begin, endAfter(Math.max(0, untilDueMs) + lateMs)];
  return [begin, endAfter(0)];
}

async function sendMessages(ctx: Ctx, payment: PaymentRow, end: Type, delivery: Delivery): Promise<void> {
  const nowMs = ctx.clock.now();
  for (const { type, afterMs } of messagesOf(end, delivery, payment.due_at.getTime() - nowMs)) {
    const body: SandboxBody = {
      // The same message has the same id, sent twice or not.
      id: `${type}-${payment.id}`,
      type,
      payment: payment.id,
      amount_minor: payment.amount_minor,
      currency: payment.currency,
      detail: '',
    };
    await schedule(ctx, paymentJob.sandboxMessage, { body }, nowMs + afterMs);
  }
}

/**
 * What the shopper said on the sandbox’s page. The first answer stands; a payment that waits no more takes none. Timed out:
 * the sandbox never says anything.
 */
export async function answerSandbox(
  ctx: Ctx,
  paymentId: string,
  answer: { readonly outcome: SandboxOutcome; readonly delivery: Delivery },
): Promise<void> {
  const payment = await lockPayment(over<PaymentTables>(ctx), paymentId);
  if (!payment || !isPayable(payment.state)) return;
  const isFirst = await insertCharge(over<SandboxTables>(ctx), {
    payment_id: paymentId,
    outcome: answer.outcome,
    captured_minor: answer.outcome === 'approved' ? payment.amount_minor : 0,
    created_at: new Date(ctx.clock.now()),
  });
  if (!isFirst || answer.outcome === 'timed_out') return;
  const end = answer.outcome === 'approved' ? 'payment.succeeded' : 'payment.failed';
  await sendMessages(ctx, payment, end, answer.delivery);
}
