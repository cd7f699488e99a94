import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const folder = new URL('../../../migrations/', import.meta.url);
// One number for the whole product: whoever holds this advisory lock migrates.
const lockNumber = 7_302_018;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
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

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Applies what is missing, in order, each in a transaction. Answers the names it applied. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const migrations = await readMigrations();
    const applied = await appliedMigrations(client);
    refuseChanged(migrations, applied);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await applyOne(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
    client.release();
  }
}

/** Names of migrations that this database still lacks; throws when one that ran was changed. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const [migrations, applied] = [await readMigrations(), await appliedMigrations(pool)];
  refuseChanged(migrations, applied);
  return migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
}
