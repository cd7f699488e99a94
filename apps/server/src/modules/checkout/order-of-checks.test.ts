import type { PlaceBody } from '@promenade/contract/checkout';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  decideMarket,
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestMarket,
} from '../../testing/index.ts';

const { items, points, stores } = fixture;

let market: TestMarket;
let guest: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  guest = await market.newGuest();
  for (const [item_id, price] of [
    [items.tiramisu, 4.5],
    [items.pasta, 7],
  ] as const)
    await market.call('cart.add', { body: { item_id, quantity: 2, price } }, guest);
});
afterAll(() => market.close());

const run = (statement: string) => sql.raw(statement).execute(market.ctx.db);
const store = (change: string) => run(`update stores set ${change} where id = '${stores.trattoria}'`);
const today = "'{2026-06-17}'";
const at = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng });

test('[CHK-06] of everything that is wrong with an order the first is told, in the order of api.md, rule 6', async () => {
  await decideMarket(market.ctx, { guestCheckout: false, cashMaximumMinor: 1 });
  await store(`active = false, days_off = ${today}, minimum_order_minor = 9900`);
  await run(`update items set active = false where id = '${items.pasta}'`);
  await run(`update item_stock set stock = 0 where item_id = '${items.tiramisu}'`);
  let body: PlaceBody = {
    ...deliveryToCentre,
    ...at(points.coast),
    contact_person_name: '',
    dm_tips: 2.345,
    coupon_code: 'NOSUCH',
    order_amount: 1,
  };
  const change = (mended: Partial<typeof body>) => async () => {
    body = { ...body, ...mended } as typeof body;
  };
  const mends: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['name_required', change({ contact_person_name: 'Ana' })],
    // As fine as no coin: a field like the others.
    ['malformed', change({ dm_tips: 2.34 })],
    ['guest_checkout_off', () => decideMarket(market.ctx, { guestCheckout: true })],
    ['store_inactive', () => store('active = true')],
    ['store_closed', () => store("days_off = '{}'")],
    ['item_unavailable', () => run(`update items set active = true where id = '${items.pasta}'`)],
    ['out_of_stock', () => run(`update item_stock set stock = 7 where item_id = '${items.tiramisu}'`)],
    ['out_of_zone', change(at(points.centre))],
    ['minimum_order', () => store('minimum_order_minor = 0')],
    ['coupon_not_found', change({ coupon_code: null })],
    ['cash_limit', () => decideMarket(market.ctx, { cashMaximumMinor: null })],
    ['bill_changed', async () => {}],
  ];
  for (const [code, mend] of mends) {
    expect((await market.refused('checkout.place', { body }, guest)).code).toBe(code);
    await mend();
  }
  const { order_type, latitude, longitude, dm_tips } = body as typeof deliveryToCentre & { dm_tips: number };
  const asked = { order_type, latitude, longitude, dm_tips };
  const { bill } = await market.call('checkout.quote', { body: asked }, guest);
  await change({ order_amount: bill.order_amount })();
  expect((await market.call('checkout.place', { body }, guest)).total_amount).toBe(bill.order_amount);
});
