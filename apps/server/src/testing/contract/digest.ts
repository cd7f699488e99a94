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

// Only says that something was refused: it is written when all that was tried is undone.
const ofRefusals = 'checkout_refusals';

const tablesOf = new WeakMap<Ctx['db'], Promise<readonly string[]>>();

async function readTables(db: Ctx['db']): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${ofRefusals}
    order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

// Asked a thousand times of a hundred tables: by a value it is prepared, and planned no more than once on each connection.
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

/** The files of the market, as if each were a row: what was undone leaves none behind. */
async function filesOf({ storage: { root } }: Ctx): Promise<TableDigest> {
  const folders = [root, privateRoot(root)];
  const listed = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true }).catch(() => [] as string[])),
  );
  const names = listed.flat().filter((name) => name.includes('.'));
  return { rows: names.length, digest: names.sort().join() };
}

/**
 * How many rows each table has and which transactions wrote them: a row that is written as it was counts too. And which
 * files there are.
 */
export async function stateOf(ctx: Ctx): Promise<Digests> {
  const tables = await digestsOf(ctx, sql`xmin`);
  return { ...tables, files: await filesOf(ctx) };
}

/** What each table holds, in whatever order, to be compared with another database's. */
export const contentOf = (ctx: Ctx): Promise<Digests> => digestsOf(ctx, sql`hashtextextended(t::text, 0)`);

/** How many rows each table has gained, where any. */
export function rowsGained(before: Digests, after: Digests): Record<string, number> {
  const gained = Object.entries(after).map(
    ([name, { rows }]) => [name, rows - (before[name]?.rows ?? 0)] as const,
  );
  return Object.fromEntries(gained.filter(([, count]) => count !== 0));
}
