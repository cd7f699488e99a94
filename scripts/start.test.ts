import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { copyDatabase, createMigratedTemplate } from '../apps/server/src/testing/databases.ts';
import { startTestPostgres, type TestPostgres } from '../apps/server/src/testing/throwaway-postgres.ts';

const root = join(import.meta.dirname, '..');
const running: ChildProcess[] = [];
let postgres: TestPostgres;
let databaseUrl: string;
let dataDir: string;

beforeAll(async () => {
  postgres = await startTestPostgres(process.env['TEST_DATABASE_URL']);
  databaseUrl = (await createMigratedTemplate(postgres.connectionString)).connectionString;
  dataDir = await mkdtemp(join(tmpdir(), 'promenade-start-'));
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await postgres.stop();
});

interface Started {
  readonly child: ChildProcess;
  /** What was printed until the market was open, or until all was over. */
  readonly printed: string;
  /** Settles when the last process that holds our pipes is gone: the server too, not only the start script. */
  readonly gone: Promise<unknown>;
}

/** Runs what `npm start` runs, on a database that exists already: nothing is imported into it. */
async function start(env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: 'localhost',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal has it.
    detached: true,
  });
  running.push(child);
  const gone = once(child, 'close');
  let printed = '';
  await new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes('is open at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void gone.then(() => resolve());
  });
  return { child, printed, gone };
}

function addressIn(printed: string): string {
  return /is open at (\S+)/.exec(printed)?.[1] ?? '';
}

test('the start script opens the market, prints its address, and ends it on Ctrl-C', async () => {
  const { child, printed, gone } = await start();
  const answer = await fetch(`${addressIn(printed)}/health/ready`);
  expect(answer.status).toBe(200);
  child.kill('SIGINT');
  await gone;
  expect(child.exitCode).toBe(0);
  await expect(fetch(addressIn(printed))).rejects.toThrow();
});

test('a terminal that is closed lets the market end in good order: it was cut off in the middle', async () => {
  const { child, gone } = await start();
  process.kill(-(child.pid as number), 'SIGHUP');
  await gone;
  expect(child.exitCode).toBe(0);
});

test('a start script that is killed outright takes the server along', async () => {
  const { child, printed, gone } = await start();
  child.kill('SIGKILL');
  await gone;
  await expect(fetch(addressIn(printed))).rejects.toThrow();
});

test.runIf(process.platform === 'linux')(
  'a market that its machine has killed for want of memory says so: it ended without a word',
  async () => {
    const { child, gone } = await start();
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    process.kill(Number(children.trim()), 'SIGKILL');
    await gone;
    expect(said).toContain('killed from outside (SIGKILL), as machines do that run out of memory');
    expect(child.exitCode).toBe(137);
  },
);

test('a taken port is told in a sentence', async () => {
  const blocker = createServer().listen(0, 'localhost');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  const { child, printed } = await start({ PORT: String(port) });
  expect(printed).toContain(`Port ${port} is taken by another program.`);
  expect(printed).not.toContain('    at ');
  expect(child.exitCode).toBe(1);
  blocker.close();
});

test('a taken port for figures is told in a sentence, before anything is imported', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  const { child, printed } = await start({ METRICS_PORT: String(port) });
  expect(printed).toMatch(/^The market of DATABASE_URL \(/m);
  expect(printed).toContain(`METRICS_PORT ${port} is taken`);
  expect(printed).not.toContain('is open at');
  expect(child.exitCode).toBe(1);
  blocker.close();
});

test('a database behind the schema is refused with the command to run', async () => {
  const empty = await copyDatabase(postgres.connectionString, 'template0', 'promenade_empty');
  const { child, printed } = await start({ DATABASE_URL: empty.connectionString });
  expect(printed).toContain('Run: npm run migrate');
  expect(child.exitCode).toBe(1);
});

test('all that is wrong with the environment is listed at once', async () => {
  const { child, printed } = await start({ PORT: 'many', DATABASE_URL: 'mysql://localhost/x' });
  expect(printed).toContain('PORT');
  expect(printed).toContain('DATABASE_URL');
  expect(child.exitCode).toBe(1);
});
