import { handlerOf } from '../../platform/jobs/job-kind.ts';
import { askGateway, closePayment } from './settling/ask-gateway.ts';
import { expirePayment } from './settling/expire-payment.ts';
import { paymentJob } from './payment-jobs.ts';
import type { PaymentPurposes } from './purposes.ts';
import { remindOfPayment } from './settling/remind-payment.ts';
import { makeRefund } from './settling/refund-payment.ts';
import { sendSandboxMessage } from './sandbox/send-message.ts';

/** Work of this room that only this market has a part in. */
export function paymentJobs(purposes: PaymentPurposes) {
  return {
    ...handlerOf(paymentJob.expire, (ctx, subject) => expirePayment(ctx, purposes, subject)),
    ...handlerOf(paymentJob.remind, remindOfPayment),
    ...handlerOf(paymentJob.sandboxMessage, (ctx, { body }) => sendSandboxMessage(ctx, purposes, body)),
  };
}

/** Work of this room that waits for somebody outside: a loop of its own, so that nothing else waits with it. */
export function gatewayJobs(purposes: PaymentPurposes) {
  return {
    ...handlerOf(paymentJob.ask, (ctx, payment) => askGateway(ctx, purposes, payment)),
    ...handlerOf(paymentJob.close, (ctx, payment) => closePayment(ctx, purposes, payment)),
    ...handlerOf(paymentJob.refund, makeRefund),
  };
}
