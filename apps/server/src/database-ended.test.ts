import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill } from 'node:process';
import { expect, test } from 'vitest';
import { loadConfig } from './config/config.ts';
import { createLog, openMarket } from './open-market.ts';
import { discardDataDir } from './platform/embedded-postgres/index.ts';
import { startProblem } from './start-problem.ts';

// The embedded database is made first, and migrated.
const TIMEOUT_MS = 60_000;

async function openThere(dataDir: string, databaseEnded: (problem: Error) => void) {
  const config = loadConfig({ DATA_DIR: dataDir });
  const market = await openMarket(config, createLog('silent'), { databaseEnded });
  const said = (problem: Error) => startProblem(problem, config).replaceAll(dataDir, 'DATA');
  return { market, said };
}

test('whoever serves hears in a sentence that its own database was killed, and nothing when it stops', {
  timeout: TIMEOUT_MS,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'promenade-ended-'));
  const problems: Error[] = [];
  const first = await openThere(dataDir, (problem) => problems.push(problem));
  await first.market.close();
  expect(problems).toEqual([]);
  const { market, said } = await openThere(dataDir, (problem) => problems.push(problem));
  const [postmaster = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  kill(Number(postmaster), 'SIGKILL');
  await expect
    .poll(() => problems.map(said), { timeout: 10_000 })
    .toEqual([
      'PostgreSQL has stopped (it ended by itself). Start again: all that was confirmed is kept. If it stops once more, DATA/postgres.log says why.',
    ]);
  await market.close().catch(() => undefined);
  await discardDataDir(dataDir).catch(() => undefined);
  await rm(dataDir, { recursive: true, force: true });
});
