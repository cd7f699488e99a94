import { type Kysely, type NotNull, sql } from 'kysely';
import { pipelined } from '../database/pipelining.ts';

/** The table of jobs. */
export interface JobTables {
  jobs: {
    id: string;
    kind: string;
    payload: unknown;
    run_at: Date;
    attempts: number;
    last_error: string | null;
    /** When retrying stopped; null while it is retried. */
    rests_since: Date | null;
  };
}

/** A job. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** A new job. */
export interface NewJob extends Pick<JobRow, 'id' | 'kind' | 'payload'> {
  readonly runAt: Date;
}

/** Adds a job in the transaction of its cause. */
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

/** Adds a job at once, unless the same is waiting for the same time. */
export async function insertJobOnce(db: Kysely<JobTables>, job: NewJob): Promise<void> {
  const { id, kind, runAt } = job;
  const payload = JSON.stringify(job.payload);
  await sql`
    insert into jobs (id, kind, payload, run_at)
    select ${id}, ${kind}, ${payload}::jsonb, ${runAt}
    where not exists (select from jobs where kind = ${kind} and run_at = ${runAt} and payload = ${payload}::jsonb)`.execute(
    db,
  );
}

/** Locks the next due job of the given kinds for this transaction; other transactions skip it. Other kinds are not read. */
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

/** When the next job of the given kinds is due. */
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

/** Deletes a completed job. */
export async function deleteJob(db: Kysely<JobTables>, id: string): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Postpones a failed job and stores its error. */
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

/** What tells jobs of a clock that was ahead. */
interface Ahead {
  readonly now: Date;
  /** Nothing that was put down is later than this. */
  readonly latest: Date;
  readonly firstIdAhead: string;
  readonly latestRetry: Date;
}

/** Makes jobs due that were put down, or put off, later than anything can have been by now. */
export async function bringJobsForward(db: Kysely<JobTables>, ahead: Ahead): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: ahead.now })
    .where('rests_since', 'is', null)
    .where('run_at', '>', ahead.latest)
    .where((where) =>
      where.or([
        where('id', '>', ahead.firstIdAhead),
        where.and([where('attempts', '>', 0), where('run_at', '>', ahead.latestRetry)]),
      ]),
    )
    .execute();
}

/** A resting job as operators see it. */
export type RestingJob = Pick<JobTables['jobs'], 'id' | 'kind' | 'payload' | 'attempts' | 'last_error'> & {
  readonly rests_since: Date;
};

// Later than any due date, so that no loop finds it.
const neverDue = new Date('9999-12-31T00:00:00Z');

/** Stops retrying a failed job and stores its error. */
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

/** All resting jobs, longest first. */
export async function listResting(db: Kysely<JobTables>): Promise<RestingJob[]> {
  const resting = db.selectFrom('jobs').where('rests_since', 'is not', null).orderBy('rests_since');
  return resting
    .orderBy('id')
    .select(['id', 'kind', 'payload', 'attempts', 'last_error', 'rests_since'])
    .$narrowType<{ rests_since: NotNull }>()
    .execute();
}

/** Makes one or all resting jobs due, as if they had never been tried; returns their number. */
export async function wakeJobs(db: Kysely<JobTables>, now: Date, id?: string): Promise<number> {
  let resting = db.updateTable('jobs').set({ run_at: now, attempts: 0, rests_since: null });
  resting = resting.where('rests_since', 'is not', null);
  if (id !== undefined) resting = resting.where('id', '=', id);
  return Number((await resting.executeTakeFirst()).numUpdatedRows);
}
