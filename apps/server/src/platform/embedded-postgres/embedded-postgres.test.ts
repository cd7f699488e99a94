import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath, kill, pid } from 'node:process';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  discardDataDir,
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from './index.ts';
import { createCluster } from './cluster.ts';
import { startProgram } from './run.ts';
import { makeRunDir } from './run-dir.ts';
import { becomesReady } from './server-process.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'promenade-embedded-'));

/** A stopped cluster, the same for all tests: creating one takes as long as starting it four times. */
let dataDir = await newFolder();
let sentences: string[];

async function discard(): Promise<void> {
  await discardDataDir(dataDir).catch(() => undefined);
  await rm(dataDir, { recursive: true, force: true });
}

beforeEach(() => {
  sentences = [];
});

// What a failed test leaves is not for the next one.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await discard();
  dataDir = await newFolder();
});

afterAll(discard);

function start(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    dataDir,
    log: (sentence) => sentences.push(sentence),
    patienceMilliseconds: 0,
  });
}

async function query<Row extends pg.QueryResultRow>(server: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client(server.connectionString);
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

/**
 * Starts the server in a separate process, runs a statement there, and kills that process with SIGKILL.
 * @returns the connection string of the server it leaves behind
 */
async function startElsewhereAndKill(sql: string): Promise<string> {
  const owner = fork(new URL('./killed-owner.fixture.ts', import.meta.url), [dataDir, sql]);
  const [connectionString] = await once(owner, 'message');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  return connectionString;
}

/** Leaves a row behind that the next start must have. */
const keep = 'drop table if exists kept; create table kept as select 7 as units';

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

test('a database is created once and keeps its rows over a restart', async () => {
  const first = await start();
  await query(first, keep);
  await first.stop();
  const second = await start();
  expect(await query(second, 'select units from kept')).toEqual([{ units: 7 }]);
  await second.stop();
  expect(sentences).toHaveLength(1);
});

test('text is sorted, folded and cut into trigrams by its own script', async () => {
  const server = await start();
  await query(server, 'create extension pg_trgm; create extension unaccent');
  const rows = await query(
    server,
    `select upper('ß') as upper, unaccent('Café') as plain, similarity('مطعم', 'مطعم') as same,
            array(select unnest(array['z', 'Ä', 'a']) as word order by word) as sorted`,
  );
  expect(rows).toEqual([{ upper: 'SS', plain: 'Cafe', same: 1, sorted: ['a', 'Ä', 'z'] }]);
  await server.stop();
});

test('commits wait for the disk', async () => {
  const server = await start();
  const rows = await query(
    server,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
  );
  expect(rows).toEqual([{ fsync: 'on', commit: 'on' }]);
  await server.stop();
});

/** Linux's scheduling policies: proc_pid_stat(5), field 41, counted from the first one after the name's ')'. */
const policyOf = async (process: number): Promise<number> => {
  const line = await readFile(`/proc/${process}/stat`, 'utf8');
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[41 - 3]);
};

test.runIf(platform() === 'linux')(
  'PostgreSQL does not interrupt the server that wakes it: on two cores it did at each statement',
  async () => {
    const server = await start();
    const batch = 3;
    const postmaster = await postmasterPid();
    await expect.poll(() => policyOf(postmaster)).toBe(batch);
    const client = new pg.Client(server.connectionString);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    expect(await policyOf(rows[0]?.pid ?? 0)).toBe(batch);
    await client.end();
    await server.stop();
  },
);

test('PostgreSQL’s log, which quotes refused rows, is for this account alone: an older one could be read by all', async () => {
  const log = join(dataDir, 'postgres.log');
  await writeFile(log, '');
  await chmod(log, 0o644);
  await (await start()).stop();
  expect(((await stat(log)).mode & 0o777).toString(8)).toBe('600');
});

test('a second start on the same folder is refused in a sentence, and may come after the first', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    `Another Promenade (process ${pid}) is already running on ${dataDir}.`,
  );
  await first.stop();
  await (await start()).stop();
});

test('a killed owner leaves PostgreSQL running: the next start stops it and has every commit', async () => {
  await startElsewhereAndKill(keep);
  const orphan = await postmasterPid();
  expect(() => kill(orphan, 0)).not.toThrow();
  const server = await start();
  expect(await query(server, 'select units from kept')).toEqual([{ units: 7 }]);
  expect(await postmasterPid()).not.toBe(orphan);
  expect(sentences).toEqual(['Cleared the PostgreSQL that a killed Promenade had left']);
  await server.stop();
});

test('a PostgreSQL that a killed owner left is nobody’s to work beside: commands did, and it ran for ever', async () => {
  await startElsewhereAndKill(keep);
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  const server = await start();
  expect(await findRunningPostgres(dataDir)).toBe(server.connectionString);
  await server.stop();
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
});

test('a process id that meanwhile belongs to a stranger does not stop the start', async () => {
  await startElsewhereAndKill(keep);
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  const content = await readFile(path, 'utf8');
  kill(await postmasterPid(), 'SIGKILL');
  await writeFile(path, content.replace(/^\d+/, String(pid)));
  const server = await start();
  expect(await query(server, 'select units from kept')).toEqual([{ units: 7 }]);
  await server.stop();
});

