import { type Kysely, sql } from 'kysely';
import { pipelined } from '../database/pipelining.ts';

/** The table of work for later. */
export interface JobTables {
  jobs: {
    id: string;
    kind: string;
    payload: unknown;
    run_at: Date;
    attempts: number;
    last_error: string | null;
    /** Since when it has not been tried any more; null while it is. */
    rests_since: Date | null;
  };
}

/** One piece of work for later. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** Work that is put down. */
export interface NewJob extends Pick<JobRow, 'id' | 'kind' | 'payload'> {
  readonly runAt: Date;
}

/** Puts work down, in the transaction of its cause. */
export async function insertJobs(db: Kysely<JobTables>, jobs: readonly NewJob[]): Promise<void> {
  const values = jobs.map(({ id, kind, payload, runAt }) => {
    return {
      id,
      kind,
      payload: JSON.stringify(payload),
      run_at: runAt,
      attempts: 0,
      last_error: null,
      rests_since: null,
    };
  });
  await db.insertInto('jobs').values(values).modifyEnd(pipelined).execute();
}

/** Locks the next due job of some kinds for this transaction; others pass it by. What is due of other kinds is not read. */
export async function takeDueJob(
  db: Kysely<JobTables>,
  kinds: readonly string[],
  now: Date,
): Promise<JobRow | undefined> {
  const found = await sql<JobRow>`
    select job.id, job.kind, job.payload, job.attempts
    from (
      select asked.kind
      from unnest(${[...kinds]}::text[]) as asked (kind)
      cross join lateral (
        select run_at from jobs where kind = asked.kind and run_at <= ${now} order by run_at limit 1
      ) as first
      order by first.run_at
    ) as due
    cross join lateral (
      select * from jobs where kind = due.kind and run_at <= ${now} order by run_at limit 1 for update skip locked
    ) as job
    limit 1`.execute(db);
  return found.rows[0];
}

/** When the next job of some kinds is due. */
export async function findNextDue(
  db: Kysely<JobTables>,
  kinds: readonly string[],
): Promise<Date | undefined> {
  const found = await sql<{ run_at: Date | null }>`
    select min(first.run_at) as run_at
    from unnest(${[...kinds]}::text[]) as asked (kind)
    cross join lateral (select run_at from jobs where kind = asked.kind order by run_at limit 1) as first`.execute(
    db,
  );
  return found.rows[0]?.run_at ?? undefined;
}

/** Strikes done work off. */
export async function deleteJob(db: Kysely<JobTables>, id: string): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Puts failed work off, keeping its error. */
export async function postponeJob(
  db: Kysely<JobTables>,
  id: string,
  runAt: Date,
  error: string,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set((set) => ({ run_at: runAt, attempts: set('attempts', '+', 1), last_error: error }))
    .where('id', '=', id)
    .execute();
}

/** What rests, as an operator is shown it. */
export type RestingJob = Pick<JobTables['jobs'], 'id' | 'kind' | 'payload' | 'attempts' | 'last_error'> & {
  readonly rests_since: Date;
};

// After all that is ever due: no loop comes upon it.
const neverDue = new Date('9999-12-31T00:00:00Z');

/** Tries failed work no more, keeping its error. */
export async function restJob(db: Kysely<JobTables>, id: string, now: Date, error: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set((set) => ({
      run_at: neverDue,
      attempts: set('attempts', '+', 1),
      last_error: error,
      rests_since: now,
    }))
    .where('id', '=', id)
    .execute();
}

/** All that rests, the longest first. */
export async function listResting(db: Kysely<JobTables>): Promise<RestingJob[]> {
  const resting = db.selectFrom('jobs').where('rests_since', 'is not', null).orderBy('rests_since');
  const rows = await resting
    .orderBy('id')
    .select(['id', 'kind', 'payload', 'attempts', 'last_error', 'rests_since'])
    .execute();
  return rows as RestingJob[];
}

/** Makes what rests due as if it had never been tried, one or all of it; answers how much that was. */
export async function wakeJobs(db: Kysely<JobTables>, now: Date, id?: string): Promise<number> {
  let resting = db.updateTable('jobs').set({ run_at: now, attempts: 0, rests_since: null });
  resting = resting.where('rests_since', 'is not', null);
  if (id !== undefined) resting = resting.where('id', '=', id);
  return Number((await resting.executeTakeFirst()).numUpdatedRows);
}
