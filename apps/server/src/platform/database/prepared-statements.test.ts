import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { pipelined } from './pipelining.ts';
import { nameFrequentStatements } from './prepared-statements.ts';
import { inTransaction } from './transaction.ts';

const asked = (times: number, text: string, { nameOf } = nameFrequentStatements()) =>
  Array.from({ length: times }, () => nameOf(text));

test('a statement has a name from the fifth time on, and keeps it', () => {
  const [name] = asked(5, 'select $1').slice(-1);
  expect(name).toMatch(/^often_[0-9a-f]{24}_0$/);
  const unnamed = Array.from({ length: 4 }, () => undefined);
  expect(asked(7, 'select $1')).toEqual([...unnamed, name, name, name]);
});

test('a name stands for the same statement in every server, in whatever order they were asked', () => {
  const [first, second] = [nameFrequentStatements(), nameFrequentStatements()];
  const texts = ['select $1', 'delete from shapes where name = $1'];
  const namesBy = (names: typeof first, order: readonly string[]) =>
    Object.fromEntries(order.map((text) => [text, asked(5, text, names).at(-1)]));
  expect(namesBy(first, texts)).toEqual(namesBy(second, texts.toReversed()));
});

test('no two statements share a name, and after the sixty-fourth there is none', () => {
  const names = nameFrequentStatements();
  const given = Array.from({ length: 80 }, (_, index) => asked(5, `select $${index}`, names).at(-1));
  expect(new Set(given.slice(0, 64)).size).toBe(64);
  expect(given.slice(64)).toEqual(Array.from({ length: 16 }, () => undefined));
  expect(asked(1, 'select $0', names)).toEqual(given.slice(0, 1));
});

test('a bulk of rows is never kept', () => {
  expect(asked(6, `insert ${'x'.repeat(13_000)}`)).toEqual(Array.from({ length: 6 }, () => undefined));
});

test('whoever failed under an old name gets the new one, and only one is made', () => {
  const names = nameFrequentStatements();
  const [old] = asked(5, 'select $1', names).slice(-1);
  const renewed = names.renew('select $1', old ?? '');
  expect(renewed).not.toBe(old);
  expect(names.renew('select $1', old ?? '')).toBe(renewed);
  expect(names.nameOf('select $1')).toBe(renewed);
});

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true, asOwner: true });
  await sql`create table shapes (name text primary key, size integer not null)`.execute(market.ctx.db);
  await sql`insert into shapes values ('a', 1)`.execute(market.ctx.db);
});
afterAll(() => market.close());

test('a column that a migration adds fails neither a statement that was prepared before it nor a transaction', async () => {
  const read = () => sql`select * from shapes where name = ${'a'}`.execute(market.ctx.db);
  const raise = () =>
    inTransaction(market.ctx, (ctx) =>
      sql`update shapes set size = size + 1 where name = ${'a'} returning *`.execute(ctx.db),
    );
  for (let time = 0; time < 8; time += 1) await Promise.all([read(), raise()]);
  await sql`alter table shapes add column colour text`.execute(market.ctx.db);
  await Promise.all([read(), raise(), read(), raise()]);
  expect((await read()).rows).toEqual([{ name: 'a', size: 11, colour: null }]);
});

test('a statement that a migration outdates while it goes with the commit is done again with its transaction: it was done by itself, and the rest was not', async () => {
  const raise = () =>
    inTransaction(market.ctx, async (ctx) => {
      await sql`select 1`.execute(ctx.db);
      await sql`update shapes set size = size + 10 where name = ${'a'} returning * ${pipelined}`.execute(
        ctx.db,
      );
    });
  for (let time = 0; time < 8; time += 1) await raise();
  const sizeOf = async () =>
    (await sql<{ size: number }>`select size from shapes where name = 'a'`.execute(market.ctx.db)).rows[0]
      ?.size ?? 0;
  const before = await sizeOf();
  await sql`alter table shapes add column weight integer`.execute(market.ctx.db);
  await raise();
  expect(await sizeOf()).toBe(before + 10);
});

test('a statement that is prepared anew has another text, too: a pooler that prepares each text once (PgBouncer) went on failing after a migration', async () => {
  const { db } = market.ctx;
  const read = () => sql`select * from shapes where size > ${0}`.execute(db);
  for (let time = 0; time < 8; time += 1) await read();
  await sql`alter table shapes add column depth integer`.execute(db);
  expect((await read()).rows).toMatchObject([{ depth: null }]);
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
    where statement like 'select * from shapes where size >%'`.execute(db);
  const texts = rows.map(({ statement }) => statement);
  expect([texts.length, new Set(texts).size]).toEqual([2, 2]);
});
