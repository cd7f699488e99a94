import type { PaymentPurpose } from '@promenade/domain/payments';
import type { Ctx } from '../../platform/context.ts';

/** What a payment is for, as its room hears of it. */
export interface PaymentOfSubject {
  readonly subjectId: string;
  readonly paymentId: string;
  readonly amountMinor: number;
}

/** Whether the subject takes the money; `too_late` (it was cancelled, has failed, is paid already) sends it back. */
export type Taking = 'taken' | 'too_late';

/** What the room of a purpose does when its payment moves. Each is called in the transaction of the cause. */
export interface PurposeHandler {
  /**
   * Holds the subject until the transaction ends. Whoever moves a subject holds it first and its payments after; so does
   * whoever moves a payment, or the two would wait for each other.
   */
  readonly hold?: (ctx: Ctx, subjectId: string) => Promise<unknown>;
  /** The money is here. Once for each subject. */
  readonly confirmed: (ctx: Ctx, payment: PaymentOfSubject) => Promise<Taking>;
  /** Nobody paid in time: what was held is to be given back. At most once for each subject. */
  readonly failed: (ctx: Ctx, payment: PaymentOfSubject) => Promise<void>;
  /**
   * These subjects have no payment any more, as nobody paid and a season has passed: what was kept for them may go.
   * Without it their payments stay.
   */
  readonly forgotten?: (ctx: Ctx, subjectIds: readonly string[]) => Promise<void>;
  /** There is time until then: a transfer's proof is looked at, or was declined. */
  readonly waitsUntil?: (ctx: Ctx, subjectId: string, dueAt: Date) => Promise<void>;
}

/** The rooms that payments are for; handed over, since this lower room does not know them. */
export type PaymentPurposes = Readonly<Partial<Record<PaymentPurpose, PurposeHandler>>>;

/** The room of a purpose; without one nothing of it could have been opened. */
export function handlerOf(purposes: PaymentPurposes, purpose: PaymentPurpose): PurposeHandler {
  const handler = purposes[purpose];
  if (!handler) throw new Error(`No room takes payments for ${purpose}`);
  return handler;
}
