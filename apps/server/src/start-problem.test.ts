import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig } from './config/config.ts';
import { ownersConfig } from './config/owners-config.ts';
import { createLog, openMarket } from './open-market.ts';
import { openDatabase } from './platform/database/database.ts';
import { createTestDatabase } from './testing/index.ts';
import { startProblem } from './start-problem.ts';

/** What is said where the market's database is this one. */
async function saidOf(databaseUrl: string): Promise<string> {
  const { pool, close } = openDatabase({ connectionString: databaseUrl }, 1);
  const error: unknown = await pool.query('select 1').then(
    () => undefined,
    (problem: unknown) => problem,
  );
  await close();
  return startProblem(error, { databaseUrl, dataDir: '.data' });
}

const whatToDo = 'See that it runs and lets this machine in, or set DATABASE_URL to where it is.';

test('a database that is not there is told of by the key that names it, and with what to do: that was left out', async () => {
  expect(await saidOf('postgres://a:b@127.0.0.1:1/market')).toBe(
    `The server of DATABASE_URL cannot be reached (connect ECONNREFUSED 127.0.0.1:1). ${whatToDo}`,
  );
  const database = await createTestDatabase('template0');
  const missing = new URL(database.connectionString);
  missing.pathname = '/nowhere';
  expect(await saidOf(missing.href)).toMatch(
    /^The server of DATABASE_URL has no such database: make it first/,
  );
  await database.drop();
});

test('whoever comes as the owner reads which address was meant: it was said to be that of servers', () => {
  const away = Object.assign(new Error('getaddrinfo ENOTFOUND db'), { code: 'ENOTFOUND' });
  const DATABASE_OWNER_URL = 'postgres://promenade@localhost:1/market';
  const config = loadConfig({ DATABASE_URL: 'postgres://serves@localhost/market', DATABASE_OWNER_URL });
  expect(startProblem(away, ownersConfig(config))).toBe(
    'The server of DATABASE_OWNER_URL is not found (getaddrinfo ENOTFOUND db). In a password, @ : / and # are written %40 %3A %2F and %23.',
  );
  expect(startProblem(away, config)).toContain('The server of DATABASE_URL is not');
});

test('a database that only reads is told of as such: it was said to be out of reach', async () => {
  const reads = Object.assign(new Error('The database only reads.'), { code: '25006' });
  expect(startProblem(reads, { databaseUrl: 'postgres://db/market', dataDir: '.data' })).toBe(
    'The server of DATABASE_URL does not write (The database only reads.). Set DATABASE_URL to the primary of its replicas, or let this role and database write: default_transaction_read_only is on.',
  );
});

test('an address with two protocols that both refuse is not told of with an empty line', () => {
  const both = ['::1:1', '127.0.0.1:1'].map((at) =>
    Object.assign(new Error(`connect ECONNREFUSED ${at}`), { code: 'ECONNREFUSED' }),
  );
  const error = Object.assign(new AggregateError(both), { code: 'ECONNREFUSED' });
  expect(startProblem(error, { databaseUrl: 'postgres://localhost:1/market', dataDir: '.data' })).toBe(
    `The server of DATABASE_URL cannot be reached (connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1). ${whatToDo}`,
  );
});

test('a password with a slash is told of, and the embedded database names its log', () => {
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND ss'), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
  });
  expect(
    startProblem(unknown, { databaseUrl: 'postgres://a:p@ss/word@db/market', dataDir: '.data' }),
  ).toContain('%2F');
  const lost = new Error('Client has encountered a connection error and is not queryable');
  expect(startProblem(lost, { databaseUrl: undefined, dataDir: '.data' })).toContain(
    '.data/postgres.log says why',
  );
});

test('what is wrong with an encrypted connection is told of with what to write', () => {
  const databaseUrl = 'postgres://a:b@db/market?sslrootcert=/etc/ca.crt';
  const said = (words: string, more: object = {}) =>
    startProblem(Object.assign(new Error(words), more), { databaseUrl, dataDir: '.data' });
  expect(said('The server does not support SSL connections')).toBe(
    'The server of DATABASE_URL takes no encrypted connections: switch ssl on there, or take sslmode out of the address (The server does not support SSL connections).',
  );
  const signed = { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' };
  expect(said('self-signed certificate', signed)).toContain('sslrootcert=FILE (self-signed certificate).');
  expect(said('not in the list', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })).toContain('of another name');
  expect(said('ENOENT, open', { code: 'ENOENT', syscall: 'open', path: '/etc/ca.crt' })).toBe(
    'DATABASE_URL names a file that cannot be read (ENOENT, open).',
  );
});

test('too few files are told of with the limit to raise', () => {
  const error = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
  expect(startProblem(error, { databaseUrl: undefined, dataDir: '.data' })).toBe(
    'This process may open too few files (EMFILE: too many open files). Allow it more, and start again: ulimit -n 4096, or LimitNOFILE=4096 of a systemd unit.',
  );
});

describe('a disk that is full', () => {
  const told = async (error: Error, log = '') => {
    const dataDir = await mkdtemp(join(tmpdir(), 'promenade-disk-'));
    await writeFile(join(dataDir, 'postgres.log'), log);
    const said = startProblem(error, { databaseUrl: undefined, dataDir });
    await rm(dataDir, { recursive: true });
    return said.replaceAll(dataDir, 'DATA');
  };
  const lost = new Error('Connection terminated unexpectedly');
  const full = 'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device\n';

  test('is told of by its name, and what to do', async () => {
    const words = 'could not extend file "base/1": No space left on device';
    expect(await told(Object.assign(new Error(words), { code: '53100' }))).toBe(
      `The disk of DATA is full (${words}). Make room there, or set DATA_DIR to a folder on another disk, and start again.`,
    );
    expect(await told(new Error('ENOSPC: no space left on device, write'))).toContain('is full');
    const locking =
      'The data folder X cannot be written (ENOSPC: no space left, write). Set DATA_DIR elsewhere.';
    expect(await told(new Error(locking))).toBe(
      'The disk of DATA is full (ENOSPC: no space left, write). Make room there, or set DATA_DIR to a folder on another disk, and start again.',
    );
  });

  test('is told in one line where PostgreSQL does not start: all that it printed stood there, and how to mend a damaged folder', async () => {
    const printed = 'PostgreSQL did not start. It says: LOG:  redo starts\n';
    expect(await told(new Error(`${printed}${full}What is damaged comes back from the last backup.`))).toBe(
      `The disk of DATA is full (${full.trim()}). Make room there, or set DATA_DIR to a folder on another disk, and start again.`,
    );
  });

  test('is found in the log where PostgreSQL has ended itself, in a migration too', async () => {
    expect(await told(lost, full)).toContain('is full');
    const migration = new Error(`Migration 0026-trips.sql failed: ${lost.message}`, { cause: lost });
    expect(await told(migration, full)).toContain('is full (Migration 0026-trips.sql failed');
    expect(await told(migration)).toContain('DATA/postgres.log says why');
  });

  test('of long ago is not the reason of today', async () => {
    expect(await told(lost, `${full}${'LOG:  something else\n'.repeat(30)}`)).toContain('says why');
  });
});

test('a database behind this version is told of with what to do, be it the embedded one', async () => {
  const { connectionString, drop } = await createTestDatabase('template0');
  const opening = openMarket(loadConfig({ DATABASE_URL: connectionString }), createLog('silent'));
  await expect(opening).rejects.toThrow(
    /^The market's database lacks \d+ migrations\. Run: npm run migrate \(without DATABASE_URL: stop the market, and npm start\)\.$/,
  );
  await drop();
});
