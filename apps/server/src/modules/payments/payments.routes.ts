import type { Routes } from '../../platform/http/handler.ts';
import { photograph, withPictures } from '../../platform/files/sent-pictures.ts';
import { decideTransfer, listTransfers } from './offline/decide-transfer.ts';
import { listOfflineMethods } from './offline/list-methods.ts';
import { sendProof } from './offline/send-proof.ts';
import type { PaymentPurposes } from './purposes.ts';
import { followPayment, getPayment } from './state/get-payment.ts';

/** Calls of payments, for the rooms that they are for. */
export function paymentsRoutes(purposes: PaymentPurposes) {
  return {
    'payments.state': (ctx, { query }) => getPayment(ctx, query),
    'payments.events': (ctx, { query }) => followPayment(ctx, query),
    'payments.offlineMethods': (ctx) => listOfflineMethods(ctx),
    'payments.sendProof': withPictures({ image: photograph }, (ctx, { body }) =>
      sendProof(ctx, purposes, body),
    ),
    'ops.payments': (ctx, { query }) => listTransfers(ctx, query),
    'ops.decidePayment': (ctx, { params, body }) => decideTransfer(ctx, purposes, { ...params, ...body }),
  } satisfies Routes;
}
