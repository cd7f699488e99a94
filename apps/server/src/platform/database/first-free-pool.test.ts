import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { layDatabaseWire } from '../../testing/resilience/database-wire.ts';
import { openDatabase } from './database.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

test('a request that waits for a new connection is given one that is free before: on a busy machine it was refused beside free ones', async () => {
  const wire = await layDatabaseWire(market.connectionString);
  const { pool, close } = openDatabase({ connectionString: wire.connectionString }, 4, {
    waitMs: 2_000,
    takesWrites: true,
  });
  const first = await pool.connect();
  const letGo = wire.hold('show transaction_read_only');
  const second = pool.connect();
  first.release();
  const client = await second;
  expect(client).toBe(first);
  client.release();
  letGo();
  await expect.poll(() => pool.idleCount).toBe(2);
  await close();
  await wire.close();
});

test('a request that no connection can be opened for is refused at once, and so is every other', async () => {
  const { pool, close } = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 2, {
    waitMs: 60_000,
  });
  const asked = await Promise.allSettled([1, 2, 3, 4, 5].map(() => pool.query('select 1')));
  for (const one of asked) expect(one).toMatchObject({ reason: { code: 'ECONNREFUSED' } });
  expect([pool.waitingCount, pool.totalCount]).toEqual([0, 0]);
  await close();
});

test('where no more connections are given, requests are served by those that there are', async () => {
  const { pool, close } = openDatabase({ connectionString: market.connectionString }, 4, {
    waitMs: 60_000,
    takesWrites: true,
  });
  const first = await pool.connect();
  const setReadOnly = async (setting: 'on' | 'off') => {
    const { rows } = await first.query<{ name: string }>('select current_database() as name');
    await first.query(`alter database "${rows[0]?.name}" set default_transaction_read_only = ${setting}`);
  };
  await setReadOnly('on');
  const asked = Promise.all([1, 2, 3].map(() => pool.query<{ one: number }>('select 1 as one')));
  expect(pool.totalCount).toBe(4);
  await expect.poll(() => pool.totalCount).toBe(1);
  await setReadOnly('off');
  first.release();
  expect((await asked).map(({ rows }) => rows[0]?.one)).toEqual([1, 1, 1]);
  await close();
});
