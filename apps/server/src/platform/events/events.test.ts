import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import type pg from 'pg';
import { pino } from 'pino';
import { changed, remembered, rememberedMade } from '../caching/cache.ts';
import type { Ctx } from '../context.ts';
import { openDatabase } from '../database/database.ts';
import { pipelined } from '../database/pipelining.ts';
import { inTransaction } from '../database/transaction.ts';
import { listenForEvents } from './events.ts';
import { proves } from '../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

const publish = (topic: string, ctx = market.ctx) => ctx.events.publish(ctx.db, topic);

/** The next word on a topic. */
function nextNotification(topic: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = market.ctx.events.subscribe(topic, () => {
      stop();
      resolve();
    });
  });
}

test('word is heard by those who listen to its topic, and by nobody after they stop', async () => {
  const words: string[] = [];
  const stop = market.ctx.events.subscribe('one', () => words.push('one'));
  market.ctx.events.subscribe('two', () => words.push('two'));
  const last = nextNotification('last');
  await publish('one');
  await publish('two');
  await publish('last');
  await last;
  stop();
  const again = nextNotification('last');
  await publish('one');
  await publish('last');
  await again;
  expect(words).toEqual(['one', 'two']);
});

test('word is given when a transaction commits, and never when it is undone', async () => {
  const words: string[] = [];
  for (const topic of ['undone', 'kept']) market.ctx.events.subscribe(topic, () => words.push(topic));
  const undone = inTransaction(market.ctx, async (ctx) => {
    await publish('undone', ctx);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  const after = nextNotification('after');
  await inTransaction(market.ctx, (ctx) => publish('kept', ctx));
  await publish('after');
  await after;
  expect(words).toEqual(['kept']);
});

test('a lost connection is taken anew, and all are told, since they may have missed something', async () => {
  proves({
    dependency: 'events',
    failure: 'the listening connection is lost',
    shopperSees: 'live pages go on: it is taken anew and all are asked to look again',
  });
  const told = nextNotification('quiet');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen %' and datname = current_database()`.execute(market.ctx.db);
  await told;
  const word = nextNotification('quiet');
  await publish('quiet');
  await word;
});

test('a server that stops while its connection is taken anew keeps none', async () => {
  const { pool, close } = openDatabase({ connectionString: market.connectionString }, 1);
  const gate = Promise.withResolvers<void>();
  let connects = 0;
  const connect = async () => {
    connects += 1;
    if (connects > 1) await gate.promise;
    return pool.connect();
  };
  const events = await listenForEvents({ connect } as unknown as pg.Pool, pino({ level: 'silent' }));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen %' and datname = current_database()`.execute(market.ctx.db);
  await expect.poll(() => connects).toBe(2);
  await events.close();
  gate.resolve();
  await expect.poll(() => pool.totalCount).toBe(0);
  await close();
});

test('what is remembered is loaded once, and anew after word or a failure', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 2) throw new Error('the second time fails');
    return loads;
  };
  const get = () => remembered(market.ctx, 'figure', load);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  const word = nextNotification('figure');
  await publish('figure');
  await word;
  await expect(get()).rejects.toThrow('the second time fails');
  expect([await get(), await get()]).toEqual([3, 3]);
});

test('what is loaded in a transaction that fails of something else is loaded by others for themselves: they were told that their key is another’s', async () => {
  const load = async ({ db }: Pick<Ctx, 'db'>) => (await sql<{ n: number }>`select 1 as n`.execute(db)).rows;
  const get = (ctx: Ctx) => remembered(ctx, 'of all', load);
  const others: Promise<unknown>[] = [];
  const failing = inTransaction(market.ctx, async (ctx) => {
    // Goes with the next statement, as the claim of a key does, and fails there.
    await sql`select 1 / ${0}::int ${pipelined}`.execute(ctx.db);
    const loading = get(ctx);
    others.push(get(market.ctx), inTransaction(market.ctx, get));
    return loading;
  });
  const settled = await Promise.allSettled([
    failing,
    failing.catch(() => others[0]),
    failing.catch(() => others[1]),
  ]);
  expect(settled).toMatchObject([
    { status: 'rejected', reason: { code: '22012' } },
    { status: 'fulfilled', value: [{ n: 1 }] },
    { status: 'fulfilled', value: [{ n: 1 }] },
  ]);
});

test('what a transaction loads is remembered, but for what it has changed and may undo', async () => {
  let loads = 0;
  const load = async () => ++loads;
  const get = (ctx = market.ctx) => remembered(ctx, 'undone', load);
  const undone = inTransaction(market.ctx, async (ctx) => {
    await changed(ctx, 'undone');
    expect(await get(ctx)).toBe(1);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await inTransaction(market.ctx, (ctx) => get(ctx))).toBe(2);
  expect(await get()).toBe(2);
});

test('what is read in several transactions at once is made once: each made the roads of the city for itself', async () => {
  let made = 0;
  let read = 0;
  let go: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    go = resolve;
  });
  const roads = (ctx: Ctx) =>
    rememberedMade(ctx, 'roads', {
      read: async ({ db }) => {
        await sql`select 1`.execute(db);
        read += 1;
        if (read === 4) go();
        await all;
      },
      make: () => ++made,
    });
  const found = await Promise.all([1, 2, 3, 4].map(() => inTransaction(market.ctx, roads)));
  expect([...found, await roads(market.ctx)]).toEqual([1, 1, 1, 1, 1]);
});

test('what a server has changed it knows once that is committed: it answered as before until word came back to it', async () => {
  // No word comes back.
  const ctx: Ctx = { ...market.ctx, events: { ...market.ctx.events, publish: async () => undefined } };
  let value = 'before';
  const get = () => remembered(ctx, 'word', async () => value);
  const change = (to: string, end = async (): Promise<void> => undefined) =>
    inTransaction(ctx, async (inner) => {
      value = to;
      await changed(inner, 'word');
      await end();
    });
  expect(await get()).toBe('before');
  await expect(change('undone', () => Promise.reject(new Error('undone')))).rejects.toThrow('undone');
  expect(await get()).toBe('before');
  await change('after');
  expect(await get()).toBe('after');
  value = 'outside of a transaction';
  await changed(ctx, 'word');
  expect(await get()).toBe('outside of a transaction');
});
