import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import type { Ctx } from '../context.ts';
import { keepFile } from '../files/keep-file.ts';
import { pipelined } from './pipelining.ts';
import { inTransaction, publishAfterCommit } from './transaction.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true, asOwner: true });
  await sql`create table counters (name text primary key, count integer not null)`.execute(market.ctx.db);
  await sql`insert into counters values ('a', 0), ('b', 0)`.execute(market.ctx.db);
});
afterAll(() => market.close());

const raise = (ctx: Ctx, name: string) =>
  sql`update counters set count = count + 1 where name = ${name}`.execute(ctx.db);
const counts = async () =>
  (await sql<{ count: number }>`select count from counters order by name`.execute(market.ctx.db)).rows.map(
    (row) => row.count,
  );

test('a transaction inside a transaction is the same one', async () => {
  const work = inTransaction(market.ctx, async (outer) => {
    await inTransaction(outer, (inner) => raise(inner, 'a'));
    throw new Error('undo all');
  });
  await expect(work).rejects.toThrow('undo all');
  expect(await counts()).toEqual([0, 0]);
});

test('a deadlock is tried again by itself, and both are done', async () => {
  let met: () => void = () => undefined;
  const bothHold = new Promise<void>((resolve) => {
    met = resolve;
  });
  let holding = 0;
  const crosswise = (first: string, second: string) =>
    inTransaction(market.ctx, async (ctx) => {
      await raise(ctx, first);
      holding += 1;
      if (holding === 2) met();
      await bothHold;
      await raise(ctx, second);
    });
  await Promise.all([crosswise('a', 'b'), crosswise('b', 'a')]);
  expect(await counts()).toEqual([2, 2]);
  expect(holding).toBeGreaterThan(2);
});

test('any other failure is not repeated', async () => {
  let tries = 0;
  const work = inTransaction(market.ctx, async (ctx) => {
    tries += 1;
    await sql`select 1 / 0`.execute(ctx.db);
  });
  await expect(work).rejects.toThrow('division by zero');
  expect(tries).toBe(1);
});

test('what is still asked of a transaction that is being undone is not done: it was done by itself, and kept', async () => {
  const before = await counts();
  // Steps through the microtask queue: one of the steps is between the rollback being sent and answered.
  for (let turns = 0; turns < 12; turns += 1) {
    let late: Promise<unknown> = Promise.resolve();
    const work = inTransaction(market.ctx, async (ctx) => {
      await raise(ctx, 'b');
      const asked = async (): Promise<unknown> => {
        for (let turn = 0; turn < turns; turn += 1) await undefined;
        return raise(ctx, 'a');
      };
      late = asked().catch(() => undefined);
      throw new Error('undo all');
    });
    await expect(work).rejects.toThrow('undo all');
    await late;
  }
  expect(await counts()).toEqual(before);
});

test('a file that was kept by work that is undone goes with it; where nobody knows whether it was undone, it stays', async () => {
  const { storage } = market.ctx;
  const keepAnd = (name: string, work: (ctx: Ctx) => Promise<unknown>) =>
    inTransaction(market.ctx, async (ctx) => {
      await keepFile(ctx, name, Buffer.from('picture'));
      await work(ctx);
    });
  await keepAnd('notes/done.jpg', (ctx) => raise(ctx, 'a'));
  expect(await storage.has('notes/done.jpg')).toBe(true);
  const refused = keepAnd('notes/undone.jpg', async () => Promise.reject(new Error('undo all')));
  await expect(refused).rejects.toThrow('undo all');
  expect(await storage.has('notes/undone.jpg')).toBe(false);
  // Sent with the commit, and refused there.
  const atCommit = keepAnd('notes/commit.jpg', (ctx) =>
    sql`insert into counters values ('a', ${0}) ${pipelined}`.execute(ctx.db),
  );
  await expect(atCommit).rejects.toMatchObject({ code: '23505' });
  expect(await storage.has('notes/commit.jpg')).toBe(false);
  // The third of begin, update and commit.
  market.connections.loseAt(3, 'after');
  const lost = keepAnd('notes/lost.jpg', (ctx) => raise(ctx, 'a'));
  await expect(lost).rejects.toThrow('Connection terminated');
  expect(await storage.has('notes/lost.jpg')).toBe(true);
});

test('word of a change goes out once, after the commit; a change that is undone says nothing', async () => {
  const received: string[] = [];
  const stops = ['done', 'undone', 'last'].map((topic) =>
    market.ctx.events.subscribe(topic, () => received.push(topic)),
  );
  const said = vi.spyOn(market.ctx.events, 'publishSoon');
  await inTransaction(market.ctx, async (ctx) => {
    publishAfterCommit(ctx, 'done');
    await raise(ctx, 'a');
    publishAfterCommit(ctx, 'done');
    expect(said).not.toHaveBeenCalled();
  });
  expect(said).toHaveBeenCalledTimes(1);
  const undone = inTransaction(market.ctx, async (ctx) => {
    publishAfterCommit(ctx, 'undone');
    throw new Error('undo all');
  });
  await expect(undone).rejects.toThrow('undo all');
  publishAfterCommit(market.ctx, 'last');
  await expect.poll(() => received).toEqual(['done', 'last']);
  for (const stop of stops) stop();
});
