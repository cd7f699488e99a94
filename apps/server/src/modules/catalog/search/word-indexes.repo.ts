import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

/** How an index is made. */
type Definition = string;

// What words are looked up by beside themselves. All three are inverted: a word is entered in some forty places.
const INVERTED = ['search_words_by_slip', 'search_words_by_likeness', 'search_entries_by_key'];

/**
 * Drops the indexes on words if there are no words yet, and returns how to recreate them: built over a whole market's
 * rows they take a tenth of the time of entering its words one by one. Otherwise they stay.
 */
export async function takeWordIndexesAway(db: Db): Promise<readonly Definition[]> {
  const { rows } = await sql<{ name: string; definition: Definition }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexname = any (${INVERTED})
      and not exists (select from search_words)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** Recreates the dropped indexes, in the same transaction. */
export async function makeWordIndexes(db: Db, definitions: readonly Definition[]): Promise<void> {
  for (const definition of definitions) await sql.raw(definition).execute(db);
}
