import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import memory from '../../../scripts/setup/memory.json' with { type: 'json' };

/** One server process of the cluster, always on the same port. */
export interface Instance {
  readonly port: number;
  /** Resolves when it reports that it is ready. */
  readonly start: () => Promise<void>;
  /** Resolves when it reports again that it is ready. */
  readonly untilReady: () => Promise<void>;
  /** As an orchestrator does it in a rolling upgrade: SIGTERM, and wait. */
  readonly stop: () => Promise<void>;
  /** As when a machine loses power. */
  readonly kill: () => Promise<void>;
}

/** What all instances of a cluster share. */
export interface InstancePlan {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  readonly publicUrl: string;
  /** The shared folder of pictures; logs are next to it. */
  readonly folder: string;
}

// As `npm start` runs it, built by `npm run build`.
const program = fileURLToPath(new URL('../../../apps/server/build/main.js', import.meta.url));
const graceSeconds = 1;
const startPollMs = 25;
const longestStartMs = 60_000;
const linesTold = 5;

function environment(plan: InstancePlan, port: number): NodeJS.ProcessEnv {
  return {
    ...memory.environment,
    PATH: process.env['PATH'],
    DATABASE_URL: plan.primaryUrl,
    DATABASE_REPLICA_URL: plan.replicaUrl,
    DATABASE_POOL: '12',
    // All of it shares two cores: waiting is no failure here.
    DATABASE_WAIT_MS: '12000',
    DATA_DIR: plan.folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: plan.publicUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    STOP_GRACE_SECONDS: String(graceSeconds),
    LOG_LEVEL: 'info',
  };
}

/** A server process, and its log file. */
interface Started {
  readonly child: ChildProcess;
  readonly log: string;
}

async function becomesReady(port: number, { child, log }: Started): Promise<void> {
  const until = performance.now() + longestStartMs;
  while (child.exitCode === null && performance.now() < until) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    await ready?.body?.cancel();
    if (ready?.status === 200) return;
    await pause(startPollMs);
  }
  const said = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-linesTold);
  throw new Error(`The instance on port ${port} did not start:\n${said.join('\n')}`);
}

const logPath = (folder: string, port: number): string => join(folder, `instance-${port}.log`);

/**
 * The lines containing these words in the logs of a cluster's instances, such as `"msg":"fault"`: answered with 500.
 */
export async function listLogged(folder: string, words: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^instance-\d+\.log$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.includes(words));
}

/** An instance that has not been started yet. */
export function makeInstance(plan: InstancePlan, port: number): Instance {
  const log = logPath(plan.folder, port);
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    port,
    start: async () => {
      const written = openSync(log, 'a');
      child = spawn(process.execPath, [...memory.flags, program], {
        env: environment(plan, port),
        stdio: ['ignore', written, written],
      });
      await becomesReady(port, { child, log });
    },
    untilReady: async () => (child ? becomesReady(port, { child, log }) : undefined),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
