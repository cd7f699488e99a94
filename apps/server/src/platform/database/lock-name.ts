import { type Kysely, sql } from 'kysely';

/** Holds a name until the transaction ends: for what has no row to be held by, or has none yet. */
export async function lockName<Tables>(db: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
