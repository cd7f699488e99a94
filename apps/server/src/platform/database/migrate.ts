import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { madeOnce } from '../caching/made-once.ts';
import { applyMigration, inMigrationsTurn, type Migration } from './apply-migration.ts';

const folder = new URL('../../../migrations/', import.meta.url);

async function listNames(from: URL): Promise<string[]> {
  return (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
}

async function readMigrations(from: URL = folder): Promise<Migration[]> {
  return Promise.all(
    (await listNames(from)).map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedMigrations(client: pg.ClientBase | pg.Pool): Promise<Map<string, string>> {
  const found = await client.query("select to_regclass('schema_migrations') as name");
  if (found.rows[0]?.name === null) return new Map();
  const rows = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.rows.map((row) => [row.name, row.checksum]));
}

function refuseChanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it ran here. Migrations are frozen: add a new one instead.`,
      );
    }
  }
}

// The oldest version that supports the schema's text search and checks.
const oldestServer = 150_000;

/** Refuses a server or database that cannot hold the schema, before anything is created. */
async function refuseUnfit(pool: pg.Pool): Promise<void> {
  const found = await pool.query<{ number: number; version: string; encoding: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       current_setting('server_encoding') as encoding`,
  );
  const { number = 0, version, encoding } = found.rows[0] ?? {};
  if (number < oldestServer) throw new Error(`This is PostgreSQL ${version}; 15 or newer is needed.`);
  if (encoding !== 'UTF8')
    throw new Error(
      `The database keeps texts as ${encoding}. Make one that keeps them as UTF8: createdb --template=template0 --encoding=UTF8 NAME`,
    );
}

/**
 * Applies missing migrations in order while servers of this version and the previous one are running (docs/scale.md).
 * Returns the names of those it applied.
 */
export async function migrate(pool: pg.Pool, from: URL = folder): Promise<string[]> {
  await refuseUnfit(pool);
  return inMigrationsTurn(pool, async (client) => {
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const migrations = await readMigrations(from);
    const applied = await appliedMigrations(client);
    refuseChanged(migrations, applied);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await applyMigration(client, migration);
    return missing.map(({ name }) => name);
  });
}

/** Names of the migrations that this database lacks; throws if an applied one was edited. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const [migrations, applied] = [await readMigrations(), await appliedMigrations(pool)];
  refuseChanged(migrations, applied);
  return migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
}

const neededNames = madeOnce(() => listNames(folder));

/** Whether the database lacks a migration of this version. Additional ones, from a newer version, do no harm. */
export async function lacksMigrations(db: Kysely<unknown>): Promise<boolean> {
  const needed = await neededNames();
  const { rows } = await sql<{ applied: number }>`
    select count(*) as applied from schema_migrations where name = any(${needed})`.execute(db);
  return (rows[0]?.applied ?? 0) < needed.length;
}

/** The last migration of a newer version that this database has; undefined if there is none. */
export async function findNewerMigration(db: Kysely<unknown>): Promise<string | undefined> {
  const known = await neededNames();
  const { rows } = await sql<{ last: string | null }>`
    select max(name) as last from schema_migrations where name <> all(${known})`.execute(db);
  return rows[0]?.last ?? undefined;
}
