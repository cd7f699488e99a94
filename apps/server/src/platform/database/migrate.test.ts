import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { migrate, pendingMigrations } from './migrate.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase('template0');
  pool = new pg.Pool({ connectionString: database.connectionString });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('migrations run in their order, once, also when two servers start together', async () => {
  const pending = await pendingMigrations(pool);
  expect(pending).toEqual([...pending].sort());
  expect(pending[0]).toBe('0001-platform.sql');
  const applied = await Promise.all([migrate(pool), migrate(pool)]);
  expect(applied.flat()).toEqual(pending);
  expect(await pendingMigrations(pool)).toEqual([]);
  expect(await migrate(pool)).toEqual([]);
});

test('one that was changed after it ran is refused', async () => {
  await pool.query("update schema_migrations set checksum = 'another' where name = '0001-platform.sql'");
  await expect(migrate(pool)).rejects.toThrow('0001-platform.sql was changed after it ran here');
  await expect(pendingMigrations(pool)).rejects.toThrow('Migrations are frozen');
});
