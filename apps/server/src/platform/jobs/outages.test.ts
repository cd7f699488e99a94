import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { startHousekeeping } from './housekeeping.ts';
import { runDueJobs, schedule, startJobs } from './jobs.ts';

let market: TestMarket;
let away: Database;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
  // The discard port: nobody listens there.
  away = openDatabase({ connectionString: 'postgres://promenade@127.0.0.1:9/promenade' }, 1);
});
afterAll(async () => {
  await away.close();
  await market.close();
});

/** A log that collects its lines, and tells when the first has come. */
function collected() {
  const lines: { level: number; msg: string; failure?: string; err?: { stack: string } }[] = [];
  const first = Promise.withResolvers<void>();
  const write = (line: string): void => {
    lines.push(JSON.parse(line));
    first.resolve();
  };
  return { lines, first: first.promise, log: pino({}, { write }) };
}

const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'));
const [warn, error] = [40, 50];

test('background work that has no database is a warning: every second was logged as a bug of ours', async () => {
  const { lines, first, log } = collected();
  const loop = startJobs({ ...market.ctx, db: away.db, log }, { note: async () => undefined });
  await first;
  await loop.stop();
  expect(lines[0]).toMatchObject({ level: warn, msg: 'jobs paused' });
  expect(lines[0]?.failure).toContain('ECONNREFUSED');
});

test('a job and a chore that lose the database are warnings, and what else they throw is an error', async () => {
  const { lines, log } = collected();
  const ctx = { ...market.ctx, log };
  await schedule(ctx, { name: 'loses' }, {}, ctx.clock.now());
  await schedule(ctx, { name: 'throws' }, {}, ctx.clock.now() + 1);
  market.clock.advance(1);
  const throws = () => Promise.reject(new TypeError('a bug'));
  await runDueJobs(ctx, { loses: lost, throws });
  await startHousekeeping(ctx, [lost]).stop();
  await startHousekeeping(ctx, [throws]).stop();
  expect(lines.map(({ level }) => level)).toEqual([warn, error, warn, error]);
  // An outage was told with a stack, every second.
  const told = lines.map(({ failure, err }) => failure ?? err?.stack.split('\n')[0]);
  const [outage, bug] = ['Connection terminated unexpectedly', 'TypeError: a bug'];
  expect(told).toEqual([outage, bug, outage, bug]);
});
