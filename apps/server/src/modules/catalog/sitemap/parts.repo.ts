import { type Kysely, type RawBuilder, sql } from 'kysely';

type Db = Kysely<unknown>;

/** A page of the market, by a statement of its room: its slug, and when it last changed where that is known. */
export interface ListedPage {
  readonly id: string;
  readonly slug: string;
  readonly changed_at: Date | null;
}

/** How many pages there are. */
export async function countPages(db: Db, pages: RawBuilder<ListedPage>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${pages}) as page`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Some of the pages by age: new ones come last, so that earlier parts stay the same. */
export async function listPages(
  db: Db,
  pages: RawBuilder<ListedPage>,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<Omit<ListedPage, 'id'>[]> {
  const { rows } = await sql<Omit<ListedPage, 'id'>>`
    select page.slug, page.changed_at from (${pages}) as page order by page.id limit ${limit} offset ${skip}`.execute(
    db,
  );
  return rows;
}
