import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestGuest,
  type TestMarket,
} from '../../testing/index.ts';

const { items, parcels, points, stores } = fixture;

let market: TestMarket;
let caller: Pick<TestGuest, 'guestId'>;
beforeAll(async () => {
  market = await openTestMarket();
  caller = await market.newGuest();
  await market.call('cart.add', { body: { item_id: items.pasta, quantity: 2, price: 7 } }, caller);
});
afterAll(() => market.close());

const at = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng });
const order = { order_type: 'delivery', ...at(points.centre) } as const;
const parcel = {
  parcel_category_id: parcels.documents,
  sender_details: at(points.centre),
  receiver_details: at(points.coast),
};
const finer = {
  status: 400,
  message: 'The request could not be read: body.dm_tips: more decimals than the currency has.',
};

describe('[CHK-06] a tip finer than the currency’s smallest unit is refused, not rounded: nobody pays 2.35 for 2.345', () => {
  test('beside an order', async () => {
    const body = { ...order, dm_tips: 2.345 };
    expect(await market.refused('checkout.quote', { body }, caller)).toMatchObject(finer);
    const { bill } = await market.call('checkout.quote', { body: { ...order, dm_tips: 2.34 } }, caller);
    expect(bill.dm_tips).toBe(2.34);
  });

  test('beside an order by prescription, before a store that sells no medicine: it was told last', async () => {
    const { payment_method: _method, ...toCentre } = deliveryToCentre;
    const body = { ...toCentre, store_id: stores.trattoria, prescription_ids: [], dm_tips: 2.345 };
    expect(await market.refused('checkout.placePrescription', { body }, caller)).toMatchObject(finer);
  });

  test('beside a parcel', async () => {
    const body = { ...parcel, dm_tips: 2.345 };
    expect(await market.refused('parcels.quote', { body }, caller)).toMatchObject(finer);
    // A field: told before a kind that nobody carries.
    const unknown = { ...body, parcel_category_id: market.ctx.ids.next() };
    expect(await market.refused('parcels.quote', { body: unknown }, caller)).toMatchObject(finer);
    const { bill } = await market.call('parcels.quote', { body: { ...parcel, dm_tips: 2.34 } }, caller);
    expect(bill.dm_tips).toBe(2.34);
  });

  test('where nobody tips it counts for nothing', async () => {
    const body = { order_type: 'take_away', dm_tips: 2.345 } as const;
    expect((await market.call('checkout.quote', { body }, caller)).bill.dm_tips).toBe(0);
  });
});

test('[CHK-06] the largest tip that a call may name is billed as it is', async () => {
  const body = { ...order, dm_tips: 1e9 };
  const { bill } = await market.call('checkout.quote', { body }, caller);
  expect(bill.dm_tips).toBe(1e9);
  expect(
    (await market.refused('checkout.quote', { body: { ...order, dm_tips: 1e9 + 1 } }, caller)).code,
  ).toBe('malformed');
});
