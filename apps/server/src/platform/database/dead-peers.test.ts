import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, proves, type TestMarket } from '../../testing/index.ts';
import { type DatabaseWire, layDatabaseWire } from '../../testing/resilience/database-wire.ts';
import { type Database, type Db, openDatabase } from './database.ts';
import { isUnavailable } from './unavailable.ts';

let market: TestMarket;
let wire: DatabaseWire;
let database: Database;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
  wire = await layDatabaseWire(market.connectionString);
  const { connectionString } = wire;
  database = openDatabase({ connectionString }, 2, { silentMs: 100, together: true, takesWrites: true });
});
afterAll(async () => {
  await database.close();
  await wire.close();
  await market.close();
});

const sleep = (seconds: number, db: Db = database.db) => sql`select pg_sleep(${seconds})`.execute(db);

test('a statement that takes long is waited for', async () => {
  await Promise.all([sleep(1), sleep(0.5)]);
  expect(database.pool.totalCount).toBe(2);
});

test('a machine that vanishes with statements on their way: told to wait, and the next connection is another', async () => {
  proves({
    dependency: 'database',
    failure: 'its machine vanishes with statements on their way to every connection, and hangs up none',
    shopperSees:
      '503 `not_ready` with Retry-After after some seconds; all goes on once another machine is there',
  });
  const inTransaction = database.db.transaction().execute((db) => sleep(0.3, db));
  const asked = Promise.allSettled([sleep(0.3), inTransaction]);
  await wire.vanish();
  for (const one of await asked) expect(isUnavailable((one as PromiseRejectedResult).reason)).toBe(true);
  await wire.mend();
  await Promise.all([sleep(0), sleep(0)]);
});
