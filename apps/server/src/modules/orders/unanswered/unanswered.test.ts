import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringForward } from '../../../platform/jobs/bring-forward.ts';
import { decideMarket, openTestMarket, placeTestOrder, type TestMarket } from '../../../testing/index.ts';
import { placeTestParcel } from '../../../testing/test-parcels.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('the operator is written to of a parcel that nobody takes, as of one, and of an order as of that', async () => {
  const email = 'operator@example.com';
  await decideMarket(market.ctx, { email });
  const { guestId } = await market.newGuest();
  const { order_number: parcel } = await placeTestParcel(market, { guestId });
  const { order_number: meal } = await placeTestOrder(market, { guestId });
  market.clock.advance(5 * 60_000);
  await market.runJobs();
  const { rows } = await sql<{ subject: string; body: string }>`select subject, body from outbox_messages
    where recipient = ${email} order by body`.execute(market.ctx.db);
  expect(rows).toEqual([
    {
      subject: `The parcel ${parcel} waits for an answer`,
      body: `No courier has taken the parcel ${parcel} for 5 minutes. Without an answer it is cancelled in 10 minutes.`,
    },
    {
      subject: `The order ${meal} waits for an answer`,
      body: `The Trattoria has not answered the order ${meal} for 5 minutes. Without an answer it is cancelled in 10 minutes.`,
    },
  ]);
});

test('an order that came while the clock was ahead owes its answer from when the clock is right: it waited until the clock was there once more', async () => {
  const email = 'ahead@example.com';
  await decideMarket(market.ctx, { email });
  const aheadMs = 2 * 60 * 60_000;
  market.clock.advance(aheadMs);
  const { order_number: meal } = await placeTestOrder(market, await market.newGuest());
  market.clock.advance(-aheadMs);
  await bringForward(market.ctx);
  await market.runJobs();
  market.clock.advance(5 * 60_000);
  await market.runJobs();
  const { rows } = await sql<{ subject: string }>`select subject from outbox_messages
    where recipient = ${email}`.execute(market.ctx.db);
  expect(rows).toEqual([{ subject: `The order ${meal} waits for an answer` }]);
});
