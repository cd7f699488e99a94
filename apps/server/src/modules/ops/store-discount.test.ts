import type { Body } from '@promenade/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, rental, type TestMarket, writeRental } from '../../testing/index.ts';

const { items, stores, points } = fixture;
const door = { latitude: points.centre.lat, longitude: points.centre.lng };

let market: TestMarket;
let operator: { token: string };
let shopper: { guestId: string };
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
  operator = { token: await market.operatorToken() };
  shopper = { guestId: (await market.newGuest()).guestId };
  await market.call('cart.add', { body: { item_id: items.pasta, quantity: 2, price: 7 } }, shopper);
});
afterAll(() => market.close());

type Discount = Body<'ops.setStoreDiscount'>['discount'];

const set = (discount: Discount, id: string = stores.trattoria) => ({ params: { id }, body: { discount } });
const decide = (discount: Discount) => market.call('ops.setStoreDiscount', set(discount), operator);
const refusal = async (discount: Discount, id?: string) =>
  (await market.refused('ops.setStoreDiscount', set(discount, id), operator)).code;

/** The trattoria's discount at an instant, in its card, its page, an item's card and page, the lists and the bill. */
async function takenOffAt(instant: string) {
  market.clock.set(instant);
  const tomorrow = new Date(Date.parse(instant) + 86_400_000).toISOString().slice(0, 10);
  const store = await market.call('catalog.store', { params: { id: stores.trattoria } });
  const item = await market.call('catalog.item', { params: { id: items.pasta } });
  const listed = await market.call('catalog.stores', { query: { discounted: '1' } });
  const goods = await market.call('catalog.discountedItems', {});
  const { bill } = await market.call(
    'checkout.quote',
    { body: { order_type: 'delivery', schedule_at: `${tomorrow}T15:00:00Z`, ...door } },
    shopper,
  );
  return {
    store: store.discount?.discount ?? null,
    type: store.discount_type,
    item: item.store_discount,
    offer: item.store_offer?.discount ?? null,
    listed: listed.stores.some(({ id }) => id === stores.trattoria),
    goods: goods.items.some(({ id }) => id === items.pasta),
    bill: bill.discount,
  };
}

const nothing = { store: null, type: null, item: 0, offer: null, listed: false, goods: false, bill: 0 };
const quarter = { store: 25, type: 'percent', item: 25, offer: 25, listed: true, goods: true, bill: 3.5 };

test('a store’s discount runs on its days and at its hours, past midnight too, wherever it is seen and counted', async () => {
  expect(
    await decide({
      percent: 25,
      start_date: '2026-06-20',
      end_date: '2026-06-21',
      from: '18:00',
      until: '02:00',
    }),
  ).toEqual({ message: 'Store updated.' });
  expect(await takenOffAt('2026-06-19T22:00:00Z')).toEqual(nothing);
  expect(await takenOffAt('2026-06-20T04:59:00Z')).toEqual(nothing);
  expect(await takenOffAt('2026-06-20T20:59:00Z')).toEqual(nothing);
  expect(await takenOffAt('2026-06-20T21:00:00Z')).toEqual(quarter);
  expect(await takenOffAt('2026-06-21T04:59:00Z')).toEqual(quarter);
  expect(await takenOffAt('2026-06-21T05:00:00Z')).toEqual(nothing);
  // The night that begins on the last day is of that day to its end.
  expect(await takenOffAt('2026-06-22T04:59:00Z')).toEqual(quarter);
  expect(await takenOffAt('2026-06-22T05:00:00Z')).toEqual(nothing);
});

test('a store’s discount without dates always runs, from its minimum and up to its maximum, until it is taken away', async () => {
  await decide({ percent: 25 });
  expect(await takenOffAt('2026-06-22T15:00:00Z')).toEqual(quarter);
  await decide({ percent: 25, max_discount: 2 });
  expect(await takenOffAt('2026-06-22T15:00:00Z')).toEqual({ ...quarter, bill: 2 });
  await decide({ percent: 25, min_purchase: 20 });
  expect(await takenOffAt('2026-06-22T15:00:00Z')).toEqual({ ...quarter, bill: 0 });
  await decide(null);
  expect(await takenOffAt('2026-06-22T15:00:00Z')).toEqual(nothing);
});

