import { type Kysely, sql } from 'kysely';

/** Pending work. */
export interface Backlog {
  readonly due: number;
  readonly later: number;
  /** Failed before, and waiting for a retry. */
  readonly failed: number;
  /** Failed for two days; retried when an operator asks for it. */
  readonly resting: number;
  readonly oldestDueSeconds: number;
  readonly messages: readonly { readonly status: string; readonly count: number }[];
}

type Jobs = Omit<Backlog, 'messages'>;

/** Counts pending work. Jobs are deleted when done, and messages after a day, so both tables are small. */
export async function readBacklog(db: Kysely<unknown>, now: Date): Promise<Backlog> {
  const jobs = await sql<Jobs>`
    select count(*) filter (where run_at <= ${now}) as due, count(*) filter (where run_at > ${now} and rests_since is null) as later,
      count(*) filter (where attempts > 0 and rests_since is null) as failed, count(rests_since) as resting,
      coalesce(extract(epoch from ${now}::timestamptz - min(run_at) filter (where run_at <= ${now})), 0)
        as "oldestDueSeconds"
    from jobs`.execute(db);
  const messages = await sql<Backlog['messages'][number]>`
    select status, count(*) as count from outbox_messages group by status`.execute(db);
  return { ...(jobs.rows[0] as Jobs), messages: messages.rows };
}
