import { type RawBuilder, sql } from 'kysely';

// If a slug is taken, so many letters of the new row's id are appended: of hundreds of rows of one name, two ids may end
// alike in the short form.
const [SHORT, LONG] = [6, 12];

/** The slug of an imported row `r`: one that an earlier import gave to another row stays with that row. */
export function uniqueSlug(table: 'stores' | 'items' | 'vehicles'): RawBuilder<unknown> {
  const ending = (letters: number) => sql`r.slug || '-' || right(r.id::text, ${sql.lit(letters)})`;
  const isTaken = (slug: RawBuilder<unknown>) =>
    sql`exists (select from ${sql.table(table)} other where other.slug = ${slug} and other.id <> r.id)`;
  return sql`case when not ${isTaken(sql`r.slug`)} then r.slug
    when not ${isTaken(ending(SHORT))} then ${ending(SHORT)} else ${ending(LONG)} end`;
}

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
  for (const letters of [SHORT, LONG]) {
    const free = { ...row, slug: `${row.slug}-${row.id.slice(-letters)}` };
    if (await insert(free)) return free;
  }
  throw new Error(`There is no free link for ${row.slug}.`);
}
