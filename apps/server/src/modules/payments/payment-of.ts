import type { PaymentState } from '@promenade/domain/payments';
import { type Ctx, over } from '../../platform/context.ts';
import { listPaymentsOf, type Subject } from './payments.repo.ts';
import type { PaymentRow, PaymentTables } from './payments.tables.ts';

/** A payment as the room of its subject sees it. */
export interface PaymentNow {
  readonly paymentId: string;
  readonly state: PaymentState;
  readonly method: string;
  readonly amountMinor: number;
  readonly dueAt: Date;
  /** The amount refunded, or being refunded. */
  readonly refundedMinor: number;
}

function now(row: PaymentRow): PaymentNow {
  return {
    paymentId: row.id,
    state: row.state,
    method: row.method,
    amountMinor: row.amount_minor,
    dueAt: row.due_at,
    refundedMinor: row.refunded_minor,
  };
}

/** The payments by which a subject's money came, the newest first: a trip that is made longer is paid for again. */
export async function settledPaymentsOf(
  ctx: Ctx,
  purpose: Subject['purpose'],
  subjectId: string,
): Promise<PaymentNow[]> {
  const payments = await listPaymentsOf(over<PaymentTables>(ctx), { purpose, subjectId });
  return payments.filter(({ state }) => state === 'settled').map(now);
}

/** What a payment is for, as its room knows it. */
interface DueSubject {
  readonly id: string;
  readonly payment_method: string;
  readonly dueMinor: number;
}

/**
 * Whether the shopper has reported a transfer of what is due, which is being checked. A trip that was booked for cash
 * keeps that way to pay until other money has come.
 */
export async function isTransferReviewed(
  ctx: Ctx,
  purpose: Subject['purpose'],
  { id: subjectId, payment_method: method, dueMinor }: DueSubject,
): Promise<boolean> {
  const mayBe = method === 'offline_payment' || purpose === 'trip';
  if (!mayBe || dueMinor === 0) return false;
  const payments = await listPaymentsOf(over<PaymentTables>(ctx), { purpose, subjectId });
  return payments.some(({ state }) => state === 'reviewing');
}

/** The payment of a subject: the one that settled it, else the last. Undefined where none was ever opened. */
export async function paymentOf(
  ctx: Ctx,
  purpose: Subject['purpose'],
  subjectId: string,
): Promise<PaymentNow | undefined> {
  const payments = await listPaymentsOf(over<PaymentTables>(ctx), { purpose, subjectId });
  const found = payments.find(({ state }) => state === 'settled') ?? payments[0];
  return found && now(found);
}
