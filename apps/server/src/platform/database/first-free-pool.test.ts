import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { layDatabaseWire } from '../../testing/resilience/database-wire.ts';
import { openDatabase } from './database.ts';
import { FirstFreePool } from './first-free-pool.ts';

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

test('where no more connections are given, requests are served by those that there are, and none is asked for again and again', async () => {
  let asked = 0;
  let isFull = false;
  const pool = new FirstFreePool({
    connectionString: market.connectionString,
    max: 4,
    connectionTimeoutMillis: 60_000,
    onConnect: async () => {
      asked += 1;
      if (isFull) throw new Error('sorry, too many clients already');
    },
  });
  const ask = () => Promise.all([1, 2, 3].map(() => pool.query<{ one: number }>('select 1 as one')));
  const first = await pool.connect();
  isFull = true;
  const served = ask();
  await expect.poll(() => [pool.totalCount, asked]).toEqual([1, 4]);
  for (let turn = 0; turn < 300; turn += 1) await first.query('select 1');
  expect(asked).toBe(4);
  first.release();
  expect((await served).map(({ rows }) => rows[0]?.one)).toEqual([1, 1, 1]);

  const second = await pool.connect();
  const servedByAnother = ask();
  await expect.poll(() => [pool.totalCount, asked]).toEqual([1, 7]);
  for (let turn = 0; turn < 300; turn += 1) await second.query('select 1');
  isFull = false;
  second.release(true);
  expect((await servedByAnother).map(({ rows }) => rows[0]?.one)).toEqual([1, 1, 1]);
  await pool.end();
});
