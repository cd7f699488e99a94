import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Place, places } from './places.ts';

type Db = Kysely<unknown>;

function namesIn([table, column, kind]: Place): RawBuilder<unknown> {
  const [from, of] = [sql.table(table), sql.ref(column)];
  if (kind === 'names') return sql`select unnest(${of}) as name from ${from}`;
  if (kind === 'files')
    return sql`select file->>'name' as name from ${from}, jsonb_array_elements(${of}) as file`;
  return kind === 'logo'
    ? sql`select ${of}->>'logo' as name from ${from}`
    : sql`select ${of} as name from ${from}`;
}

const isUnused = (name: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql.join(
    places.map(
      (place) => sql`not exists (select from (${namesIn(place)}) as kept where kept.name = ${name})`,
    ),
    sql` and `,
  );

/** Claims a daily task; of several servers, one gets it. */
export async function claimDaily(db: Db, name: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into daily_chores (name, done_at) values (${name}, ${at})
    on conflict (name) do update set done_at = excluded.done_at
      where daily_chores.done_at <= excluded.done_at - interval '1 day'
    returning name`.execute(db);
  return rows.length > 0;
}

/** The unused ones among these names. */
export async function listUnused(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select asked.name from unnest(${[...names]}::text[]) as asked (name)
    where ${isUnused(sql.ref('asked.name'))}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Records since when files are unused; those recorded earlier keep their date. */
export async function noteUnused(db: Db, names: readonly string[], at: Date): Promise<void> {
  await sql`
    insert into unused_files (name, since) select unnest(${[...names]}::text[]), ${at}
    on conflict (name) do nothing`.execute(db);
}

/** Removes the records of files that are used again. */
export async function forgetUsed(db: Db): Promise<void> {
  await sql`delete from unused_files where not (${isUnused(sql.ref('unused_files.name'))})`.execute(db);
}

/** Deletes and returns some records of files unused since before an instant. */
export async function takeUnused(db: Db, before: Date, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from unused_files where name in (
      select name from unused_files where since <= ${before} order by since limit ${atMost}
    ) and ${isUnused(sql.ref('unused_files.name'))}
    returning name`.execute(db);
  return rows.map(({ name }) => name);
}
