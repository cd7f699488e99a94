import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill } from 'node:process';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from './config/config.ts';
import { createLog, type OpenOptions, openMarket } from './open-market.ts';
import { discardDataDir, findRunningPostgres } from './platform/embedded-postgres/index.ts';
import { startProblem } from './start-problem.ts';

// The embedded database is made first, and migrated.
const TIMEOUT_MS = 60_000;

async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'promenade-started-'));
  onTestFinished(async () => {
    await discardDataDir(dataDir).catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

async function openThere(dataDir: string, options: OpenOptions) {
  const config = loadConfig({ DATA_DIR: dataDir });
  const market = await openMarket(config, createLog('silent'), options);
  const said = (problem: Error) => startProblem(problem, config).replaceAll(dataDir, 'DATA');
  return { market, said };
}

test('whoever serves hears in a sentence that its own database was killed, and nothing when it stops', {
  timeout: TIMEOUT_MS,
}, async () => {
  const dataDir = await makeDataDir();
  const problems: Error[] = [];
  const databaseEnded = (problem: Error) => problems.push(problem);
  const first = await openThere(dataDir, { databaseEnded });
  await first.market.close();
  expect(problems).toEqual([]);
  const { market, said } = await openThere(dataDir, { databaseEnded });
  const [postmaster = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  kill(Number(postmaster), 'SIGKILL');
  await expect
    .poll(() => problems.map(said), { timeout: 10_000 })
    .toEqual([
      'PostgreSQL has stopped (it ended by itself). Start again: all that was confirmed is kept. If it stops once more, DATA/postgres.log says why.',
    ]);
  await market.close().catch(() => undefined);
});

const whoAmI = sql<{ name: string }>`select current_user as name`;

test('the embedded database is served on an account that can change no table: it was a superuser’s', {
  timeout: TIMEOUT_MS,
}, async () => {
  const dataDir = await makeDataDir();
  // As commands open it, and as the version before opened it to serve.
  const before = await openThere(dataDir, {});
  expect((await whoAmI.execute(before.market.ctx.db)).rows).toEqual([{ name: 'promenade' }]);
  await before.market.close();

  for (const _start of ['first', 'second']) {
    const { market } = await openThere(dataDir, { serves: true });
    expect((await whoAmI.execute(market.ctx.db)).rows).toEqual([{ name: 'promenade_serves' }]);
    for (const statement of [sql`drop table jobs`, sql`create temporary table mine (id int)`])
      await expect(statement.execute(market.ctx.db)).rejects.toThrow(/must be owner|permission denied/);
    const { rows } = await market.asOwner(({ ctx }) => whoAmI.execute(ctx.db));
    expect(rows).toEqual([{ name: 'promenade' }]);
    // A command beside it comes as the owner.
    const beside = new pg.Client(await findRunningPostgres(dataDir));
    await beside.connect();
    expect((await beside.query('select current_user as name')).rows).toEqual([{ name: 'promenade' }]);
    await beside.end();
    await market.close();
  }
});
