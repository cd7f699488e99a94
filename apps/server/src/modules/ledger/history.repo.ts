import { type CursorPage, type Cut, cutPage, readOf, skipOf } from '../../platform/cursor-page.ts';
import type { TransactionKind } from '@promenade/domain/ledger';
import { type Kysely, sql } from 'kysely';
import type { LedgerTables } from './ledger.tables.ts';

type Db = Kysely<LedgerTables>;

/** A page of an account's entries. */
export interface HistoryPage extends CursorPage {
  readonly accountId: string;
  /** Empty: of every kind. */
  readonly kinds: readonly TransactionKind[];
}

/** One entry of an account, with what the market added to it. */
export interface EntryRow {
  readonly id: string;
  readonly kind: TransactionKind;
  readonly order_id: string | null;
  readonly trip_id: string | null;
  readonly amount: number;
  readonly balance_after: number;
  readonly bonus: number;
  readonly created_at: Date;
}

function entriesOf(db: Db, { accountId, kinds }: HistoryPage) {
  const entries = db
    .selectFrom('ledger_postings as posting')
    .innerJoin('ledger_transactions as transaction', 'transaction.id', 'posting.transaction_id')
    .where('posting.account_id', '=', accountId)
    .where('posting.balance_after', 'is not', null);
  return kinds.length === 0 ? entries : entries.where('transaction.kind', 'in', kinds);
}

function behindCursor(entries: ReturnType<typeof entriesOf>, { accountId, cursor }: HistoryPage) {
  if (cursor === undefined) return entries;
  return entries.where(
    sql<boolean>`(posting.created_at, posting.transaction_id) < (select seen.created_at, seen.transaction_id
      from ledger_postings seen where seen.transaction_id = ${cursor} and seen.account_id = ${accountId})`,
  );
}

/** Entries of an account, the latest first. */
export async function listEntries(db: Db, page: HistoryPage): Promise<Cut<EntryRow>> {
  const read = await behindCursor(entriesOf(db, page), page)
    .select(['transaction.id', 'transaction.kind', 'transaction.order_id', 'transaction.trip_id'])
    .select(['posting.amount', 'posting.created_at'])
    .select(sql<number>`posting.balance_after`.as('balance_after'))
    .select(
      sql<number>`coalesce((select -given.amount from ledger_postings given where transaction.kind = 'add_fund'
        and given.transaction_id = transaction.id and given.account_id = 'promotion'), 0)`.as('bonus'),
    )
    .orderBy('posting.created_at', 'desc')
    .orderBy('posting.transaction_id', 'desc')
    .limit(readOf(page))
    .offset(skipOf(page))
    .execute();
  return cutPage(read, page);
}

/** How many there are. */
export async function countEntries(db: Db, page: HistoryPage): Promise<number> {
  const { count } = await entriesOf(db, page)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
