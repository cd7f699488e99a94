import type { TransactionKind } from '@promenade/domain/ledger';
import type { GeneratedAlways } from 'kysely';

/** An account as stored; only shoppers' keep a balance. */
export interface AccountRow {
  readonly id: GeneratedAlways<string>;
  readonly owner_id: string | null;
  readonly kind: string;
  readonly unit: 'money' | 'points';
  readonly balance: number | null;
}

/** A transaction as stored. */
export interface TransactionRow {
  readonly id: string;
  readonly kind: TransactionKind;
  readonly key: string;
  readonly order_id: string | null;
  readonly trip_id: string | null;
  readonly note: string;
  readonly created_at: Date;
}

/** One side of it; the database fills in the balance. */
export interface PostingRow {
  readonly transaction_id: string;
  readonly account_id: string;
  readonly amount: number;
  readonly balance_after: GeneratedAlways<number | null>;
  readonly created_at: Date;
}

/** Money on its way into a wallet. */
export interface TopUpRow {
  readonly id: string;
  readonly customer_id: string;
  readonly amount_minor: number;
  readonly created_at: Date;
}

/** Tables of accounts and what moves between them. */
export interface LedgerTables {
  ledger_accounts: AccountRow;
  ledger_transactions: TransactionRow;
  ledger_postings: PostingRow;
  wallet_top_ups: TopUpRow;
}
