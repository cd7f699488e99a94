import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode } from '../error-code.ts';

/** One file of the migrations folder. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

// A migration that waits for a table lock blocks everybody behind it. So it waits only briefly, gives up, lets the
// others pass and tries again. The wait is longer than deadlock_timeout (1 s), after which PostgreSQL cancels an
// autovacuum that is in the way.
const lockWaitMs = 1_500;
const lockPauseMs = 1_000;
const lockTries = 60;
// A lock timeout, or a deadlock with a request that locks the same tables in another order.
const lockTrouble: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

/**
 * A file with this first line contains one statement that PostgreSQL only runs outside of a transaction (CONCURRENTLY).
 */
const alone = /^-- Without a transaction\b/;

async function keepName(client: pg.ClientBase, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

async function applyInTransaction(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockWaitMs}`);
    await client.query(migration.sql);
    await keepName(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

// An interrupted CREATE INDEX CONCURRENTLY leaves an invalid index: never used, and a cost on every write.
async function dropUnfinishedIndexes(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relnamespace = current_schema()::regnamespace`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
}

async function applyAlone(client: pg.ClientBase, migration: Migration): Promise<void> {
  await dropUnfinishedIndexes(client);
  const { rows } = await client.query<{ before: string }>(`select current_setting('lock_timeout') as before`);
  await client.query(`set lock_timeout = ${lockWaitMs}`);
  try {
    await client.query(migration.sql);
    await keepName(client, migration);
  } finally {
    await client.query(`select set_config('lock_timeout', $1, false)`, [rows[0]?.before]);
  }
}

const isLockTrouble = (error: unknown): boolean => lockTrouble.has(errorCode(error));

/** Applies one migration while the market is in use; retries if it cannot get a lock soon. */
export async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  const apply = alone.test(migration.sql) ? applyAlone : applyInTransaction;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, migration);
      return;
    } catch (error) {
      if (!isLockTrouble(error) || attempt >= lockTries)
        throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
      await pause(lockPauseMs);
    }
  }
}

const turnPollMs = 100;
// The advisory lock of migrations, one number for the whole product.
const lockNumber = 7_302_018;

/**
 * Acquires the migrations' advisory lock by polling: a blocking statement would hold a snapshot, and CREATE INDEX
 * CONCURRENTLY in the lock's holder waits for all snapshots.
 */
async function takeTurn(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      lockNumber,
    ]);
    if (rows[0]?.mine) return;
    await pause(turnPollMs);
  }
}

/** What changes the schema, or who may use it, on a connection of its own: one after another, whoever else does so. */
export async function inMigrationsTurn<Result>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await takeTurn(client);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
    client.release();
  }
}
