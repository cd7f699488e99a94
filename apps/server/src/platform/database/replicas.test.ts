import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { writeMarket } from '../../modules/settings/index.ts';
import { everyEndpoint, wellFormed } from '../../testing/contract/every-endpoint.ts';
import { writeRentalOnce } from '../../testing/contract/vehicle-samples.ts';
import {
  createTestDatabase,
  fixture,
  openTestMarket,
  rental,
  type TestDatabase,
  type TestMarket,
} from '../../testing/index.ts';
import { type TestClient, testClient } from '../../testing/test-client.ts';
import { type Database, openDatabase } from './database.ts';
import { mayBeOld } from './from-replica.ts';
import { openReplicas, type Replicas } from './replicas.ts';

let market: TestMarket;
let left: number;
let usable: boolean;
beforeAll(async () => {
  market = await openTestMarket({ asOwner: true });
  await writeRentalOnce(market);
});
beforeEach(() => {
  left = 0;
  usable = true;
});
afterAll(() => market.close());

/** A replica in name only: any database, considered fresh for as long as a test says so. */
function believed(database: Database): Replicas {
  const leave = (): void => {
    left += 1;
  };
  return {
    pick: () => (usable ? { db: database.db, leave } : undefined),
    changed: () => undefined,
    close: database.close,
  };
}

async function serveWith(replicas: Replicas): Promise<{ app: FastifyInstance; client: TestClient }> {
  const { ctx } = market;
  const app = await buildApp({ ctx: { ...ctx, replicas }, log: ctx.log as never, validateReplies: true });
  const usual = { zones: [fixture.zones.centre], module: fixture.modules.food };
  return { app, client: testClient(app, () => ctx.ids.next(), usual) };
}

describe('a replica that is behind', () => {
  let old: TestDatabase;
  let database: Database;
  let served: Awaited<ReturnType<typeof serveWith>>;
  beforeAll(async () => {
    old = await createTestDatabase(inject('fixtureTemplate'));
    database = openDatabase({ connectionString: old.connectionString }, 4);
    await writeMarket({ ...market.ctx, db: database.db }, { businessName: 'The name before' }, []);
    await sql`update stores set name = 'Before' where id = ${fixture.stores.trattoria}`.execute(database.db);
    await sql`delete from item_stock where item_id = ${fixture.items.bread}`.execute(database.db);
    await sql`delete from items where id = ${fixture.items.bread}`.execute(database.db);
    served = await serveWith(believed(database));
  });
  afterAll(async () => {
    await served.app.close();
    await database.close();
    await old.drop();
  });
  const nameOf = async (caller = {}) =>
    (await served.client.call('catalog.store', { params: { id: fixture.stores.trattoria } }, caller)).name;

  test('is asked for what shoppers look around in, and never by whoever works here', async () => {
    expect(await nameOf()).toBe('Before');
    expect(await nameOf({ token: (await market.newCustomer()).token })).toBe('Before');
    expect(await nameOf({ token: await market.operatorToken() })).not.toBe('Before');
  });

  test('is never asked for a shopper’s own things', async () => {
    const { guestId } = await market.newGuest();
    const body = { item_id: fixture.items.pasta, price: 7, quantity: 1 };
    const added = await served.client.call('cart.add', { body }, { guestId });
    const listed = await served.client.call('cart.list', {}, { guestId });
    expect(listed).toEqual(added);
  });

  test('does not hide what it has not heard of', async () => {
    const found = await served.client.call('catalog.item', { params: { id: fixture.items.bread } });
    expect(found.id).toBe(fixture.items.bread);
    expect(left).toBe(0);
  });

  test('does not fill what is kept until word comes: settings are read from the primary', async () => {
    let notify = (): void => undefined;
    const word = new Promise<void>((resolve) => {
      notify = resolve;
    });
    const stop = market.ctx.events.subscribe('settings', () => notify());
    await market.ctx.events.publish(market.ctx.db, 'settings');
    await word;
    stop();
    await nameOf();
    expect((await served.client.call('settings.config')).business_name).toBe('Test market');
  });
});

