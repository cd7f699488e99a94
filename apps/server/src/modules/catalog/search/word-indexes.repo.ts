import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

/** How an index is made. */
type Definition = string;

// What words are looked up by beside themselves. All three are inverted: a word is entered in some forty places.
const INVERTED = ['search_words_by_slip', 'search_words_by_likeness', 'search_entries_by_key'];

/**
 * Takes the indexes of words away where no word is known yet, and answers how to make them: over the rows of a whole
 * market they are made in a tenth of the time that entering its words one by one takes. Elsewhere they stay.
 */
export async function takeWordIndexesAway(db: Db): Promise<readonly Definition[]> {
  const { rows } = await sql<{ name: string; definition: Definition }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexname = any (${INVERTED})
      and not exists (select from search_words)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** Makes the indexes that were taken away, in the same transaction. */
export async function makeWordIndexes(db: Db, definitions: readonly Definition[]): Promise<void> {
  for (const definition of definitions) await sql.raw(definition).execute(db);
}
