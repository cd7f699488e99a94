import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { postmasterPath, readPostmasterFile } from './postmaster-file.ts';
import { postgresProcessesIn } from './processes.ts';
import { clusterArgument, type Outcome, runProgram } from './run.ts';
import { removeRunDir } from './run-dir.ts';
import { PostgresStartProblem } from './start-problem.ts';

/** A shutdown writes the buffers to disk, which takes time if the cache is full and the disk slow. */
const LONGEST_STOP_SECONDS = 60;

/** A backend notices the death of its postmaster at its next wait, nearly always at once. */
const LONGEST_LAST_BREATH_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 50;

/** A PostgreSQL's data folder, its programs, and its account. */
export interface Cluster {
  readonly clusterDir: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
}

/**
 * Cleans up after a killed Promenade: its PostgreSQL, which is still running, is shut down cleanly (every acknowledged
 * commit is on disk), and a stale process id file is removed. Only call it while holding the lock of the data folder.
 * @returns whether there was anything to clean up
 */
export async function clearOrphan(cluster: Cluster, longestSeconds?: number): Promise<boolean> {
  const { clusterDir } = cluster;
  const left = await readPostmasterFile(clusterDir);
  if (!left) return false;
  const realDir = await realpath(clusterDir);
  const running = await postgresProcessesIn(realDir, left.pid);
  if (running.includes(left.pid)) {
    const outcome = await stopPostgres(cluster, { longestSeconds });
    if (outcome.exitCode !== 0) await cutShort(left.pid, cluster);
  } else {
    await waitForBackends(realDir, left.pid);
    // The process id may have been reused, and PostgreSQL would take the other process for a running server.
    await rm(postmasterPath(clusterDir), { force: true });
  }
  await removeRunDir(left.socketDir);
  return true;
}

/**
 * With a full disk a clean shutdown may never end; what was committed is in the log, which is replayed at the start.
 */
async function cutShort(pid: number, cluster: Cluster): Promise<void> {
  const outcome = await stopPostgres(cluster, { mode: 'immediate' });
  if (outcome.exitCode !== 0) throw doesNotStop(pid, outcome.output.trim());
}

/** If a backend of a killed postmaster is still writing, a second postmaster would corrupt the cluster. */
async function waitForBackends(realDir: string, postmaster: number): Promise<void> {
  for (let waited = 0; waited < LONGEST_LAST_BREATH_MILLISECONDS; waited += POLL_MILLISECONDS) {
    if ((await postgresProcessesIn(realDir, postmaster)).length === 0) return;
    await pause(POLL_MILLISECONDS);
  }
  throw doesNotStop(postmaster, 'sessions of it are still running');
}

function doesNotStop(pid: number, reason: string): PostgresStartProblem {
  return new PostgresStartProblem(
    `The PostgreSQL left by a killed Promenade (process ${pid}) does not stop: ${reason}. End it with kill -QUIT ${pid}, and start again: all that was confirmed is kept.`,
  );
}

interface Stop {
  readonly longestSeconds?: number | undefined;
  readonly mode?: 'fast' | 'immediate';
}

/**
 * Ends the sessions, rolls back open transactions, writes a checkpoint unless `immediate`, and returns when the server
 * has stopped.
 */
export function stopPostgres(
  { clusterDir, binaries, account }: Cluster,
  { longestSeconds = LONGEST_STOP_SECONDS, mode = 'fast' }: Stop,
): Promise<Outcome> {
  const place = { dir: clusterDir, account };
  const pgCtl = join(binaries.binDir, 'pg_ctl');
  const timeout = `--timeout=${longestSeconds}`;
  return runProgram(place, pgCtl, [
    'stop',
    `--pgdata=${clusterArgument(place)}`,
    `--mode=${mode}`,
    '--wait',
    timeout,
  ]);
}