test('a replica that fails is left, and the primary answers', async () => {
  const nobody = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 1, { waitMs: 200 });
  const { app, client } = await serveWith(believed(nobody));
  const found = await client.call('catalog.item', { params: { id: fixture.items.pasta } });
  expect(found.id).toBe(fixture.items.pasta);
  expect(left).toBe(1);
  usable = false;
  await client.call('catalog.item', { params: { id: fixture.items.pasta } });
  expect(left).toBe(1);
  await app.close();
  await nobody.close();
});

test('a replica that hangs in the middle of a list keeps nobody waiting: the primary reads the list anew', async () => {
  const hanging = await createTestDatabase(inject('fixtureTemplate'));
  const database = openDatabase({ connectionString: hanging.connectionString }, 4);
  const { app, client } = await serveWith(believed(database));
  const held = await database.db.startTransaction().execute();
  await sql`lock table stores in access exclusive mode`.execute(held);
  const listed = await client.call('catalog.stores', { query: { limit: 24, offset: 1 } });
  expect(listed.stores).not.toHaveLength(0);
  expect(left).toBe(1);
  await held.rollback().execute();
  await app.close();
  await database.close();
  await hanging.drop();
});

test('what may be read from a replica writes nothing: it does on a connection that only reads', async () => {
  const readOnly = `${market.connectionString}${market.connectionString.includes('?') ? '&' : '?'}options=-c%20default_transaction_read_only%3Don`;
  const database = openDatabase({ connectionString: readOnly }, 4);
  const { app } = await serveWith(believed(database));
  const ids = [
    fixture.items.pasta,
    fixture.stores.trattoria,
    fixture.categories.mains,
    ...Object.values(rental.vehicles ?? {}).slice(0, 2),
  ];
  const calls = everyEndpoint.filter((endpoint) => mayBeOld(endpoint, { actor: { kind: 'anyone' } }));
  expect(calls.length).toBeGreaterThan(30);
  for (const endpoint of calls) {
    for (const id of endpoint.path.includes(':id') ? ids : [ids[0] as string]) {
      const { query } = wellFormed(endpoint);
      const url = `/api/v1${endpoint.path.replace(/:\w+/, id)}`;
      const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const { statusCode } = await app.inject({ method: 'GET', url, query: asked });
      expect(statusCode, `${endpoint.id} ${url}`).toBeLessThan(500);
    }
  }
  expect(left).toBe(0);
  await app.close();
  await database.close();
});

test('a database that is no replica is never picked, nor one that is away', async () => {
  const urls = [market.connectionString, 'postgres://nobody@127.0.0.1:1/none'];
  const log = market.ctx.log;
  const replicas = openReplicas(
    { urls, primaryUrl: market.connectionString, oldestMs: 2_000, connections: 1 },
    log,
  );
  const asked = sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and state = 'idle' and query like '%pg_is_in_recovery()%'`;
  await expect.poll(async () => (await asked.execute(market.ctx.db)).rows[0]?.count).toBe(1);
  expect(replicas.pick()).toBeUndefined();
  await replicas.close();
  expect(replicas.pick()).toBeUndefined();
});

test('a replica behind a pooler without prepared statements is asked without them, as the primary is', async () => {
  await sql`create schema in_recovery`.execute(market.ctx.db);
  await sql`create function in_recovery.pg_is_in_recovery() returns boolean return true`.execute(
    market.ctx.db,
  );
  await sql`create function in_recovery.pg_last_wal_replay_lsn() returns pg_lsn
    return pg_current_wal_lsn()`.execute(market.ctx.db);
  const follower = new URL(market.connectionString);
  follower.searchParams.set('options', '-csearch_path=in_recovery,pg_catalog');
  const preparedBy = async (prepare: boolean): Promise<number> => {
    const replicas = openReplicas(
      {
        urls: [follower.href],
        primaryUrl: market.connectionString,
        oldestMs: 60_000,
        connections: 1,
        prepare,
      },
      market.ctx.log as never,
    );
    await expect.poll(() => replicas.pick()).toBeDefined();
    const { db } = replicas.pick() as { db: typeof market.ctx.db };
    for (let time = 0; time < 8; time += 1) await sql`select ${time}::integer`.execute(db);
    const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
    await replicas.close();
    return rows.length;
  };
  expect([await preparedBy(false), await preparedBy(true)]).toEqual([0, 1]);
});
