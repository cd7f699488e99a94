import { type Kysely, sql } from 'kysely';

/** Transactions that do not balance, and accounts whose balance is not the sum of their postings. */
export async function findWrongBooks(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select transaction_id::text as wrong from ledger_postings p join ledger_accounts a on a.id = p.account_id
      group by transaction_id, unit having sum(amount) <> 0
    union all
    select transaction_id::text from ledger_postings group by transaction_id having count(*) < 2
    union all
    select a.id from ledger_accounts a left join ledger_postings p on p.account_id = a.id
      where a.balance is not null group by a.id having a.balance <> coalesce(sum(p.amount), 0) or a.balance < 0
    union all
    select id::text from ledger_transactions t where not exists (select from ledger_postings where transaction_id = t.id)
  `.execute(db);
  return rows.map(({ wrong }) => wrong);
}
