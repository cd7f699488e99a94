import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';

/** A database of a test's own. */
export interface TestDatabase {
  readonly connectionString: string;
  readonly name: string;
  drop(): Promise<void>;
}

const SUFFIX_BYTES = 6;

/** Copies a template, some 30 ms; the template must have no session open. */
export async function copyDatabase(
  serverUrl: string,
  template: string,
  prefix = template,
): Promise<TestDatabase> {
  const name = `${prefix}_${randomBytes(SUFFIX_BYTES).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  return {
    name,
    connectionString: withDatabase(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
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

/** Drops the databases that were copied from a template, and the template. */
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

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
