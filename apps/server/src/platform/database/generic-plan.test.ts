import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { boundedPage, isOneOf, placeAmong, unseen } from './generic-plan.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true, asOwner: true });
  const { db } = market.ctx;
  await sql`create table ranked (id integer primary key, tag integer not null, filler text not null)`.execute(
    db,
  );
  await sql`insert into ranked select n, case when n < 9000 then 0 else n end, repeat('x', 80)
    from generate_series(1, 10000) as n`.execute(db);
  await sql`create index ranked_by_tag on ranked (tag)`.execute(db);
  await sql`vacuum analyze ranked`.execute(db);
});
afterAll(() => market.close());

const ordered = sql`select id from ranked order by id`;

/** How many of twenty executions on one connection used a custom plan, and how many the generic one. */
async function plansOf(question: (turn: number) => RawBuilder<unknown>, mark: string) {
  return market.ctx.db.connection().execute(async (db) => {
    for (let turn = 0; turn < 20; turn += 1) await question(turn).execute(db);
    const { rows } = await sql<{ custom: number; generic: number }>`
      select custom_plans as custom, generic_plans as generic from pg_prepared_statements
      where statement like ${`%${mark}%`} and statement not like '%pg_prepared%'`.execute(db);
    return rows[0];
  });
}

test('a page is what limit and offset give, whatever they are', async () => {
  const size = fc.nat({ max: 12_000 });
  await fc.assert(
    fc.asyncProperty(size, size, async (limit, skip) => {
      const plain = await sql`${ordered} limit ${limit} offset ${skip}`.execute(market.ctx.db);
      const bounded = await boundedPage(ordered, { limit, skip }).execute(market.ctx.db);
      expect(bounded.rows).toEqual(plain.rows);
      const half = sql<number>`(select ${skip}::int / 2)`;
      const fewer = await boundedPage(ordered, { limit, skip }, half).execute(market.ctx.db);
      expect(fewer.rows).toEqual(
        (await sql`${ordered} limit ${limit} offset ${Math.floor(skip / 2)}`.execute(market.ctx.db)).rows,
      );
    }),
    { numRuns: 40 },
  );
});

test('pages near one another share a text, so that they are prepared once', () => {
  const textOf = (limit: number, skip: number) =>
    boundedPage(ordered, { limit, skip }).compile(market.ctx.db).sql;
  expect(textOf(10, 0)).toBe(textOf(24, 40));
  expect(textOf(24, 41)).toBe(textOf(24, 200));
  expect(textOf(24, 41)).not.toBe(textOf(24, 40));
});

test('a bounded page is planned once, where a plain one is planned each time', async () => {
  const page = (turn: number) => ({ limit: 10, skip: turn });
  const plain = (turn: number) => sql`/* plain page */ ${ordered} limit ${10} offset ${turn}`;
  const bounded = (turn: number) => sql`/* bounded page */ ${boundedPage(ordered, page(turn))}`;
  expect(await plansOf(plain, 'plain page')).toMatchObject({ generic: 0 });
  expect((await plansOf(bounded, 'bounded page'))?.generic).toBeGreaterThan(10);
});

test('a value that the plan does not see is planned for once, and found all the same', async () => {
  const seen = (turn: number) =>
    sql`/* seen */ select filler from ranked where tag = any (${[9_000 + turn]}::int[])`;
  const hidden = (turn: number) =>
    sql`/* hidden */ select filler from ranked where tag = any (${unseen([9_000 + turn], 'int[]')}::int[])`;
  expect(await plansOf(seen, 'seen')).toMatchObject({ generic: 0 });
  expect((await plansOf(hidden, 'hidden'))?.generic).toBeGreaterThan(10);
  expect((await hidden(7).execute(market.ctx.db)).rows).toHaveLength(1);
});

test('rows that are asked for by id are planned for once, and come in the order of the ids', async () => {
  const { db } = market.ctx;
  await sql`create table named as select gen_random_uuid() as id, n from generate_series(1, 2000) as n`.execute(
    db,
  );
  await sql`create unique index on named (id)`.execute(db);
  await sql`analyze named`.execute(db);
  const { rows } = await sql<{ id: string; n: number }>`select id, n from named order by random()`.execute(
    db,
  );
  const ids = (turn: number): string[] => rows.slice(turn, turn + 3).map(({ id }) => id);
  const plain = (turn: number) =>
    sql`/* plain ids */ select n from named where id = any (${ids(turn)}::uuid[])`;
  const byId = (turn: number) => sql`/* few ids */ select n from named where ${isOneOf('named.id', ids(turn))}
    order by ${placeAmong('named.id', ids(turn))}`;
  expect(await plansOf(plain, 'plain ids')).toMatchObject({ generic: 0 });
  expect((await plansOf(byId, 'few ids'))?.generic).toBeGreaterThan(10);
  expect((await byId(5).execute(db)).rows).toEqual(rows.slice(5, 8).map(({ n }) => ({ n })));
});
