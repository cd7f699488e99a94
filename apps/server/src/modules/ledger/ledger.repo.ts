import type { ShopperAccount } from '@promenade/domain/ledger';
import { accountId, unitOf } from '@promenade/domain/ledger';
import type { Insertable, Kysely } from 'kysely';
import type { LedgerTables, PostingRow, TopUpRow, TransactionRow } from './ledger.tables.ts';

type Db = Kysely<LedgerTables>;

function selectHeld(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function openAccounts(db: Db, accounts: readonly ShopperAccount[]): Promise<void> {
  const values = accounts.map((account) => ({
    owner_id: account.ownerId,
    kind: account.kind,
    unit: unitOf(account),
    balance: 0,
  }));
  await db
    .insertInto('ledger_accounts')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Balances of shoppers' accounts by id, locked until the transaction ends. Always locked in the order of their ids, to
 * avoid deadlocks; an account that was never used is created.
 */
export async function holdBalances(
  db: Db,
  accounts: readonly ShopperAccount[],
): Promise<Map<string, number>> {
  const byId = new Map(accounts.map((account) => [accountId(account), account]));
  const ids = [...byId.keys()].sort();
  if (ids.length === 0) return new Map();
  let held = await selectHeld(db, ids);
  if (held.length < ids.length) {
    await openAccounts(
      db,
      ids.map((id) => byId.get(id)).filter((account) => account !== undefined),
    );
    held = await selectHeld(db, ids);
  }
  return new Map(held.map(({ id, balance }) => [id, balance ?? 0]));
}

/** Keeps the transactions whose keys are new and answers those keys; one under way elsewhere is waited for. */
export async function insertTransactions(db: Db, rows: readonly TransactionRow[]): Promise<Set<string>> {
  const kept = await db
    .insertInto('ledger_transactions')
    .values([...rows].sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  return new Set(kept.map(({ key }) => key));
}

/** Writes what moves; the database moves the balances with it. */
export async function insertPostings(db: Db, rows: readonly Insertable<PostingRow>[]): Promise<void> {
  await db.insertInto('ledger_postings').values(rows).execute();
}

/** Whether anything ever moved. */
export async function hasPosting(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('ledger_postings').select('account_id').limit(1).executeTakeFirst()) !== undefined
  );
}

/** The balance of an account; 0 if it was never used. */
export async function findBalance(db: Db, id: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** What the transaction with a key moved into (or, if negative, out of) an account; undefined if there is none. */
export async function findMoved(db: Db, key: string, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_postings', 'transaction_id', 'ledger_transactions.id')
    .select('amount')
    .where('key', '=', key)
    .where('account_id', '=', id)
    .executeTakeFirst();
  return row?.amount;
}

/** How often a wallet paid for an order, and how often it got something back. */
export async function countWalletMoves(db: Db, orderId: string): Promise<{ paid: number; returned: number }> {
  const rows = await db
    .selectFrom('ledger_transactions')
    .select(['kind', (of) => of.fn.countAll<number>().as('count')])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['order_place', 'partial_payment', 'order_refund'])
    .groupBy('kind')
    .execute();
  const returned = rows.find(({ kind }) => kind === 'order_refund')?.count ?? 0;
  return { returned, paid: rows.reduce((sum, { count }) => sum + count, 0) - returned };
}

/** Keeps that money is on its way. */
export async function insertTopUp(db: Db, row: TopUpRow): Promise<void> {
  await db.insertInto('wallet_top_ups').values(row).execute();
}

/** What was on its way; a top-up that was opened. */
export async function getTopUp(db: Db, id: string): Promise<TopUpRow> {
  return db.selectFrom('wallet_top_ups').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Forgets what never came. */
export async function deleteTopUps(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('wallet_top_ups')
    .where('id', 'in', [...ids])
    .execute();
}
