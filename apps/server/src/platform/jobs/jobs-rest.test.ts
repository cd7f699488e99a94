import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { over } from '../context.ts';
import type { JobHandlers } from './job-kind.ts';
import { runDueJobs, schedule } from './jobs.ts';
import { type JobTables, listResting } from './jobs.repo.ts';
import { findDelivery, forgetOldMessages, mailJobs, postMessage } from '../outbox/outbox.ts';
import { tryAgain } from './resting-jobs.ts';
import { readBacklog } from '../telemetry/backlog.repo.ts';

const HOUR_MS = 60 * 60 * 1000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());
afterEach(async () => {
  market.faults.splice(0);
  await sql`delete from jobs`.execute(market.ctx.db);
});

let tries = 0;
let isMended = false;
const broken: JobHandlers = {
  broken: async () => {
    tries += 1;
    if (!isMended) throw new Error('always');
  },
};
const resting = () => listResting(over<JobTables>(market.ctx));
const backlog = () => readBacklog(market.ctx.db, new Date(market.clock.now()));

async function forHours(hours: number, handlers: JobHandlers): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    await runDueJobs(market.ctx, handlers);
    market.clock.advance(HOUR_MS);
  }
}

describe('work that always fails', () => {
  test('is tried for two days and then rests, where whoever runs the market sees it', async () => {
    await schedule(market.ctx, { name: 'broken' }, { id: 'b' }, market.clock.now());
    await forHours(45, broken);
    expect(await resting()).toEqual([]);
    expect(await backlog()).toMatchObject({ failed: 1, resting: 0 });
    await forHours(10, broken);
    expect(tries).toBe(50);
    expect(market.faults.at(-1)).toContain('it rests');
    expect(await resting()).toMatchObject([{ kind: 'broken', attempts: 50, last_error: 'Error: always' }]);
    // Nobody waits for it: it is neither overdue nor scheduled.
    expect(await backlog()).toMatchObject({ due: 0, later: 0, failed: 0, resting: 1, oldestDueSeconds: 0 });
    await forHours(24 * 30, broken);
    expect(tries).toBe(50);
  });

  test('a failure whose words hold a NUL is put off like any other: it was tried every second, and nothing else was', async () => {
    const done: string[] = [];
    const handlers: JobHandlers = {
      answered: async () => void JSON.parse('\0'),
      after: async () => void done.push('after'),
    };
    const now = market.clock.now();
    await schedule(market.ctx, { name: 'answered' }, {}, now - 1000);
    await schedule(market.ctx, { name: 'after' }, {}, now);
    await runDueJobs(market.ctx, handlers);
    expect(done).toEqual(['after']);
    const { rows } = await sql`select attempts, last_error from jobs`.execute(market.ctx.db);
    expect(rows).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('SyntaxError') }]);
  });

  test('is tried anew, for as long, when an operator says so', async () => {
    isMended = false;
    await schedule(market.ctx, { name: 'broken' }, {}, market.clock.now());
    await forHours(60, broken);
    const [job] = await resting();
    tries = 0;
    expect(await tryAgain(market.ctx, job?.id)).toBe(1);
    expect(await tryAgain(market.ctx, job?.id)).toBe(0);
    await forHours(60, broken);
    expect(tries).toBe(50);
    isMended = true;
    expect(await tryAgain(market.ctx)).toBe(1);
    await runDueJobs(market.ctx, broken);
    expect(await market.count('jobs')).toBe(0);
  });

  test('a message whose sending fails for reasons of our own is still there when its work is tried again', async () => {
    const id = await postMessage(
      market.ctx,
      'mail',
      { recipient: 'ana@example.com', subject: 'Your order', body: 'A text.' },
      'again',
    );
    const [deliver] = Object.entries(mailJobs);
    const failing: JobHandlers = {
      [deliver?.[0] as string]: async () => {
        throw new Error('a fault of ours');
      },
    };
    for (let hour = 0; hour < 60; hour += 1) {
      await forHours(1, failing);
      await forgetOldMessages(market.ctx);
    }
    expect(await tryAgain(market.ctx)).toBe(1);
    await runDueJobs(market.ctx, mailJobs);
    expect((await findDelivery(market.ctx, id))?.status).toBe('sent');
  });
});
