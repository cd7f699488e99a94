import { type RawBuilder, sql } from 'kysely';

// If a slug is taken, this many letters of the new row's id are appended.
const LETTERS = 6;

/** The slug of an imported row `r`: one that an earlier import gave to another row stays with that row. */
export function uniqueSlug(table: 'stores' | 'items' | 'vehicles'): RawBuilder<unknown> {
  return sql`r.slug || case when exists (select from ${sql.table(table)} other where other.slug = r.slug and other.id <> r.id)
    then '-' || right(r.id::text, ${sql.lit(LETTERS)}) else '' end`;
}

// Of hundreds of rows of one name, two ids may end alike in the short form.
const MORE_LETTERS = 12;

/**
 * Inserts a row with the requested slug, or with a free one.
 * @param insert returns false if the slug is taken
 * @throws if every form is taken
 */
export async function insertBySlug<R extends { readonly id: string; readonly slug: string }>(
  row: R,
  insert: (row: R) => Promise<boolean>,
): Promise<R> {
  if (await insert(row)) return row;
  for (const letters of [LETTERS, MORE_LETTERS]) {
    const free = { ...row, slug: `${row.slug}-${row.id.slice(-letters)}` };
    if (await insert(free)) return free;
  }
  throw new Error(`There is no free link for ${row.slug}.`);
}
