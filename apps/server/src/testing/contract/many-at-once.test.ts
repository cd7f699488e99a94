import { endpoints } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { everyWayIn, openTestMarket, type TestMarket } from '../index.ts';
import { rawRequestOf, send } from './every-endpoint.ts';
import type { WriteId } from './write-sample.ts';
import { writeSamples } from './write-samples.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false, settings: everyWayIn, connections: 24 });
});
afterAll(() => market.close());
// Lets the rate limits reset.
beforeEach(() => market.clock.advance(61_000));

let tables: string[] = [];
beforeAll(async () => {
  // Not the keys: whoever is told that they are out needs none.
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'idempotency_keys'
    order by 1`.execute(market.ctx.db);
  tables = rows.map(({ name }) => name);
});

/** How many rows each table has, in the order of `tables`. */
async function countRows(): Promise<number[]> {
  const counts = tables.map((name) => sql`(select count(*)::int from ${sql.table(name)})`);
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(
    market.ctx.db,
  );
  return rows[0]?.counts ?? [];
}

async function newCalls(id: WriteId) {
  market.clock.advance(61_000);
  const { caller, input } = await writeSamples[id](market);
  const asked = rawRequestOf(input, caller);
  return () => send(market.app, endpoints[id], { ...asked, key: market.ctx.ids.next() });
}

/** What a new caller's four calls leave: the rows that each table has more or fewer, and how they were answered. */
async function leftBy(id: WriteId, together: boolean) {
  const ask = await newCalls(id);
  const before = await countRows();
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  if (together) answers.push(...(await Promise.all([ask(), ask(), ask(), ask()])));
  while (answers.length < 4) answers.push(await ask());
  const after = await countRows();
  const more = tables.map((name, index) => [name, (after[index] ?? 0) - (before[index] ?? 0)] as const);
  const statuses = answers.map(({ statusCode }) => statusCode);
  const done = statuses.filter((status) => status === 200).length;
  return { rows: Object.fromEntries(more.filter(([, count]) => count !== 0)), statuses, done };
}

test.each(Object.keys(writeSamples) as WriteId[])(
  '%s four times at once, each under a key of its own, leaves what it leaves four times in turn, is done as often, and is never a fault',
  async (id) => {
    // The market's first of a kind leaves more: a setting, a word of the search.
    await (await newCalls(id))();
    const inTurn = await leftBy(id, false);
    const atOnce = await leftBy(id, true);
    expect(atOnce.statuses).toContain(200);
    expect(atOnce.statuses.filter((status) => status >= 500)).toEqual([]);
    expect(atOnce.rows).toEqual(inTurn.rows);
    expect(atOnce.done).toBeGreaterThanOrEqual(inTurn.done);
  },
);
