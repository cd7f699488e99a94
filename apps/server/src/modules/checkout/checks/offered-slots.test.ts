import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestGuest,
  type TestMarket,
} from '../../../testing/index.ts';

// Offered from 11:00 to 15:00, three hours behind UTC.
const { lunch, bread } = fixture.items;
const atLunch = '2026-06-17T15:30:00.000Z';
const afternoon = '2026-06-17T20:00:00.000Z';
const night = '2026-06-18T06:00:00.000Z';
const { order_type, latitude, longitude } = deliveryToCentre;

let market: TestMarket;
let guest: TestGuest;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  guest = await market.newGuest();
});

const body = (schedule_at: string | null) => ({ order_type, latitude, longitude, schedule_at });
const quote = (at: string | null = null) => market.call('checkout.quote', { body: body(at) }, guest);
const refused = (at: string | null = null) => market.refused('checkout.quote', { body: body(at) }, guest);
const add = (item_id: string, price: number) =>
  market.call('cart.add', { body: { item_id, quantity: 2, price } }, guest);

async function expectAllGood(slots: readonly string[]): Promise<void> {
  expect(slots.length).toBeGreaterThan(0);
  for (const slot of slots) expect(await quote(slot)).toMatchObject({ slots });
}

describe('an order with a lunch menu', () => {
  test('[CHK-08] [ITEM-06] a dish for later cannot be had now: the refusal brings the times at which it can', async () => {
    market.clock.set(afternoon);
    await add(lunch, 11);
    const refusal = await refused();
    expect(refusal.code).toBe('item_outside_window');
    await expectAllGood(refusal.body['slots'] as string[]);
  });

  test('[CHK-08] a time at which it is not made is offered neither beside the bill nor by a closed store', async () => {
    market.clock.set(atLunch);
    await add(lunch, 11);
    const { slots } = await quote();
    await expectAllGood(slots);
    expect((await refused('2026-06-17T20:00:00.000Z')).body['slots']).toEqual(slots);
    market.clock.set(night);
    const closed = await refused();
    expect(closed.code).toBe('store_closed');
    await expectAllGood(closed.body['slots'] as string[]);
  });

  test('[CHK-08] a time that has passed while the form stood open brings those that have not', async () => {
    market.clock.set(atLunch);
    await add(lunch, 11);
    const [first = ''] = (await quote()).slots;
    market.clock.set(first);
    const refusal = await refused(first);
    expect(refusal.code).toBe('slot_past');
    const slots = refusal.body['slots'] as string[];
    await expectAllGood(slots);
    expect(Date.parse(slots[0] ?? '')).toBeGreaterThan(Date.parse(first));
  });

  test('[CHK-08] an item that is on sale no more takes no times away', async () => {
    market.clock.set(atLunch);
    await add(bread, 3);
    const { slots } = await quote();
    await sql`update items set active = false where id = ${bread}`.execute(market.ctx.db);
    market.clock.set(night);
    const closed = await refused();
    await sql`update items set active = true where id = ${bread}`.execute(market.ctx.db);
    expect(closed.body['slots']).toContain(slots.at(-1));
  });
});

test('[CHK-08] the days after a campaign’s last are not offered', async () => {
  market.clock.set(atLunch);
  await add(bread, 3);
  const days = (slots: readonly string[]) => new Set(slots.map((slot) => slot.slice(0, 10)));
  expect(days((await quote()).slots).size).toBeGreaterThan(2);
  await sql`update items set available_from_date = '2026-06-10', available_until_date = '2026-06-17'
    where id = ${bread}`.execute(market.ctx.db);
  const { slots } = await quote();
  await sql`update items set available_from_date = null, available_until_date = null
    where id = ${bread}`.execute(market.ctx.db);
  expect(Math.max(...slots.map((slot) => Date.parse(slot)))).toBeLessThan(Date.parse('2026-06-18T03:00:00Z'));
});
