import type { PaymentState } from '@promenade/domain/payments';
import { type Ctx, over } from '../../platform/context.ts';
import { hasPayment, listPaymentsOf, listSubjectsIn, type Subject } from './payments.repo.ts';
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

/** Whether anybody's money has come by a payment, or may still come: its amount is in the market's currency. */
export function hasPayments(ctx: Ctx): Promise<boolean> {
  return hasPayment(over<PaymentTables>(ctx));
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
  if (!mayBeReviewed(purpose, { payment_method: method, dueMinor })) return false;
  const payments = await listPaymentsOf(over<PaymentTables>(ctx), { purpose, subjectId });
  return payments.some(({ state }) => state === 'reviewing');
}

const mayBeReviewed = (
  purpose: Subject['purpose'],
  { payment_method: method, dueMinor }: Omit<DueSubject, 'id'>,
): boolean => dueMinor > 0 && (method === 'offline_payment' || purpose === 'trip');

/** The same of a list, in one statement: the ids of those whose transfer is being checked. */
export async function listTransfersReviewed(
  ctx: Ctx,
  purpose: Subject['purpose'],
  subjects: readonly DueSubject[],
): Promise<ReadonlySet<string>> {
  const subjectIds = subjects.filter((one) => mayBeReviewed(purpose, one)).map(({ id }) => id);
  if (subjectIds.length === 0) return new Set();
  return new Set(await listSubjectsIn(over<PaymentTables>(ctx), 'reviewing', { purpose, subjectIds }));
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
