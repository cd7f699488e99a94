/**
 * Payments: payment requests to gateways, their results, and refunds.
 * Owns payments with their states and the hold of 15 minutes, webhooks, refunds, the sandbox and proofs of transfers.
 * Does not own what is paid for (orders, wallet deposits, trips) or wallets (ledger).
 */
export { listOwedRefunds, noteRefundMade, type OwedRefund } from './offline/owed-refunds.ts';
export { openPayment } from './paying/open-payment.ts';
export { methodKind, paymentMethods } from './paying/payment-methods.ts';
export {
  hasPayments,
  isTransferReviewed,
  listTransfersReviewed,
  type PaymentNow,
  paymentOf,
  settledPaymentsOf,
} from './payment-of.ts';
export { paymentsOfCustomer } from './payments-of-customer.ts';
export { gatewayJobs, paymentJobs } from './payments.jobs.ts';
export { paymentsRoutes } from './payments.routes.ts';
export type { PaymentOfSubject, PaymentPurposes, PurposeHandler, Taking } from './purposes.ts';
export { forgetAbandonedPayments } from './settling/forget-abandoned.ts';
export { refundPayment } from './settling/refund-payment.ts';
export { servePayments } from './serve-payments.routes.ts';
export { withdrawPayments } from './settling/withdraw-payments.ts';
