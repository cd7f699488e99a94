import { type Kysely, sql } from 'kysely';

/** Locks a name until the transaction ends, when there is no row to lock, or none yet. */
export async function lockName<Tables>(db: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
