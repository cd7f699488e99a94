import { expect, test } from 'vitest';
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

test('a database that is not there is told of by the key that names it', async () => {
  expect(await saidOf('postgres://a:b@127.0.0.1:1/market')).toBe(
    'The server of DATABASE_URL cannot be reached (connect ECONNREFUSED 127.0.0.1:1).',
  );
  const database = await createTestDatabase('template0');
  const missing = new URL(database.connectionString);
  missing.pathname = '/nowhere';
  expect(await saidOf(missing.href)).toMatch(
    /^The server of DATABASE_URL has no such database: make it first/,
  );
  await database.drop();
});

test('an address with two protocols that both refuse is not told of with an empty line', () => {
  const both = ['::1:1', '127.0.0.1:1'].map((at) =>
    Object.assign(new Error(`connect ECONNREFUSED ${at}`), { code: 'ECONNREFUSED' }),
  );
  const error = Object.assign(new AggregateError(both), { code: 'ECONNREFUSED' });
  expect(startProblem(error, { databaseUrl: 'postgres://localhost:1/market', dataDir: '.data' })).toBe(
    'The server of DATABASE_URL cannot be reached (connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1).',
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
