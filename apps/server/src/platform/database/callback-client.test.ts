import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { CallbackClient } from './callback-client.ts';

let market: TestMarket;
let client: pg.Client;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
  client = new CallbackClient({ connectionString: market.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await market.close();
});

test('a statement is answered however the driver may be asked', async () => {
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect((await client.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
  const named = { name: 'one', text: 'select $1::int as one', values: [1] };
  expect((await client.query(named)).rows).toEqual([{ one: 1 }]);
  expect((await client.query({ text: 'select 1 as one', rowMode: 'array' })).rows).toEqual([[1]]);
  expect((await client.query({ text: 'select $1::int as one' }, [1])).rows).toEqual([{ one: 1 }]);
  const calledBack = new Promise((resolve, reject) => {
    client.query('select $1::int as one', [1], (error, result) =>
      error ? reject(error) : resolve(result.rows),
    );
  });
  expect(await calledBack).toEqual([{ one: 1 }]);
  const made = client.query(new pg.Query('select 1 as one'));
  expect(await new Promise((resolve) => made.once('row', resolve))).toEqual({ one: 1 });
});

async function askWrongly(): Promise<unknown> {
  return await client.query('select nothing');
}

test('what PostgreSQL refuses says where it was asked, and what can be read of it', async () => {
  const refused = await askWrongly().catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: '42703', message: 'column "nothing" does not exist' });
  expect((refused as Error).stack).toContain('askWrongly');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
