import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

interface TableState {
  readonly rows: number;
  readonly hash: string;
}

const tableState = (name: string) => sql`
  select ${name}::text as name, count(*) as rows,
    coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hash
  from ${sql.table(name)} t`;

// Only says that something was refused: it is written when all that was tried is undone.
const ofRefusals = 'checkout_refusals';

/** Every table's number of rows and the sum of their hashes, whatever their order, read at once. */
export async function stateOf({ db }: Ctx): Promise<Readonly<Record<string, TableState>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${ofRefusals}
    order by tablename`.execute(db);
  const all = tables.map(({ name }) => tableState(name));
  const { rows } = await sql<TableState & { name: string }>`${sql.join(all, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, ...state }) => [name, state]));
}

/** How many rows each table has gained, where any. */
export function rowsGained(
  before: Readonly<Record<string, TableState>>,
  after: Readonly<Record<string, TableState>>,
): Record<string, number> {
  const gained = Object.entries(after).map(
    ([name, { rows }]) => [name, rows - (before[name]?.rows ?? 0)] as const,
  );
  return Object.fromEntries(gained.filter(([, count]) => count !== 0));
}
