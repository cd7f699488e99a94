import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { layDatabaseWire } from '../../testing/resilience/database-wire.ts';
import { type Database, type Db, openDatabase } from './database.ts';
import { isUnavailable } from './unavailable.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true, asOwner: true });
  await sql`create table notes (text text)`.execute(market.ctx.db);
});
afterAll(() => market.close());

const process = async (db: Db): Promise<number | undefined> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
const write = (db: Db) => sql`insert into notes values (${'a'})`.execute(db);

async function withDatabase(options: string, work: (database: Database) => Promise<void>): Promise<void> {
  const url = `${market.connectionString}${market.connectionString.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`;
  const database = openDatabase({ connectionString: url }, 1, { takesWrites: true, together: true });
  await work(database).finally(database.close);
}

test('an address that leads to a server that only reads: out of reach, not old answers', () =>
  withDatabase('-c default_transaction_read_only=on', async ({ db }) => {
    const refused = await process(db).catch((error: unknown) => error);
    expect(isUnavailable(refused), String(refused)).toBe(true);
  }));

test('a server that only reads from now on: the write is refused as out of reach, and the next connection is another', () =>
  withDatabase('', async ({ db }) => {
    const first = await process(db);
    await sql`set session characteristics as transaction read only`.execute(db);
    const refused = await write(db).catch((error: unknown) => error);
    expect(isUnavailable(refused), String(refused)).toBe(true);
    await write(db);
    expect(await process(db)).not.toBe(first);
  }));

test('the same within a transaction', () =>
  withDatabase('', async ({ db }) => {
    await sql`set session characteristics as transaction read only`.execute(db);
    const refused = await db
      .transaction()
      .execute(write)
      .catch((error: unknown) => error);
    expect(isUnavailable(refused), String(refused)).toBe(true);
    await db.transaction().execute(write);
  }));

test('a connection that nobody waits for any more when it is there is one of the pool, and not lost to it', async () => {
  const wire = await layDatabaseWire(market.connectionString);
  const { pool, close } = openDatabase({ connectionString: wire.connectionString }, 4, {
    waitMs: 1_000,
    takesWrites: true,
  });
  const first = await pool.connect();
  const letGo = wire.hold('show transaction_read_only');
  await expect(pool.connect()).rejects.toThrow('timeout exceeded when trying to connect');
  first.release();
  letGo();
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  await close();
  await wire.close();
});

test('a database whose pool alone was used leaves no connection when it is closed: whoever did had to wait for seconds', async () => {
  const { pool, close } = openDatabase({ connectionString: market.connectionString }, 1);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await close();
  const sessions = () =>
    market.ctx.db
      .selectNoFrom(
        sql<number>`(select count(*) from pg_stat_activity where pid = ${rows[0]?.pid})`.as('count'),
      )
      .execute();
  await expect.poll(sessions).toEqual([{ count: 0 }]);
});
