import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { openDatabase } from '../database/database.ts';
import { takesRequests } from './health.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

const ask = async () => {
  const answer = await market.app.inject('/health/ready');
  return answer.json<{ status: string; reason?: string }>();
};
const ready = { status: 'ready' };

test('a server is not ready while its database lacks a migration, and is with one too many', async () => {
  expect(await ask()).toEqual(ready);
  const [last] = (
    await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations order by name desc limit 1`.execute(market.ctx.db)
  ).rows;
  await sql`update schema_migrations set name = '9999-of-a-newer-version.sql' where name = ${last?.name}`.execute(
    market.ctx.db,
  );
  expect(await ask()).toMatchObject({ status: 'not_ready', reason: 'schema_behind' });
  await sql`insert into schema_migrations (name, checksum) values (${last?.name}, ${last?.checksum})`.execute(
    market.ctx.db,
  );
  expect(await ask()).toEqual(ready);
});

test('a server that is about to stop is alive and not ready', async () => {
  const readiness = takesRequests();
  const app = await buildApp({ ctx: market.ctx, log: pino({ level: 'silent' }), readiness });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect(await statusOf('/health/ready')).toBe(200);
  readiness.stop();
  expect(await statusOf('/health/ready')).toBe(503);
  expect((await app.inject('/health/ready')).json()).toMatchObject({ reason: 'stopping' });
  expect(await statusOf('/health/live')).toBe(200);
  await app.close();
});

test('a busy server is ready: its balancer would send what it does to others, until none is left', async () => {
  const { db, pool, close } = openDatabase({ connectionString: market.connectionString }, 1, {
    waitMs: 1_500,
  });
  const app = await buildApp({ ctx: { ...market.ctx, db }, log: pino({ level: 'silent' }) });
  const reasonOf = async () => {
    const { status, reason = status } = (await app.inject('/health/ready')).json();
    return reason as string;
  };
  expect(await reasonOf()).toBe('ready');
  const held = await pool.connect();
  // A caller waiting for a connection gets this error first.
  const outOfReach = pool.connect().catch(() => 'nothing');
  expect(await Promise.race([reasonOf(), outOfReach])).toBe('ready');
  market.clock.advance(10_000);
  expect(await reasonOf()).toBe('database_out_of_reach');
  expect(await outOfReach).toBe('nothing');
  held.release();
  expect(await reasonOf()).toBe('ready');
  await app.close();
  await close();
});
