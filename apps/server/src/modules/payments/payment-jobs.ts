/** Names of this room’s jobs: whoever schedules one need not know who runs it. */
export const paymentJob = {
  /** The time to pay is over. */
  expire: 'payments.expire',
  /** The time to pay is nearly over. */
  remind: 'payments.remind',
  /** A gateway is asked what became of a payment. */
  ask: 'payments.ask',
  /** A gateway is told to take no more money for a payment. */
  close: 'payments.close',
  /** A gateway gives money back. */
  refund: 'payments.refund',
  /** The sandbox sends one of its messages. */
  sandboxMessage: 'payments.sandbox-message',
} as const;
