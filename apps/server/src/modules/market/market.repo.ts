import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

/** The slug of the market that was imported last; absent in markets of before 0008-markets.sql, and in empty ones. */
export async function findImportedSlug(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`select slug from imported_market`.execute(db);
  return rows[0]?.slug;
}

/** Keeps which market this is. */
export async function keepImportedSlug(db: Db, slug: string, at: Date): Promise<void> {
  await sql`
    insert into imported_market (slug, imported_at) values (${slug}, ${at.toISOString()})
    on conflict (single_row) do update set slug = excluded.slug, imported_at = excluded.imported_at`.execute(
    db,
  );
}
