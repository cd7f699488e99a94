import { open, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { clusterArgument, letOthersFinish, type Running, startProgram } from './run.ts';
import { HAS_SOCKETS } from './run-dir.ts';
import { bringBack, PostgresStartProblem } from './start-problem.ts';

const SOCKET_PORT = 5432;
const POLL_MILLISECONDS = 15;
/** After a power cut the log is replayed before `ready`, which must not be interrupted. */
const LONGEST_START_MILLISECONDS = 10 * 60 * 1000;
const LOG_KEPT_BYTES = 10 * 1024 * 1024;
/** PostgreSQL quotes the rows that it refuses: other accounts of the machine do not read them. */
const LOG_MODE = 0o600;

/** Settings for a machine of two cores that it shares with the server; commits wait for the disk. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '128MB',
  max_connections: '100',
  synchronous_commit: 'on',
  fsync: 'on',
  // Short statements on two cores: parallel workers cost more than they save.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
  checkpoint_timeout: '15min',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** What starting a server needs. */
export interface ServerPlan {
  readonly clusterDir: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly runDir: string;
  /** PostgreSQL's output; a file, since the server may outlive us. */
  readonly logPath: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** A server that accepts queries. */
export interface ServerProcess extends Running {
  /** A socket folder, or a loopback address. */
  readonly host: string;
  readonly port: number;
}

/** Starts PostgreSQL and returns once it accepts queries. */
export async function startServer(plan: ServerPlan): Promise<ServerProcess> {
  const host = HAS_SOCKETS ? plan.runDir : '127.0.0.1';
  const port = HAS_SOCKETS ? SOCKET_PORT : await freePort();
  const logStart = (await stat(plan.logPath).catch(() => undefined))?.size ?? 0;
  const keepsLog = logStart < LOG_KEPT_BYTES;
  const log = await open(plan.logPath, keepsLog ? 'a' : 'w', LOG_MODE);
  await log.chmod(LOG_MODE);
  const place = { dir: plan.clusterDir, account: plan.account };
  const args = ['-D', clusterArgument(place), ...settingArguments(plan, host, port)];
  const program = startProgram(place, join(plan.binaries.binDir, 'postgres'), args, log.fd);
  letOthersFinish(program);
  await log.close();
  if (!(await becomesReady(program, plan.clusterDir))) {
    throw new PostgresStartProblem(await whyNotStarted(plan.logPath, keepsLog ? logStart : 0));
  }
  return { ...program, host, port };
}

function settingArguments(plan: ServerPlan, host: string, port: number): string[] {
  const meeting = HAS_SOCKETS
    ? { listen_addresses: '', unix_socket_directories: host }
    : { listen_addresses: host };
  const settings = { ...SETTINGS, ...plan.settings, ...meeting, port: String(port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Resolves to true once it accepts queries, and to false as soon as it has ended, even if that was before the call. */
export async function becomesReady({ child, ended }: Running, clusterDir: string): Promise<boolean> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  for (let waited = 0; waited < LONGEST_START_MILLISECONDS && !hasEnded; waited += POLL_MILLISECONDS) {
    const file = await readPostmasterFile(clusterDir);
    if (file?.pid === child.pid && file?.status === 'ready') return true;
    await pause(POLL_MILLISECONDS);
  }
  return false;
}

async function whyNotStarted(logPath: string, from: number): Promise<string> {
  const printed = (await readFile(logPath)).subarray(from).toString('utf8').trim();
  return `PostgreSQL did not start. It says: ${printed || 'nothing'} (${logPath})\n${bringBack}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : SOCKET_PORT));
    });
  });
}
