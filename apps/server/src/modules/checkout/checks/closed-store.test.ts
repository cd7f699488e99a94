import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryToCentre, fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const { order_type, latitude, longitude } = deliveryToCentre;
const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, add) =>
    new Date(Date.parse(from) + add * 86_400_000).toISOString().slice(0, 10),
  );

test.each([
  { daysOff: 1, opens: 'Thursday 08:00' },
  { daysOff: 5, opens: 'Monday 08:00' },
  { daysOff: 9, opens: 'Friday, June 26 at 08:00' },
])('[CHK-08] a store on holiday for $daysOff days names the day it opens: $opens', async (holiday) => {
  market.clock.set('2026-06-17T15:30:00.000Z');
  await sql`update stores set days_off = ${days('2026-06-17', holiday.daysOff)}::date[]
    where id = ${fixture.stores.trattoria}`.execute(market.ctx.db);
  const { guestId } = await market.newGuest();
  const line = { item_id: fixture.items.pasta, quantity: 2, price: 7 };
  await market.call('cart.add', { body: line }, { guestId });
  const body = { order_type, latitude, longitude };
  const { message } = await market.refused('checkout.quote', { body }, { guestId });
  expect(message).toBe(`The Trattoria is closed now. It opens ${holiday.opens}.`);
});
