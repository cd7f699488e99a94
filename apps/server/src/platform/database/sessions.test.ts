import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { type Database, openDatabase } from './database.ts';
import { refuseSharedSessions } from './sessions.ts';

let market: TestMarket;
let direct: Database;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
  direct = openDatabase({ connectionString: market.connectionString }, 4);
});
afterAll(async () => {
  await direct.close();
  await market.close();
});

/** Behaves like a transaction pooler: each transaction gets one of the free sessions. */
async function poolerOfTransactions(size: number) {
  const free: pg.Client[] = [];
  for (let one = 0; one < size; one += 1) free.push(new pg.Client(market.connectionString));
  const sessions = [...free];
  for (const one of sessions) await one.connect();
  const connect = async () => {
    let mine: pg.Client | undefined;
    const query = async (text: string) => {
      const session = mine ?? (free.pop() as pg.Client);
      const answer = await session.query(text);
      mine = text === 'begin' ? session : undefined;
      if (!mine) free.push(session);
      return answer;
    };
    return { query, release: () => undefined };
  };
  const close = () => Promise.all(sessions.map((one) => one.end()));
  return { pool: { connect } as unknown as pg.Pool, close };
}

const said = { sessionUrl: undefined, prepare: undefined };
const inWords =
  /^DATABASE_URL leads to a pooler of transactions\. Set DATABASE_SESSION_URL .* DATABASE_PREPARE/;

test('a pooler of transactions is refused at the start, and not found out by a name that is taken', async () => {
  for (const size of [2, 5]) {
    const { pool, close } = await poolerOfTransactions(size);
    await expect(refuseSharedSessions(pool, pool, said)).rejects.toThrow(inWords);
    const past = { ...said, sessionUrl: market.connectionString };
    await expect(refuseSharedSessions(pool, direct.pool, past)).rejects.toThrow(inWords);
    await refuseSharedSessions(pool, direct.pool, { ...past, prepare: false });
    await expect(refuseSharedSessions(pool, pool, { ...past, prepare: false })).rejects.toThrow(
      'DATABASE_SESSION_URL leads to a pooler of transactions',
    );
    await close();
  }
});

test('a database with sessions is taken as it is, and keeps no transaction of the question', async () => {
  await refuseSharedSessions(direct.pool, direct.pool, said);
  await refuseSharedSessions(direct.pool, direct.pool, { ...said, sessionUrl: market.connectionString });
  const { rows } = await direct.pool.query('select now() = statement_timestamp() as fresh');
  expect(rows).toEqual([{ fresh: true }]);
  expect(direct.pool.idleCount).toBe(direct.pool.totalCount);
});

test('words of another database are not waited for', async () => {
  const other = await createTestDatabase();
  const elsewhere = openDatabase({ connectionString: other.connectionString }, 2);
  const settings = { ...said, sessionUrl: other.connectionString };
  await expect(refuseSharedSessions(direct.pool, elsewhere.pool, settings)).rejects.toThrow(
    'DATABASE_SESSION_URL leads to another database than DATABASE_URL.',
  );
  await elsewhere.close();
  await other.drop();
  const gone = openDatabase({ connectionString: other.connectionString }, 2);
  await expect(refuseSharedSessions(direct.pool, gone.pool, settings)).rejects.toThrow(
    /^DATABASE_SESSION_URL cannot be used: database ".*" does not exist$/,
  );
  await gone.close();
});
