import { addDays, type DateWindow, isInDateWindow, wallClockAt } from '@promenade/domain/hours';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const firstDay = '2026-06-15';
const minute = fc.integer({ min: 0, max: 1440 });
const day = fc.option(
  fc.integer({ min: 0, max: 4 }).map((ahead) => addDays(firstDay, ahead)),
  { nil: undefined },
);
const daily = fc.option(fc.record({ startMinute: minute, endMinute: minute }), { nil: undefined });
const window: fc.Arbitrary<DateWindow> = fc.record({ startDate: day, endDate: day, daily });
const instant = fc
  .integer({ min: -1440, max: 6 * 1440 })
  .map((minutes) => Date.parse(`${firstDay}T00:00:00Z`) + minutes * 60_000);

test('a list by discounts has the stores whose discount is shown, also past midnight: the small hours were of the day they began', async () => {
  const cases = fc.sample(fc.tuple(window, instant), { numRuns: 2000, seed: 1 });
  const asked = JSON.stringify(
    cases.map(([dates, atMs]) => ({ dates, wall: new Date(atMs).toISOString().slice(0, 19) })),
  );
  const { rows } = await sql<{ runs: boolean }>`
    select discount_runs(dates, wall) as runs
    from rows from (jsonb_to_recordset(${asked}::jsonb) as (dates jsonb, wall timestamp)) with ordinality
    order by ordinality`.execute(market.ctx.db);
  expect(rows.map(({ runs }) => runs)).toEqual(
    cases.map(([dates, atMs]) => isInDateWindow(dates, wallClockAt(atMs, 'UTC'))),
  );
  expect(new Set(rows.map(({ runs }) => runs)).size).toBe(2);
});
