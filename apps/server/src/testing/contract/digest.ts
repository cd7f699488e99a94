import { readdir } from 'node:fs/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { privateRoot } from '../../platform/files/storage.ts';

interface TableDigest {
  readonly rows: number;
  readonly digest: string;
}

/** Of each table. */
type Digests = Readonly<Record<string, TableDigest>>;

// Records that something was refused, and is written after the refused transaction has been rolled back.
const ofRefusals = 'checkout_refusals';

const tablesOf = new WeakMap<Ctx['db'], Promise<readonly string[]>>();

async function readTables(db: Ctx['db']): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${ofRefusals}
    order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

// Runs a thousand times over a hundred tables: with parameters it is a prepared statement, planned once per
// connection at most.
async function digestsOf({ db }: Ctx, ofRow: RawBuilder<unknown>): Promise<Digests> {
  const reading = tablesOf.get(db) ?? readTables(db);
  tablesOf.set(db, reading);
  const tables = await reading;
  const all = tables.map((name) => sql`select tableoid o, ${ofRow} d from ${sql.table(name)} t`);
  const { rows } = await sql<TableDigest & { name: string }>`
    select relname::text as name, count(*) as rows, sum(d::text::bigint)::text as digest
    from (${sql.join(all, sql` union all `)}) t join pg_class on pg_class.oid = o
    where relname <> ${ofRefusals} group by relname`.execute(db);
  const empty = { rows: 0, digest: '0' };
  return {
    ...Object.fromEntries(tables.map((name) => [name, empty])),
    ...Object.fromEntries(rows.map(({ name, ...state }) => [name, state])),
  };
}

/** The market's files, each counted like a row: a rolled-back write must leave none behind. */
async function filesOf({ storage: { root } }: Ctx): Promise<TableDigest> {
  const folders = [root, privateRoot(root)];
  const listed = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true }).catch(() => [] as string[])),
  );
  const names = listed.flat().filter((name) => name.includes('.'));
  return { rows: names.length, digest: names.sort().join() };
}

/**
 * The row count of each table and the transactions that wrote the rows, so that rewriting a row unchanged counts too;
 * plus the files.
 */
export async function stateOf(ctx: Ctx): Promise<Digests> {
  const tables = await digestsOf(ctx, sql`xmin`);
  return { ...tables, files: await filesOf(ctx) };
}

/** A digest of each table's rows regardless of order, to compare with another database. */
export const contentOf = (ctx: Ctx): Promise<Digests> => digestsOf(ctx, sql`hashtextextended(t::text, 0)`);

/** How many rows each table has gained; only tables that have gained any. */
export function rowsGained(before: Digests, after: Digests): Record<string, number> {
  const gained = Object.entries(after).map(
    ([name, { rows }]) => [name, rows - (before[name]?.rows ?? 0)] as const,
  );
  return Object.fromEntries(gained.filter(([, count]) => count !== 0));
}
