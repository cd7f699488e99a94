import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { chores, jobHandlers } from '../../modules/rooms.ts';
import { fixture, openTestMarket, placeTestOrder, type TestMarket } from '../../testing/index.ts';
import { testClient } from '../../testing/test-client.ts';
import { runDueJobs } from '../jobs/jobs.ts';
import { listenForEvents } from '../events/events.ts';
import { type Database, openDatabase } from './database.ts';

/** The statements of docs/security.md that an operator runs as the owner of the schema. */
async function grants(): Promise<string> {
  const text = await readFile(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');
  const [, block = ''] = /```sql\n([\s\S]*?)```/.exec(text) ?? [];
  return block;
}

let market: TestMarket;
let serving: Database;
const role = `serves_${process.pid}`;
beforeAll(async () => {
  market = await openTestMarket();
  const database = new URL(market.connectionString).pathname.slice(1);
  const text = (await grants())
    .replaceAll('promenade_serves', role)
    .replaceAll('DATABASE_NAME', `"${database}"`);
  await sql.raw(text).execute(market.ctx.db);
  const address = new URL(market.connectionString);
  [address.username, address.password] = [role, 'a-password'];
  serving = openDatabase({ connectionString: `${address}` }, 8);
});
afterAll(async () => {
  await serving.close();
  await sql.raw(`drop owned by ${role}; drop role ${role}`).execute(market.ctx.db);
  await market.close();
});

test('an account that may make, change and take away no table serves a whole market', async () => {
  const events = await listenForEvents(serving.pool, market.ctx.log as never);
  const ctx = { ...market.ctx, db: serving.db, events };
  const app = await buildApp({ ctx, log: market.ctx.log as never, validateReplies: true });
  const usual = { zones: [fixture.zones.centre], module: fixture.modules.food };
  const client = testClient(app, () => ctx.ids.next(), usual);
  const order = await placeTestOrder(client, await market.newGuest());
  expect(order.order_id).not.toBe('');
  // So that periodic work is due, such as recomputing search ranks.
  market.clock.advance(2 * 24 * 60 * 60 * 1000);
  for (const chore of chores) await chore(ctx);
  await runDueJobs(ctx, jobHandlers);
  await app.close();
  await events.close();
});

test.each([
  'create table mine (id int)',
  'drop table jobs',
  'alter table orders add column mine int',
  'truncate order_records',
  'alter table order_records disable trigger all',
  'create or replace function ledger_is_final() returns trigger language plpgsql as $$ begin return new; end $$',
])('and cannot: %s', async (text) => {
  await expect(sql.raw(text).execute(serving.db)).rejects.toThrow(/permission denied|must be owner/);
});

test('what a later migration makes is served too', async () => {
  await sql`create table later_made (id bigint generated always as identity, n int)`.execute(market.ctx.db);
  await sql`insert into later_made (n) values (1)`.execute(serving.db);
  const { rows } = await sql<{ n: number }>`select n from later_made`.execute(serving.db);
  expect(rows).toEqual([{ n: 1 }]);
});
