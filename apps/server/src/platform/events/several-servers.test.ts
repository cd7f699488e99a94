import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config/config.ts';
import { withDatabase } from '../../open-database.ts';
import { createLog, openMarket } from '../../open-market.ts';
import { deliveryToCentre, fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { type TestClient, testClient } from '../../testing/test-client.ts';
import type { Ctx } from '../context.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { listenForEvents } from './events.ts';
import { openSeal, seal } from '../secrets/seal.ts';
import { rotateKey } from '../secrets/secret-keys.ts';

/** A second server of the same database: its own pool, its own memory, its own line of words. */
interface Server extends TestClient {
  readonly app: FastifyInstance;
  readonly ctx: Ctx;
  readonly database: Database;
  readonly close: () => Promise<void>;
}

const usual = { zones: [fixture.zones.centre], module: fixture.modules.food };
let market: TestMarket;
let other: Server;

async function openServer(connections: number, waitMs: number): Promise<Server> {
  const database = openDatabase({ connectionString: market.connectionString }, connections, { waitMs });
  const events = await listenForEvents(database.pool, market.ctx.log as never);
  const ctx = { ...market.ctx, db: database.db, events };
  const app = await buildApp({ ctx, log: market.ctx.log as never, validateReplies: true });
  const close = async (): Promise<void> => {
    await app.close();
    await events.close();
    await database.close();
  };
  return { ...testClient(app, () => ctx.ids.next(), usual), app, ctx, database, close };
}

beforeAll(async () => {
  market = await openTestMarket();
  other = await openServer(8, 5_000);
});
afterAll(async () => {
  await other.close();
  await market.close();
});

test('a setting that is changed on one server is what the others say', async () => {
  const closedOn = async (server: TestClient) => (await server.call('settings.config')).maintenance !== null;
  expect([await closedOn(market), await closedOn(other)]).toEqual([false, false]);
  const token = await market.operatorToken();
  const change = (state: 'closed' | 'open') =>
    market.call('ops.setMaintenance', { body: { state } }, { token });
  await change('closed');
  await expect.poll(() => closedOn(other)).toBe(true);
  await change('open');
  await expect.poll(() => closedOn(other)).toBe(false);
});

test('one key is one order, whichever servers it is sent to, at once or later', async () => {
  const { guestId } = await market.newGuest();
  await market.call(
    'cart.add',
    { body: { item_id: fixture.items.pasta, price: 7, quantity: 1 } },
    { guestId },
  );
  const { order_type, latitude, longitude } = deliveryToCentre;
  const { bill } = await other.call(
    'checkout.quote',
    { body: { order_type, latitude, longitude, schedule_at: null } },
    { guestId },
  );
  const placeOn = (app: FastifyInstance) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/customer/order/place',
      headers: {
        'idempotency-key': 'one-key-for-both-servers',
        zoneid: JSON.stringify(usual.zones),
        moduleid: usual.module,
      },
      payload: { ...deliveryToCentre, guest_id: guestId, order_amount: bill.order_amount },
    });
  const before = await market.count('orders');
  const answers = await Promise.all([market.app, other.app, market.app, other.app].map(placeOn));
  answers.push(await placeOn(other.app));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  expect(await market.count('orders')).toBe(before + 1);
});

test('where all connections are taken a request waits for so long, is told to come back, and nothing was done', async () => {
  // As long as a connection may take to be opened, too: a machine that is busy with other things needs some.
  const small = await openServer(2, 1_500);
  const held = await small.database.pool.connect();
  const answer = await small.app.inject({
    method: 'POST',
    url: '/api/v1/auth/guest/request',
    headers: { 'x-localization': 'nl' },
  });
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)).toEqual(['not_ready']);
  held.release();
  const again = await small.app.inject({ method: 'POST', url: '/api/v1/auth/guest/request' });
  expect(again.statusCode).toBe(200);
  await small.close();
});

test('a server that closes ends its streams in good order, for their readers to open them elsewhere', async () => {
  const leaving = await openServer(4, 5_000);
  const url = await leaving.app.listen({ port: 0, host: '127.0.0.1' });
  const { guestId } = await market.newGuest();
  const headers = { moduleid: usual.module, zoneid: JSON.stringify(usual.zones) };
  const stream = await fetch(`${url}/api/v1/customer/cart/events?guest_id=${guestId}`, { headers });
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('data:');
  const closed = leaving.close();
  // It would reject if the connection were cut.
  expect((await reader.read()).done).toBe(true);
  await closed;
});

test('a key that somebody else may know, exchanged at once: what was sealed on any server opens on none', async () => {
  const [first, second] = [market.ctx, other.ctx];
  const sealOn = (ctx: Ctx) => seal(ctx, 'order-link', 'an order', market.clock.now() + 60_000);
  const opensOn = async (ctx: Ctx, text: string) => (await openSeal(ctx, 'order-link', text)).ok;
  const sealed = await sealOn(second);
  expect([await opensOn(first, sealed), await opensOn(second, sealed)]).toEqual([true, true]);
  await rotateKey(first, 'seal', { atOnce: true });
  await expect
    .poll(() => Promise.all([opensOn(first, sealed), opensOn(second, sealed)]))
    .toEqual([false, false]);
  expect(await opensOn(first, await sealOn(second))).toBe(true);
});

test('past a pooler of transactions: words come by a connection of their own, and nothing is prepared', async () => {
  const config = loadConfig({
    DATABASE_URL: market.connectionString,
    DATABASE_SESSION_URL: market.connectionString,
    DATABASE_PREPARE: 'off',
    LOG_LEVEL: 'silent',
  });
  const { ctx, close } = await openMarket(config, createLog('silent'));
  const notified = new Promise<void>((resolve) => ctx.events.subscribe('pooled', resolve));
  await market.ctx.events.publish(market.ctx.db, 'pooled');
  await notified;
  await ctx.db.connection().execute(async (db) => {
    for (let time = 0; time < 8; time += 1) await sql`select ${time}::integer`.execute(db);
    const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([]);
  });
  await close();
});

test('past a pooler of transactions: a backup reads by the connection of its own', async () => {
  const config = loadConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/pooled',
    DATABASE_SESSION_URL: market.connectionString,
  });
  const read = withDatabase(config, async ({ pool }) => (await pool.query('select 1 as one')).rows);
  expect(await read).toEqual([{ one: 1 }]);
});
