import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import memory from '../../scripts/setup/memory.json' with { type: 'json' };

/** A program under measurement. */
export interface Measured {
  readonly pid: number;
  readonly url: string;
  /** Milliseconds from the call to the first answer with the right status. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
}

async function firstAnswer(url: string, beganMs: number, child: ChildProcess): Promise<number> {
  while (child.exitCode === null) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return performance.now() - beganMs;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`A measured program ended with ${child.exitCode}.`);
}

function measured(child: ChildProcess, url: string, startMs: number): Measured {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid: child.pid as number,
    url,
    startMs,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A program that already listens there would be measured instead of the server. */
async function refuseTaken(url: string): Promise<void> {
  const isTaken = await fetch(url).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`Something listens at ${url} already: stop it first.`);
}

/** The real server on a database, as `npm start` would run it. */
export async function startServer(databaseUrl: string, port: number, dataDir: string): Promise<Measured> {
  const program = fileURLToPath(new URL('../../apps/server/build/main.js', import.meta.url));
  const url = `http://127.0.0.1:${port}`;
  await refuseTaken(url);
  const beganMs = performance.now();
  const env = {
    ...memory.environment,
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, [...memory.flags, program], {
    env: { ...env, LOG_LEVEL: 'error', PUBLIC_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return measured(child, url, await firstAnswer(`${url}/api/v1/config`, beganMs, child));
}

/** The baseline on the same database. */
export async function startBare(databaseUrl: string, recordingsFile: string): Promise<Measured> {
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const beganMs = performance.now();
  const child = spawn(process.execPath, [program, databaseUrl, recordingsFile], {
    // React is two of them.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The baseline has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^listening (\d+)$/.exec(line)?.[1];
    if (port) return measured(child, `http://127.0.0.1:${port}`, performance.now() - beganMs);
  }
  throw new Error('The baseline did not start.');
}
