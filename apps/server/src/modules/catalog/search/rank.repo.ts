import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

/** Whether every place that is searched was ranked since then. */
export async function wasRankedSince(db: Db, sinceMs: number): Promise<boolean> {
  const { rows } = await sql<{ ranked: boolean }>`
    select not exists (select from search_places
      where ranked_at is null or ranked_at < ${new Date(sinceMs).toISOString()}::timestamptz) as ranked`.execute(
    db,
  );
  return rows[0]?.ranked ?? true;
}

/** Ranks the goods of every place, and counts its words (0013-search.sql). */
export async function rankSearch(db: Db, atMs: number): Promise<void> {
  await sql`select rank_search(${new Date(atMs).toISOString()}::timestamptz)`.execute(db);
}
