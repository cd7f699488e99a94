import type { Body } from '@promenade/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fixture,
  openTestMarket,
  rental,
  shops,
  type TestMarket,
  writeRental,
  writeShops,
} from '../../testing/index.ts';

const { items, stores, points } = fixture;
const door = { latitude: points.centre.lat, longitude: points.centre.lng };

let market: TestMarket;
let operator: { token: string };
let shopper: { guestId: string };
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
  await writeShops(market.ctx);
  operator = { token: await market.operatorToken() };
  shopper = { guestId: (await market.newGuest()).guestId };
  await market.call('cart.add', { body: { item_id: items.pasta, quantity: 2, price: 7 } }, shopper);
});
afterAll(() => market.close());

type Hours = Body<'ops.setStoreHours'>;

const set = (body: Hours, id: string = stores.trattoria) => ({ params: { id }, body });
const decide = (body: Hours, id?: string) => market.call('ops.setStoreHours', set(body, id), operator);
const refused = async (body: Hours, caller = operator, id?: string) =>
  (await market.refused('ops.setStoreHours', set(body, id), caller)).body.errors[0];

const daily = (opens: string, closes: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));

/** Whether the trattoria is open at an instant, by its page, its card, the list of open stores, and checkout. */
async function openAt(instant: string) {
  market.clock.set(instant);
  const { state } = await market.call('catalog.store', { params: { id: stores.trattoria } });
  const { stores: listed } = await market.call('catalog.stores', {});
  const quote = { body: { order_type: 'take_away', ...door } } as const;
  const takesNow = await market.call('checkout.quote', quote, shopper).then(
    () => true,
    () => false,
  );
  const card = listed.find(({ id }) => id === stores.trattoria)?.state.open;
  return { page: state.open, card, takesNow };
}

const yes = { page: true, card: true, takesNow: true };
const no = { page: false, card: false, takesNow: false };

test('a store’s hours and days off are those that were decided last, wherever they are seen and counted', async () => {
  expect(
    await decide({
      opening_hours: daily('20:00', '02:00'),
      days_off: ['2026-06-23', '2026-06-21', '2026-06-21'],
    }),
  ).toEqual({
    message: 'Store updated.',
    opening_hours: daily('20:00', '26:00'),
    days_off: ['2026-06-21', '2026-06-23'],
  });
  expect(await openAt('2026-06-19T22:59:00Z')).toEqual(no);
  expect(await openAt('2026-06-19T23:00:00Z')).toEqual(yes);
  // The night before continues into the day off, which has no hours of its own.
  expect(await openAt('2026-06-21T04:59:00Z')).toEqual(yes);
  expect(await openAt('2026-06-21T23:30:00Z')).toEqual(no);
  expect(await openAt('2026-06-22T23:30:00Z')).toEqual(yes);
  const page = await market.call('catalog.store', { params: { id: stores.trattoria } });
  expect(page).toMatchObject({
    opening_hours: daily('20:00', '26:00'),
    days_off: ['2026-06-21', '2026-06-23'],
  });
  await decide({ opening_hours: daily('11:00', '16:00') });
  expect(await openAt('2026-06-21T15:00:00Z')).toEqual(yes);
  expect(await openAt('2026-06-22T23:30:00Z')).toEqual(no);
});

test('a provider’s hours are decided in the same way, and its page says them', async () => {
  const id = rental.providers.wheels;
  await decide({ opening_hours: [{ weekday: 1, opens: '06:00', closes: '22:00' }] }, id);
  const provider = await market.call(
    'providers.details',
    { params: { id } },
    { ...shopper, module: rental.modules.rental },
  );
  expect(provider.opening_hours).toEqual([{ weekday: 1, opens: '06:00', closes: '22:00' }]);
});

test('hours that are none are refused in words that name the day, at their field; a shop keeps none', async () => {
  expect(await refused({ opening_hours: [] })).toEqual({
    code: 'hours_empty',
    message: 'Enter opening hours for at least one day.',
    field: 'opening_hours',
  });
  expect(await refused({ opening_hours: [{ weekday: 2, opens: '9', closes: '25:00' }] })).toMatchObject({
    code: 'hours_time',
    message: 'Tuesday: enter times such as 09:00.',
  });
  const twice = [...daily('10:00', '18:00'), { weekday: 3, opens: '17:00', closes: '20:00' }];
  expect(await refused({ opening_hours: twice })).toMatchObject({
    code: 'hours_overlap',
    message: 'Wednesday: these hours overlap others.',
  });
  const week = { opening_hours: daily('10:00', '18:00') };
  expect((await refused(week, operator, shops.stores.outfitter))?.code).toBe('always_open');
  expect((await refused({ ...week, days_off: ['2026-02-30'] }))?.code).toBe('malformed');
  expect((await refused(week, operator, '0190a000-ffff-7000-8000-000000000001'))?.code).toBe(
    'store_not_found',
  );
});

test('a store’s staff decide of their own store alone, and couriers of none', async () => {
  const week = { opening_hours: daily('10:00', '18:00') };
  const holder = { body: { role: 'store', holder_id: stores.bakery } } as const;
  const { token } = await market.call('ops.giveToken', holder, operator);
  expect((await refused(week, { token }))?.code).toBe('store_not_found');
  await market.call('ops.setStoreHours', set(week, stores.bakery), { token });
  const rider = { name: 'Rosa', phone: '+59899000112', vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call('ops.addCourier', { body: rider }, operator);
  const holderOfBicycle = { body: { role: 'courier', holder_id: courier_id } } as const;
  const courier = await market.call('ops.giveToken', holderOfBicycle, operator);
  expect((await refused(week, courier, stores.bakery))?.code).toBe('forbidden');
});
