import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestMarket } from './test-market.ts';

/** How many statements of the market's database wait for a lock. */
async function countWaiting({ ctx }: Pick<TestMarket, 'ctx'>): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    ctx.db,
  );
  return rows.length;
}

/** The statement that has begun to wait for a lock last: what it waits for. */
export async function latestWaiting({ ctx }: Pick<TestMarket, 'ctx'>): Promise<string | undefined> {
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    order by query_start desc limit 1`.execute(ctx.db);
  return rows[0]?.query;
}

/** Waits until so many statements wait for a lock: what was just begun has come to where another holds it up. */
export const waitForLocks = (market: Pick<TestMarket, 'ctx'>, count: number): Promise<void> =>
  expect.poll(() => countWaiting(market), { timeout: 5000 }).toBe(count);