test('a lock whose process id was given to another process is stale', async () => {
  await writeFile(join(dataDir, 'server.lock'), `${pid} born-another-time\n`);
  await (await start()).stop();
});

test('an unusable data folder is named in a sentence', async () => {
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  await expect(startEmbeddedPostgres({ dataDir: join(file, 'data'), log: () => undefined })).rejects.toThrow(
    /The data folder .* cannot be made .* Set DATA_DIR to a folder that can be written\./,
  );
  // Simulates a read-only folder: root, who may run the tests, can write everywhere.
  await mkdir(join(dataDir, `server.lock.${pid}`));
  await expect(start()).rejects.toThrow(
    /The data folder .* cannot be written .* Set DATA_DIR to a folder that can be written\./,
  );
  await rmdir(join(dataDir, `server.lock.${pid}`));
});

test.runIf(existsSync('/proc/self'))(
  'a data folder in a place that takes none is refused at once',
  async () => {
    const starting = startEmbeddedPostgres({ dataDir: '/proc/promenade/data', log: () => undefined });
    await expect(starting).rejects.toThrow(/The data folder .* cannot be made .* Set DATA_DIR/);
  },
);

test('a start that fails behind PostgreSQL leaves none of it running', async () => {
  // Only a new cluster has a database to be created.
  await discard();
  dataDir = await newFolder();
  const settings = { default_transaction_read_only: 'on' };
  const starting = startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
  await expect(starting).rejects.toThrow('read-only transaction');
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  await (await start()).stop();
});

// Both wait for PostgreSQL to give up on a process of its own, five seconds.
describe.concurrent('what hangs', () => {
  test('a PostgreSQL that a killed owner left and that does not stop is cut short: every start gave up on it', async () => {
    const left = new pg.Client(await startElsewhereAndKill(keep));
    await left.connect();
    const { rows } = await left.query("select pid from pg_stat_activity where backend_type = 'checkpointer'");
    left.on('error', () => undefined);
    kill(rows[0].pid, 'SIGSTOP');
    const next = await startEmbeddedPostgres({ dataDir, log: () => undefined, longestStopSeconds: 1 });
    expect(await query(next, 'select units from kept')).toEqual([{ units: 7 }]);
    await next.stop();
  });

  test('a shutdown that does not come to its end is cut short, and nothing is lost', async () => {
    const own = { dataDir: await newFolder(), log: () => undefined };
    const stuck = await startEmbeddedPostgres({ ...own, longestStopSeconds: 1 });
    await query(stuck, keep);
    const [checkpointer] = await query<{ pid: number }>(
      stuck,
      "select pid from pg_stat_activity where backend_type = 'checkpointer'",
    );
    kill(checkpointer?.pid ?? 0, 'SIGSTOP');
    await stuck.stop();
    const next = await startEmbeddedPostgres(own);
    expect(await query(next, 'select units from kept')).toEqual([{ units: 7 }]);
    await next.stop();
    await discardDataDir(own.dataDir);
  });
});

test('a cluster of another major version is refused in a sentence', async () => {
  const path = join(dataDir, 'postgres', 'PG_VERSION');
  const own = await readFile(path);
  await writeFile(path, '14\n');
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 14, but the one at hand is \d+/);
  await writeFile(path, own);
});

test('a data folder that was copied and is open to others starts: PostgreSQL refused it', async () => {
  await chmod(join(dataDir, 'postgres'), 0o755);
  await (await start()).stop();
});

test.each([
  ['without its password', 'postgres-password', /password .* is missing or unreadable/],
  ['that is no cluster', 'postgres/PG_VERSION', /is no PostgreSQL data folder/],
  ['that is damaged', 'postgres/global/pg_control', /^PostgreSQL did not start\. It says: /],
])('a data folder %s says what can be done: it named what was wrong alone', async (_how, lost, said) => {
  await rename(join(dataDir, lost), join(dataDir, 'lost'));
  const starting = start();
  await expect(starting).rejects.toThrow(said);
  await expect(starting).rejects.toThrow('npm run market -- restore FOLDER');
  await rename(join(dataDir, 'lost'), join(dataDir, lost));
});

test('a PostgreSQL that has ended already is not waited for: the start hung for ten minutes', async () => {
  const log = await open(join(dataDir, 'log'), 'w');
  const program = startProgram({ dir: dataDir, account: undefined }, execPath, ['-e', ''], log.fd);
  await once(program.child, 'exit');
  await log.close();
  expect(await becomesReady(program, join(dataDir, 'postgres'))).toBe(false);
});

test('a TMPDIR that is not there is named: a call of the system was', async () => {
  vi.stubEnv('TMPDIR', join(dataDir, 'nowhere'));
  await expect(makeRunDir(undefined)).rejects.toThrow(
    /^No folder can be made in .*nowhere .* set TMPDIR to another\.$/,
  );
  vi.unstubAllEnvs();
});

test('a project in a folder with a dollar in its name is told to be moved: PostgreSQL’s shell said that it was not found', async () => {
  const binaries = { binDir: join(dataDir, 'us$d/bin'), majorVersion: 18, origin: 'bundled' };
  const plan = { clusterDir: join(dataDir, 'another'), binaries, account: undefined, runDir: dataDir };
  await expect(createCluster(plan)).rejects.toThrow(
    /us\$d\/bin, whose path has a \$ in it\. Move the folder/,
  );
});
