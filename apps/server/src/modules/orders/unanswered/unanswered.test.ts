import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
