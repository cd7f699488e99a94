import { type Kysely, sql } from 'kysely';

/** Those of the given shoppers who have a row in the table. */
export async function listOwners<Tables, Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  column: keyof Tables[Table] & string,
  shopperIds: readonly string[],
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select asked.id from unnest(${[...shopperIds]}::uuid[]) as asked (id)
    where exists (select from ${sql.table(table)} as kept where kept.${sql.ref(column)} = asked.id)`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}
