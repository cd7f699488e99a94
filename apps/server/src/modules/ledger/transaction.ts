import type { Posting, TransactionKind } from '@promenade/domain/ledger';

/** One transaction of the books, before it is written. */
export interface Transaction {
  readonly kind: TransactionKind;
  /** Idempotency key, such as `cashback:<order>`: posting it again does nothing. */
  readonly key: string;
  readonly postings: readonly Posting[];
  readonly orderId?: string | undefined;
  readonly tripId?: string | undefined;
  readonly note?: string | undefined;
}
