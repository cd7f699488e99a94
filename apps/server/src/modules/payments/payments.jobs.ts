import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { askGateway, closePayment } from './settling/ask-gateway.ts';
import { expirePayment } from './settling/expire-payment.ts';
import { paymentJob } from './payment-jobs.ts';
import type { Subject } from './payments.repo.ts';
import type { PaymentPurposes } from './purposes.ts';
import { remindOfPayment } from './settling/remind-payment.ts';
import { makeRefund } from './settling/refund-payment.ts';
import { type SandboxMessage, sendSandboxMessage } from './sandbox/send-message.ts';

/** Work of this room that only this market has a part in. */
export function paymentJobs(purposes: PaymentPurposes) {
  return {
    [paymentJob.expire]: (ctx, payload) => expirePayment(ctx, purposes, payload as Subject),
    [paymentJob.remind]: (ctx, payload) => remindOfPayment(ctx, payload as Subject),
    [paymentJob.sandboxMessage]: (ctx, payload) =>
      sendSandboxMessage(ctx, purposes, payload as SandboxMessage),
  } satisfies JobHandlers;
}

/** Work of this room that waits for somebody outside: a loop of its own, so that nothing else waits with it. */
export function gatewayJobs(purposes: PaymentPurposes) {
  return {
    [paymentJob.ask]: (ctx, payload) => askGateway(ctx, purposes, payload as { paymentId: string }),
    [paymentJob.close]: (ctx, payload) => closePayment(ctx, payload as { paymentId: string }),
    [paymentJob.refund]: (ctx, payload) => makeRefund(ctx, payload as { refundId: string }),
  } satisfies JobHandlers;
}
