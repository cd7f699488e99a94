import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  decideMarket,
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestMarket,
} from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: { timeZone: 'Europe/Berlin', scheduleDays: 1 } });
});
afterAll(() => market.close());

async function openUntil(closesMinute: number): Promise<void> {
  const week = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opensMinute: 0, closesMinute }));
  await sql`update stores set opening_hours = ${JSON.stringify(week)}::jsonb
    where id = ${fixture.stores.trattoria}`.execute(market.ctx.db);
}

test.each([
  {
    clocks: 'go back',
    now: '2026-10-24T22:10:00.000Z',
    slotMinutes: 30,
    closes: 1440,
    last: '2026-10-25T22:30:00.000Z',
  },
  {
    clocks: 'go forward',
    now: '2026-03-28T23:10:00.000Z',
    slotMinutes: 90,
    closes: 180,
    last: '2026-03-29T00:30:00.000Z',
  },
])('[CHK-08] every time that is offered on a day when the clocks $clocks can be ordered for', async (day) => {
  market.clock.set(day.now);
  await decideMarket(market.ctx, { slotMinutes: day.slotMinutes, leadMinutes: 0 });
  await openUntil(day.closes);
  const { guestId } = await market.newGuest();
  await market.call(
    'cart.add',
    { body: { item_id: fixture.items.pasta, quantity: 2, price: 7 } },
    { guestId },
  );
  const { order_type, latitude, longitude } = deliveryToCentre;
  const quote = (schedule_at: string | null) =>
    market.call('checkout.quote', { body: { order_type, latitude, longitude, schedule_at } }, { guestId });
  const { slots } = await quote(null);
  expect(slots.at(-1)).toBe(day.last);
  for (const slot of slots) expect(await quote(slot)).toMatchObject({ slots });
});
