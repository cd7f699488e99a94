import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config/config.ts';
import { createLog, openMarket, type OpenOptions } from '../../open-market.ts';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { testClient } from '../../testing/test-client.ts';
import { type Database, openDatabase } from './database.ts';

const connections = 2;
let market: TestMarket;
let served: Database;
let terminal: pg.Client;
beforeAll(async () => {
  market = await openTestMarket();
  const { connectionString } = market;
  served = openDatabase({ connectionString }, connections, { takesWrites: true, lockWaitMs: 300 });
  terminal = new pg.Client({ connectionString });
  await terminal.connect();
});
afterAll(async () => {
  await terminal.end();
  await served.close();
  await market.close();
});

test('what somebody holds at a terminal keeps those away who need it, told to wait: it took every connection, and with the last the whole market', async () => {
  const ctx = { ...market.ctx, db: served.db };
  const app = await buildApp({ ctx, log: market.ctx.log as never });
  const usual = { zones: [fixture.zones.centre], module: fixture.modules.food };
  const client = testClient(app, () => ctx.ids.next(), usual);
  const guests = await Promise.all(Array.from({ length: connections + 1 }, () => market.newGuest()));
  const add = (guest: { guestId: string }) =>
    client.refused('cart.add', { body: { item_id: fixture.items.pasta, quantity: 1, price: 7 } }, guest);
  await terminal.query('begin');
  await terminal.query('lock table cart_lines');
  const refusals = await Promise.all(guests.map(add));
  expect(refusals.map(({ status, code }) => [status, code])).toEqual(guests.map(() => [503, 'not_ready']));
  expect((await client.call('catalog.item', { params: { id: fixture.items.pasta } })).id).toBe(
    fixture.items.pasta,
  );
  await terminal.query('rollback');
  const [first] = guests;
  const body = { item_id: fixture.items.pasta, quantity: 1, price: 7 };
  expect(await client.call('cart.add', { body }, first)).toHaveLength(1);
  await app.close();
});

test('a server waits for no lock without end, a command does, and behind a pooler nothing is set for others', async () => {
  const patience = async (env: Record<string, string>, options: OpenOptions): Promise<string | undefined> => {
    const config = loadConfig({ DATABASE_URL: market.connectionString, ...env });
    const opened = await openMarket(config, createLog('silent'), options);
    const { rows } = await opened.requestPool.query<{ lock_timeout: string }>('show lock_timeout');
    await opened.close();
    return rows[0]?.lock_timeout;
  };
  expect(await patience({}, { serves: true })).toBe('10s');
  expect(await patience({}, {})).toBe('0');
  const pooled = { DATABASE_SESSION_URL: market.connectionString, DATABASE_PREPARE: 'off' };
  expect(await patience(pooled, { serves: true })).toBe('0');
});
