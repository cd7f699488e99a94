import { type Kysely, sql } from 'kysely';
import { latestPast } from '../clock.ts';

/** The table of calls that all servers count together. */
export interface CallCountTables {
  call_counts: { counter: Buffer; began_at: Date; calls: number };
}

/** The state of a window. */
export interface CallCount {
  readonly calls: number;
  readonly began_at: Date;
}

/**
 * Counts a call in its window, or opens the next one, in one statement. A window that starts in the future is from before
 * the clock was set back, and would last as long as that; it is replaced.
 */
export async function countCall(
  db: Kysely<CallCountTables>,
  counter: Buffer,
  now: Date,
  windowMs: number,
): Promise<CallCount> {
  const since = new Date(now.getTime() - windowMs);
  const over = sql`(call_counts.began_at <= ${since} or call_counts.began_at > ${latestPast(now)})`;
  const { rows } = await sql<CallCount>`
    insert into call_counts (counter, began_at, calls) values (${counter}, ${now}, 1)
    on conflict (counter) do update set
      calls = case when ${over} then 1 else call_counts.calls + 1 end,
      began_at = case when ${over} then excluded.began_at else call_counts.began_at end
    returning calls, began_at`.execute(db);
  return rows[0] as CallCount;
}

/** Deletes windows that started before an instant. */
export async function forgetCounts(db: Kysely<CallCountTables>, before: Date): Promise<void> {
  await db.deleteFrom('call_counts').where('began_at', '<', before).execute();
}
