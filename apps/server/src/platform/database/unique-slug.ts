import { type RawBuilder, sql } from 'kysely';

// A link that is taken gets so many letters of the newcomer's id behind it.
const LETTERS = 6;

/** The link of a row `r` of an import: one that an earlier import gave to another row stays that row's. */
export function uniqueSlug(table: 'stores' | 'items' | 'vehicles'): RawBuilder<unknown> {
  return sql`r.slug || case when exists (select from ${sql.table(table)} other where other.slug = r.slug and other.id <> r.id)
    then '-' || right(r.id::text, ${sql.lit(LETTERS)}) else '' end`;
}

/** Keeps a row by the link that it asks for, or by a free one. @param insert answers false where the link is taken */
export async function insertBySlug<R extends { readonly id: string; readonly slug: string }>(
  row: R,
  insert: (row: R) => Promise<boolean>,
): Promise<R> {
  if (await insert(row)) return row;
  const free = { ...row, slug: `${row.slug}-${row.id.slice(-LETTERS)}` };
  await insert(free);
  return free;
}
