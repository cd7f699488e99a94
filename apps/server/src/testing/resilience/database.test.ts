import { endpoints } from '@promenade/contract/calls';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventChannel, notifyStatement } from '../../platform/events/events.ts';
import { addPasta, placeBody } from '../contract/owned-records.ts';
import type { Caller } from '../index.ts';
import { openTestMarket, proves, type TestMarket } from '../index.ts';
import { rawRequestOf, send } from '../contract/every-endpoint.ts';
import { countsAsStatement, type DatabaseWire, layDatabaseWire } from './database-wire.ts';

let wire: DatabaseWire;
let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({
    countRefusals: false,
    through: async (address) => {
      wire = await layDatabaseWire(address);
      return wire.connectionString;
    },
  });
});
afterAll(async () => {
  await market.close();
  await wire.close();
});
beforeEach(() => market.clock.advance(61_000));

const dependency = 'database';
const guest = async (): Promise<Caller> => ({ guestId: (await market.newGuest()).guestId });

/** A write with a fixed key, which can be repeated. */
function writer(id: 'cart.add' | 'checkout.place', body: object, caller: Caller) {
  const request = { ...rawRequestOf({ body }, caller), key: market.ctx.ids.next() };
  return () => send(market.app, endpoints[id], request);
}

const isToldToWait = {
  statusCode: 503,
  retryAfter: '2',
  code: 'not_ready',
  message: 'The market is not available right now. Try again in a moment.',
};
function told(answer: Awaited<ReturnType<typeof send>>) {
  const { errors, message } = answer.json<{ errors: { code: string }[]; message: string }>();
  const { statusCode, headers } = answer;
  return { statusCode, retryAfter: headers['retry-after'], code: errors[0]?.code, message };
}

interface Placing {
  readonly caller: Caller;
  readonly place: ReturnType<typeof writer>;
  readonly ordersGained: () => Promise<number>;
}
async function readyToPlace(): Promise<Placing> {
  const caller = await guest();
  await addPasta(market, caller);
  const place = writer('checkout.place', await placeBody(market, caller), caller);
  const before = await market.count('orders');
  return { caller, place, ordersGained: async () => (await market.count('orders')) - before };
}

/** Repeating the key results in one order, whatever happened to the first attempt. */
async function placesOneOrder({ place, ordersGained }: Placing): Promise<void> {
  const [second, third] = [await place(), await place()];
  expect([second.statusCode, third.payload]).toEqual([200, second.payload]);
  expect(await ordersGained()).toBe(1);
}

/** Words of changes are prepared on every connection, as in a market that is open for minutes: their text is not sent any more. */
const prepareWords = () =>
  Promise.all(
    Array.from({ length: 40 }, () =>
      market.ctx.db.executeQuery(CompiledQuery.raw(notifyStatement, [eventChannel, ['nothing']])),
    ),
  );

const onceMore = 'pressing again (same key) places one order';
const waits = '503 `not_ready` with Retry-After, in their language';

describe('a connection that is lost while it is used', () => {
  const places = [
    ['before its shopper is known', 1],
    ['before its transaction has begun', 2],
    ['after its key was claimed', 4],
    ['in the midst of an order', 6],
  ] as const;
  test.each(places)('%s: told to wait, nothing is done, the same key places one order', async (where, at) => {
    const shopperSees = `${waits}; nothing was ordered, taken or paid; ${onceMore}`;
    proves({ dependency, failure: `connection lost ${where}`, shopperSees });
    await prepareWords();
    const placing = await readyToPlace();
    // A word about something else goes out meanwhile: it was the one that was cut, and the order stood.
    market.ctx.events.publishSoon('another');
    wire.cutAt(at, 'before', countsAsStatement);
    expect(told(await placing.place())).toEqual(isToldToWait);
    expect([wire.spare(), await placing.ordersGained()]).toEqual([false, 0]);
    await placesOneOrder(placing);
  });

  test('at every message of an order, heard or not: never a fault, and the same key places one order', async () => {
    const shopperSees = `${waits}, or the order; ${onceMore}, never two`;
    proves({
      dependency,
      failure: 'connection lost at every message of an order, its commit too',
      shopperSees,
    });
    for (let at = 1, isThere = true; isThere; at += 1) {
      for (const when of ['before', 'after'] as const) {
        const placing = await readyToPlace();
        wire.cutAt(at, when);
        const first = await placing.place();
        isThere = !wire.spare();
        // Other tabs are notified after the commit: if that fails, the order exists all the same.
        if (first.statusCode !== 200) expect(told(first), `${when} ${at}`).toEqual(isToldToWait);
        await placesOneOrder(placing);
      }
    }
  });
});

/** The backend process that waits for a row lock. */
async function waitingFor(): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(market.ctx.db);
  return rows[0]?.pid;
}

test('a statement that the database cuts short, by a limit of time or its keeper: told to wait, it was a fault', async () => {
  const placing = await readyToPlace();
  const told503 = await market.ctx.db.transaction().execute(async (db) => {
    await sql`select from carts for update`.execute(db);
    const placed = placing.place();
    await expect.poll(waitingFor).toBeDefined();
    await sql`select pg_cancel_backend(${await waitingFor()})`.execute(db);
    return told(await placed);
  });
  expect(told503).toEqual(isToldToWait);
  await placesOneOrder(placing);
});

describe('a database that is started again', () => {
  afterEach(() => wire.mend().catch(() => undefined));

  test('while it is away every call is told to wait; afterwards all goes on by itself', async () => {
    const shopperSees = `${waits}; afterwards everything goes on without a restart of the market; ${onceMore}`;
    proves({ dependency, failure: 'restart: connections end, none is taken for a while', shopperSees });
    const placing = await readyToPlace();
    await wire.stop();
    const read = await market.app.inject({
      url: `/api/v1/customer/cart/list?guest_id=${placing.caller.guestId}`,
      headers: { 'x-localization': 'ar' },
    });
    const ready = await market.app.inject('/health/ready');
    expect(told(await placing.place())).toEqual(isToldToWait);
    expect(told(read)).toEqual({ ...isToldToWait, message: 'السوق غير متاح الآن. حاول مجددًا بعد لحظة.' });
    expect(ready.statusCode).toBe(503);
    await wire.mend();
    expect((await market.app.inject('/health/ready')).statusCode).toBe(200);
    await placesOneOrder(placing);
  });

  test('requests that are being answered when it goes are told to wait, and the server lives on', async () => {
    proves({
      dependency,
      failure: 'crash with twenty requests on their way',
      shopperSees: `the answer, or ${waits}; never a fault; the market goes on`,
    });
    const calls = Array.from({ length: 20 }, () =>
      send(market.app, endpoints['settings.modules'], rawRequestOf({}, {})),
    );
    const placing = await readyToPlace();
    const order = placing.place();
    wire.cut();
    const statuses = [...(await Promise.all(calls)), await order].map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await placesOneOrder(placing);
  });
});

test('a slow database: every answer is right, only late', async () => {
  proves({
    dependency,
    failure: 'lag: each of its answers 30 ms later',
    shopperSees: 'what they see always, later; nothing is refused or doubled',
  });
  const placing = await readyToPlace();
  wire.slow(30);
  const [one, two] = await Promise.all([placing.place(), placing.place()]);
  wire.slow(0);
  expect([one.statusCode, two.payload]).toEqual([200, one.payload]);
  expect(await placing.ordersGained()).toBe(1);
});
