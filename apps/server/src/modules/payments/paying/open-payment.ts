import { PAYMENT_HOLD_MS, type PaymentPurpose } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { getMarket } from '../../settings/index.ts';
import { payLink } from './pay-link.ts';
import { paymentJob } from '../payment-jobs.ts';
import { methodKind } from './payment-methods.ts';
import { insertPayment, listPaymentsOf, type Subject } from '../payments.repo.ts';
import type { NewPaymentRow, PaymentTables } from '../payments.tables.ts';
import { REMIND_BEFORE_MS } from '../settling/remind-payment.ts';
import { withdrawPayments } from '../settling/withdraw-payments.ts';

/** What is to be paid, by whom and how. */
export interface PaymentRequest {
  readonly purpose: PaymentPurpose;
  readonly subjectId: string;
  readonly shopperId: string;
  /** cash_on_delivery, wallet, offline_payment, or a gateway. */
  readonly method: string;
  /** Above 0. */
  readonly amountMinor: number;
  /** A path of the storefront to go on to when it is paid. */
  readonly returnPath: string;
  /** Nothing is reserved until it is paid: each attempt has its own deadline, and its expiry is not announced. */
  readonly holdsNothing?: boolean;
}

/** A payment that waits; all null for cash and wallet, where nothing is waited for. */
export interface OpenedPayment {
  readonly paymentId: string | null;
  /** Where the shopper pays, or proves the transfer. */
  readonly redirectLink: string | null;
  /** Until when it may be paid, and what is for sale is held. */
  readonly dueAt: Date | null;
}

// The deadline counts from the first payment of a subject: choosing another method does not extend the hold.
async function dueAtOf(
  ctx: Ctx,
  { holdsNothing, ...subject }: Subject & Pick<PaymentRequest, 'holdsNothing'>,
): Promise<{ dueAt: Date; isFirst: boolean }> {
  const afresh = new Date(ctx.clock.now() + PAYMENT_HOLD_MS);
  if (holdsNothing) return { dueAt: afresh, isFirst: false };
  const earlier = await listPaymentsOf(over<PaymentTables>(ctx), subject);
  const latestMs = Math.max(...earlier.map(({ due_at }) => due_at.getTime()));
  if (earlier.length === 0) return { dueAt: afresh, isFirst: true };
  if (latestMs <= ctx.clock.now()) return refuse('payment_over');
  return { dueAt: new Date(latestMs), isFirst: false };
}

async function keepPayment(ctx: Ctx, request: PaymentRequest, dueAt: Date): Promise<NewPaymentRow> {
  const { settings } = await getMarket(ctx);
  const at = new Date(ctx.clock.now());
  const row: NewPaymentRow = {
    id: ctx.ids.next(),
    purpose: request.purpose,
    subject_id: request.subjectId,
    shopper_id: request.shopperId,
    method: request.method,
    state: 'awaiting',
    amount_minor: request.amountMinor,
    currency: settings.currency.code,
    return_path: request.returnPath,
    due_at: dueAt,
    created_at: at,
    updated_at: at,
  };
  await insertPayment(over<PaymentTables>(ctx), row);
  return row;
}

/**
 * Opens a payment in the transaction of its subject, replacing an open one for the same subject. The gateway is only
 * called when the shopper follows the link.
 */
export async function openPayment(ctx: Ctx, request: PaymentRequest): Promise<OpenedPayment> {
  const { purpose, subjectId, holdsNothing = false } = request;
  const kind = await methodKind(ctx, request.method);
  await withdrawPayments(ctx, { purpose, subjectId });
  if (kind === 'cash' || kind === 'wallet') return { paymentId: null, redirectLink: null, dueAt: null };
  const { dueAt, isFirst } = await dueAtOf(ctx, { purpose, subjectId, holdsNothing });
  const payment = await keepPayment(ctx, request, dueAt);
  if (isFirst) {
    const subject = { purpose, subjectId };
    await schedule(ctx, paymentJob.remind, subject, dueAt.getTime() - REMIND_BEFORE_MS);
    await schedule(ctx, paymentJob.expire, subject, dueAt.getTime());
  }
  return { paymentId: payment.id, redirectLink: await payLink(ctx, payment), dueAt };
}
