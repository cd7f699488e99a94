import { type RawBuilder, sql } from 'kysely';

// If a slug is taken, this many letters of the new row's id are appended.
const LETTERS = 6;

/** The slug of an imported row `r`: one that an earlier import gave to another row stays with that row. */
export function uniqueSlug(table: 'stores' | 'items' | 'vehicles'): RawBuilder<unknown> {
  return sql`r.slug || case when exists (select from ${sql.table(table)} other where other.slug = r.slug and other.id <> r.id)
    then '-' || right(r.id::text, ${sql.lit(LETTERS)}) else '' end`;
}

/**
 * Inserts a row with the requested slug, or with a free one.
 * @param insert returns false if the slug is taken
 */
export async function insertBySlug<R extends { readonly id: string; readonly slug: string }>(
  row: R,
  insert: (row: R) => Promise<boolean>,
): Promise<R> {
  if (await insert(row)) return row;
  const free = { ...row, slug: `${row.slug}-${row.id.slice(-LETTERS)}` };
  await insert(free);
  return free;
}