test('a store’s discount may have hours, a first day or a last day alone', async () => {
  await decide({ percent: 25, from: '18:00', until: '20:00' });
  expect(await takenOffAt('2026-06-22T20:59:00Z')).toEqual(nothing);
  expect(await takenOffAt('2026-06-22T21:00:00Z')).toEqual(quarter);
  await decide({ percent: 25, start_date: '2026-06-23' });
  expect(await takenOffAt('2026-06-22T21:00:00Z')).toEqual(nothing);
  expect(await takenOffAt('2026-06-23T21:00:00Z')).toEqual(quarter);
  await decide({ percent: 25, end_date: '2026-06-23' });
  expect(await takenOffAt('2026-06-23T21:00:00Z')).toEqual(quarter);
  expect(await takenOffAt('2026-06-24T21:00:00Z')).toEqual(nothing);
});

test('an amount of a discount or a delivery rate with more decimals than the currency is refused at its field', async () => {
  const messageOf = async (discount: Discount) =>
    (await market.refused('ops.setStoreDiscount', set(discount), operator)).message;
  expect(await messageOf({ percent: 25, min_purchase: 1.005 })).toContain('discount.min_purchase');
  expect(await messageOf({ percent: 25, max_discount: 1.005 })).toContain('discount.max_discount');
  const rateMessage = async (rates: Body<'ops.setStoreDelivery'>['rates']) =>
    (
      await market.refused(
        'ops.setStoreDelivery',
        { params: { id: stores.trattoria }, body: { rates } },
        operator,
      )
    ).message;
  expect(await rateMessage({ fixed: 1.005 })).toContain('rates.fixed');
  expect(await rateMessage({ per_km: 1.005, minimum: 1 })).toContain('rates.per_km');
  expect(await rateMessage({ per_km: 1, minimum: 1.005 })).toContain('rates.minimum');
  expect(await rateMessage({ per_km: 1, minimum: 1, maximum: 1.005 })).toContain('rates.maximum');
});

test('delivery rates of a rental provider are refused, which delivers nothing: they were said to be kept, and nobody saw them', async () => {
  const rates = { params: { id: rental.providers.wheels }, body: { rates: { fixed: 3 } } };
  expect((await market.refused('ops.setStoreDelivery', rates, operator)).code).toBe('store_not_found');
});

test('a discount from the year 0 is refused: the database has none, and the lists of stores and goods failed by it', async () => {
  expect(await refusal({ percent: 25, start_date: '0000-01-01' })).toBe('malformed');
  expect(await refusal({ percent: 25, end_date: '0000-12-31' })).toBe('malformed');
  const from = '1000-01-01';
  await decide({ percent: 25, start_date: from, end_date: '9999-12-31' });
  expect(await takenOffAt('2026-06-22T15:00:00Z')).toEqual(quarter);
});

test('a store’s discount that could not be kept is refused, as are a provider’s, another store’s and a courier’s', async () => {
  const malformed = 'malformed';
  expect(await refusal({ percent: 25, start_date: '2026-06-21', end_date: '2026-06-20' })).toBe(malformed);
  expect(await refusal({ percent: 25, from: '18:00' })).toBe(malformed);
  expect(await refusal({ percent: 25, from: '18:60', until: '20:00' })).toBe(malformed);
  expect(await refusal({ percent: 0 })).toBe(malformed);
  expect(await refusal({ percent: 25 }, '0190a000-ffff-7000-8000-000000000001')).toBe('store_not_found');
  expect(await refusal({ percent: 25 }, rental.providers.wheels)).toBe('store_not_found');
  const holder = { body: { role: 'store', holder_id: stores.bakery } } as const;
  const { token } = await market.call('ops.giveToken', holder, operator);
  const theirs = await market.refused('ops.setStoreDiscount', set({ percent: 25 }), { token });
  expect(theirs.code).toBe('store_not_found');
  await market.call('ops.setStoreDiscount', set({ percent: 25 }, stores.bakery), { token });
  const rider = { name: 'Rosa', phone: '+59899000112', vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call('ops.addCourier', { body: rider }, operator);
  const courier = await market.call(
    'ops.giveToken',
    { body: { role: 'courier', holder_id: courier_id } },
    operator,
  );
  expect((await market.refused('ops.setStoreDiscount', set(null, stores.bakery), courier)).code).toBe(
    'forbidden',
  );
});
