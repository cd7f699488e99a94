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

/** A shutdown writes what is in memory to disk; a full cache on a slow disk takes its time. */
const LONGEST_STOP_SECONDS = 60;

/** A backend notices the death of its postmaster at its next wait, nearly always at once. */
const LONGEST_LAST_BREATH_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 50;

/** Where a PostgreSQL keeps its data, whose programs run it, and as whom. */
export interface Cluster {
  readonly clusterDir: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
}

/**
 * Clears what a killed Promenade left behind: its PostgreSQL, which runs on, is stopped in good
 * order (every answered commit is on disk), and a process id file without its process is removed.
 * Only call it while holding the lock of the data folder.
 * @returns whether there was anything
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
    // The id may belong to a stranger by now, and PostgreSQL would take that one for a live server.
    await rm(postmasterPath(clusterDir), { force: true });
  }
  await removeRunDir(left.socketDir);
  return true;
}

/** Where its disk was full it may never stop in good order; what it answered is in its log, which the start replays. */
async function cutShort(pid: number, cluster: Cluster): Promise<void> {
  const outcome = await stopPostgres(cluster, { mode: 'immediate' });
  if (outcome.exitCode !== 0) throw doesNotStop(pid, outcome.output.trim());
}

/** While one backend of a killed postmaster still writes, a second postmaster would ruin the cluster. */
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

/** Ends the sessions, rolls back what is open, writes a checkpoint unless it is `immediate`, and returns when the server is gone. */
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
