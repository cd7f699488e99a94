import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

interface TableDigest {
  readonly rows: number;
  readonly digest: string;
}

/** Of each table. */
type Digests = Readonly<Record<string, TableDigest>>;

// Only says that something was refused: it is written when all that was tried is undone.
const ofRefusals = 'checkout_refusals';

async function digestsOf({ db }: Ctx, digest: RawBuilder<unknown>): Promise<Digests> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${ofRefusals}
    order by tablename`.execute(db);
  const all = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) as rows, coalesce(${digest}, 0)::text as digest from ${sql.table(name)} t`,
  );
  const { rows } = await sql<TableDigest & { name: string }>`${sql.join(all, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, ...state }) => [name, state]));
}

/** How many rows each table has and which transactions wrote them: a row that is written as it was counts too. */
export const stateOf = (ctx: Ctx): Promise<Digests> => digestsOf(ctx, sql`sum(xmin::text::bigint)`);

/** What each table holds, in whatever order, to be compared with another database's. */
export const contentOf = (ctx: Ctx): Promise<Digests> =>
  digestsOf(ctx, sql`sum(hashtextextended(t::text, 0)::numeric)`);

/** How many rows each table has gained, where any. */
export function rowsGained(before: Digests, after: Digests): Record<string, number> {
  const gained = Object.entries(after).map(
    ([name, { rows }]) => [name, rows - (before[name]?.rows ?? 0)] as const,
  );
  return Object.fromEntries(gained.filter(([, count]) => count !== 0));
}
