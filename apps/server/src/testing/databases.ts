import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { makeServingAccount, type ServingAccount } from '../platform/database/serving-account.ts';

/** A test's own database. */
export interface TestDatabase {
  readonly connectionString: string;
  readonly name: string;
  drop(): Promise<void>;
}

const SUFFIX_BYTES = 6;

/**
 * Copies a template, which must have no open session. File by file: PostgreSQL's default, through the write-ahead
 * log, takes more than twice the processor time.
 */
export async function copyDatabase(
  serverUrl: string,
  template: string,
  prefix = template,
): Promise<TestDatabase> {
  const name = `${prefix}_${randomBytes(SUFFIX_BYTES).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    name,
    connectionString: withDatabase(serverUrl, name),
    drop: () => dropDatabase(serverUrl, name),
  };
}

/** An empty database with every migration applied, to be copied. */
export async function createMigratedTemplate(serverUrl: string): Promise<TestDatabase> {
  const template = await copyDatabase(serverUrl, 'template0', 'promenade_test');
  const pool = new pg.Pool({ connectionString: template.connectionString, max: 1 });
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
  return template;
}

/**
 * An account for the servers of tests, which has in every copy of the template what a market's servers have, and no
 * more. Its name is the template's.
 */
export async function makeTestAccount(template: TestDatabase): Promise<{ name: string; password: string }> {
  const account = { name: template.name, password: randomBytes(SUFFIX_BYTES).toString('hex') };
  const pool = new pg.Pool({ connectionString: template.connectionString, max: 1 });
  try {
    await makeServingAccount(pool, account);
  } finally {
    await pool.end();
  }
  return account;
}

/** Drops the template's account, once no database has anything of it. */
export async function dropTestAccount(serverUrl: string, { name }: ServingAccount): Promise<void> {
  await onServer(serverUrl, `drop role ${name}`);
}

/** Drops a template and its copies. */
export async function dropWithCopies(serverUrl: string, template: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  const found = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of found.rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

// PostgreSQL waits up to five seconds for sessions to end. Those of a pool that was just closed end by themselves;
// terminating them would raise an error that nobody handles any more.
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const statement = `drop database if exists ${name}`;
  await onServer(serverUrl, statement).catch(() => onServer(serverUrl, `${statement} with (force)`));
}

// Opening a session costs more than the statements sent here, which run twice per test file: each process keeps one
// per server.
const sessions = new Map<string, pg.Pool>();

function sessionOn(serverUrl: string): pg.Pool {
  const kept = sessions.get(serverUrl);
  if (kept) return kept;
  const pool = new pg.Pool({
    connectionString: serverUrl,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // Stopping the server ends the session.
  pool.on('error', () => undefined);
  sessions.set(serverUrl, pool);
  return pool;
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  await sessionOn(serverUrl).query(statement);
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
