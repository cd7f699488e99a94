import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { over } from '../context.ts';
import { inTransaction, publishAfterCommit } from '../database/transaction.ts';
import { handlerOf, type JobHandlers, jobKind } from './job-kind.ts';
import { runDueJobs, schedule, startJobs } from './jobs.ts';
import { findNextDue, type JobTables, takeDueJob } from './jobs.repo.ts';

let market: TestMarket;
let done: unknown[] = [];
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());
afterEach(() => {
  done = [];
});

const noteJob = jobKind<string>('note');
const note = handlerOf(noteJob, async (_ctx, payload) => {
  done.push(payload);
});
const inOneMinute = () => market.clock.now() + 60_000;

test('work is done when it is due, in the order it is due, once', async () => {
  await schedule(market.ctx, noteJob, 'second', inOneMinute());
  await schedule(market.ctx, noteJob, 'first', market.clock.now());
  await runDueJobs(market.ctx, note);
  expect(done).toEqual(['first']);
  market.clock.advance(60_000);
  await Promise.all([1, 2, 3].map(() => runDueJobs(market.ctx, note)));
  expect(done).toEqual(['first', 'second']);
  expect(await market.count('jobs')).toBe(0);
});

test('work of a kind that somebody else does is left to them', async () => {
  const done: string[] = [];
  const noting = (kind: string): JobHandlers => ({
    [kind]: async () => {
      done.push(kind);
    },
  });
  for (const kind of ['theirs', 'ours']) await schedule(market.ctx, { name: kind }, {}, market.clock.now());
  await runDueJobs(market.ctx, noting('ours'));
  expect(done).toEqual(['ours']);
  await runDueJobs(market.ctx, noting('theirs'));
  expect(done).toEqual(['ours', 'theirs']);
});

test('what waits of other kinds is not read, however much it is', async () => {
  const { db } = market.ctx;
  await sql`insert into jobs (id, kind, payload, run_at, attempts)
    select gen_random_uuid(), 'theirs', '{}', now() - interval '1 hour', 0 from generate_series(1, 5000)`.execute(
    db,
  );
  await sql`analyze jobs`.execute(market.owner);
  const read = await db.transaction().execute(async (inner) => {
    const jobs = over<JobTables>({ ...market.ctx, db: inner });
    // Rows read by the connection since it last reported statistics, including earlier transactions.
    const readSoFar = async () => {
      const { rows } = await sql<{ read: string }>`select seq_tup_read + idx_tup_fetch as read
        from pg_stat_xact_user_tables where relname = 'jobs'`.execute(inner);
      return Number(rows[0]?.read);
    };
    const before = await readSoFar();
    expect(await takeDueJob(jobs, ['ours'], new Date())).toBeUndefined();
    expect(await findNextDue(jobs, ['ours'])).toBeUndefined();
    return (await readSoFar()) - before;
  });
  expect(read).toBeLessThan(10);
  await sql`delete from jobs`.execute(db);
});

test('work goes the way of its cause: undone with it', async () => {
  const failing = inTransaction(market.ctx, async (ctx) => {
    await schedule(ctx, noteJob, 'never', market.clock.now());
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  await runDueJobs(market.ctx, note);
  expect(done).toEqual([]);
});

test('all work of one transaction is put down in one statement', async () => {
  const sent = await market.statements(() =>
    inTransaction(market.ctx, async (ctx) => {
      for (const payload of ['one', 'two', 'three']) await schedule(ctx, noteJob, payload, inOneMinute());
    }),
  );
  expect(sent.filter((text) => text.includes('insert into "jobs"'))).toHaveLength(1);
  market.clock.advance(60_000);
  await runDueJobs(market.ctx, note);
  expect([...done].sort()).toEqual(['one', 'three', 'two']);
});

describe('work that fails', () => {
  test('gives no word of what it undid, and one of what it has done', async () => {
    const received: string[] = [];
    const stop = market.ctx.events.subscribe('moved', () => received.push('moved'));
    let fails = true;
    const handlers: JobHandlers = {
      mover: async (ctx) => {
        publishAfterCommit(ctx, 'moved');
        if (fails) throw new Error('not yet');
      },
    };
    await schedule(market.ctx, { name: 'mover' }, {}, market.clock.now());
    await runDueJobs(market.ctx, handlers);
    const after = new Promise<void>((resolve) => {
      market.ctx.events.subscribe('after', resolve);
    });
    market.ctx.events.publishSoon('after');
    await after;
    expect(received).toEqual([]);
    fails = false;
    market.clock.advance(1_000);
    await runDueJobs(market.ctx, handlers);
    await expect.poll(() => received).toEqual(['moved']);
    expect(market.faults.splice(0)).toHaveLength(1);
    stop();
  });

  test('leaves nothing behind, and is tried again later and later', async () => {
    let fails = 2;
    const handlers: JobHandlers = {
      fragile: async (ctx) => {
        await schedule(ctx, noteJob, 'follows', market.clock.now());
        fails -= 1;
        if (fails >= 0) throw new Error('not yet');
      },
      ...note,
    };
    await schedule(market.ctx, { name: 'fragile' }, {}, market.clock.now());
    for (const [waitMs, left] of [
      [0, 1],
      [999, 1],
      [1, 1],
      [4_999, 1],
      [1, 0],
    ] as const) {
      market.clock.advance(waitMs);
      await runDueJobs(market.ctx, handlers);
      expect(await market.count('jobs')).toBe(left);
    }
    expect(done).toEqual(['follows']);
    expect(market.faults.splice(0)).toHaveLength(2);
  });
});

test('a stop waits for the job at hand, and leaves the rest of what is due', async () => {
  for (const payload of ['first', 'second', 'third'])
    await schedule(market.ctx, noteJob, payload, market.clock.now());
  let stop: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const counting = handlerOf(noteJob, async (_ctx, payload) => {
    stop();
    done.push(payload);
  });
  const jobs = startJobs(market.ctx, counting);
  await asked;
  await jobs.stop();
  expect(done).toHaveLength(1);
  expect(await market.count('jobs')).toBe(2);
  await runDueJobs(market.ctx, note);
});

test('a running loop hears of new work, also of work that comes while it is busy', async () => {
  const bells: (() => void)[] = [];
  const untilDone = (count: number) =>
    new Promise<void>((resolve) => {
      bells[count] = resolve;
    });
  const all = untilDone(2);
  const ringing = handlerOf(noteJob, async (_ctx, payload) => {
    done.push(payload);
    if (payload === 'first') await schedule(market.ctx, noteJob, 'while busy', market.clock.now());
    bells[done.length]?.();
  });
  const jobs = startJobs(market.ctx, ringing);
  await schedule(market.ctx, noteJob, 'first', market.clock.now());
  await all;
  await jobs.stop();
  expect(done).toEqual(['first', 'while busy']);
});
