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

test('every index of words is written at once: that of vehicles’ names put what was new into a list, which every search read from its beginning', async () => {
  const { rows } = await pool.query<{ name: string; options: string[] | null }>(
    `select c.relname as name, c.reloptions as options from pg_class c join pg_am a on a.oid = c.relam
     where a.amname = 'gin' and c.relkind = 'i' order by c.relname`,
  );
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.filter(({ options }) => !options?.includes('fastupdate=off'))).toEqual([]);
});

test('one that was changed after it ran is refused', async () => {
  await pool.query("update schema_migrations set checksum = 'another' where name = '0001-platform.sql'");
  await expect(migrate(pool)).rejects.toThrow('0001-platform.sql was changed after it ran here');
  await expect(pendingMigrations(pool)).rejects.toThrow('Migrations are frozen');
});

test('a database that cannot keep every language is refused before anything is made in it', async () => {
  await pool.query(
    `create database plain_texts encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
  );
  const plain = new URL(database.connectionString);
  plain.pathname = '/plain_texts';
  const unfit = new pg.Pool({ connectionString: plain.href });
  await expect(migrate(unfit)).rejects.toThrow('The database keeps texts as SQL_ASCII. Make one');
  const made = await unfit.query("select to_regclass('schema_migrations') as name");
  await unfit.end();
  await pool.query('drop database plain_texts');
  expect(made.rows[0].name).toBe(null);
});
