import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Subject } from './payments.repo.ts';
import type { SandboxBody } from './sandbox/message.ts';

/** This room’s jobs: whoever schedules one need not know who runs it. */
export const paymentJob = {
  /** The time to pay is over. */
  expire: jobKind<Subject>('payments.expire'),
  /** The time to pay is nearly over. */
  remind: jobKind<Subject>('payments.remind'),
  /** A gateway is asked what became of a payment. */
  ask: jobKind<{ readonly paymentId: string }>('payments.ask'),
  /** A gateway is told to take no more money for a payment. */
  close: jobKind<{ readonly paymentId: string }>('payments.close'),
  /** A gateway gives money back. */
  refund: jobKind<{ readonly refundId: string }>('payments.refund'),
  /** The sandbox sends one of its messages; it is signed when it is sent. */
  sandboxMessage: jobKind<{ readonly body: SandboxBody }>('payments.sandbox-message'),
} as const;
