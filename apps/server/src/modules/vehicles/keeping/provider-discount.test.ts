import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookTestTrip,
  type Caller,
  fillTripCart,
  fixture,
  openTestMarket,
  rental,
  type TestMarket,
  writeRental,
} from '../../../testing/index.ts';
import { upsertProviders } from '../loading/loading.repo.ts';

const { modules, providers, vehicles } = rental;
type Discount = Body<'ops.setProviderDiscount'>['discount'];

let market: TestMarket;
let operator: Caller;
let wheels: Caller;
let shopper: Caller & { guestId: string };
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
  operator = { token: await market.operatorToken() };
  const body = { role: 'store', holder_id: providers.wheels } as const;
  wheels = { token: (await market.call('ops.giveToken', { body }, operator)).token };
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.set('2026-06-17T15:30:00Z');
  shopper = { guestId: (await market.newGuest()).guestId, module: modules.rental };
});

const set = (discount: Discount, id: string = providers.wheels) => ({ params: { id }, body: { discount } });
const decide = (discount: Discount, caller = wheels) =>
  market.call('ops.setProviderDiscount', set(discount), caller);
const refusal = async (discount: Discount, caller = wheels, id?: string) =>
  (await market.refused('ops.setProviderDiscount', set(discount, id), caller)).code;

/** The provider's discount on its page and its vehicle, with the price of a four-hour trip and the amount deducted. */
async function takenOff() {
  const caller = { module: modules.rental };
  const provider = await market.call('providers.details', { params: { id: providers.wheels } }, caller);
  const vehicle = await market.call(
    'vehicles.details',
    { params: { id: vehicles.compact }, query: {} },
    caller,
  );
  const { bill } = await market.call('trips.quote', { body: {} }, shopper);
  expect(vehicle.provider.discount).toEqual(provider.discount);
  return { told: provider.discount, gross: bill.trip_price, off: bill.discount, by: bill.discount_by };
}

test('a provider’s discount is decided by a call: told on its page and its vehicles, and taken off trips until its end', async () => {
  await fillTripCart(market, shopper, { vehicleId: vehicles.compact });
  await decide(null);
  const { gross, ...none } = await takenOff();
  expect(none).toEqual({ told: null, off: 0, by: null });
  const ends_at = '2026-06-17T16:00:00.000Z';
  const message = 'Provider updated.';
  expect(await decide({ percent: 25, max_discount: 5, min_purchase: gross, ends_at })).toEqual({ message });
  const told = { discount: 25, discount_type: 'percent', min_purchase: gross, max_discount: 5, ends_at };
  expect(await takenOff()).toEqual({ told, gross, off: 5, by: 'provider' });
  market.clock.set('2026-06-17T15:59:59.999Z');
  expect((await takenOff()).off).toBe(5);
  market.clock.set(ends_at);
  expect(await takenOff()).toEqual({ ...none, gross });
  await decide({ percent: 25, min_purchase: gross + 0.01 });
  expect((await takenOff()).off).toBe(0);
  await decide({ percent: 25 }, operator);
  expect((await takenOff()).off).toBe(gross / 4);
});

test('a trip that is booked keeps its price when its provider’s discount goes', async () => {
  await decide({ percent: 50 });
  const { trip_id } = await bookTestTrip(market, shopper, { vehicleId: vehicles.compact });
  const billOf = async () =>
    (await market.call('trips.details', { query: { trip_id } }, shopper)).bill.trip_amount;
  const booked = await billOf();
  await decide(null);
  expect(await billOf()).toBe(booked);
});

test('a discount that a provider decided outlives an import, with its end; one that came with an import does not', async () => {
  const imported = (store_id: string) =>
    upsertProviders(market.ctx.db, [
      { store_id, pickup_zones: ['centre'], discount_ends_at: '2026-06-30T00:00:00Z' },
    ]);
  await decide({ percent: 25, ends_at: '2026-12-24T18:00:00Z' });
  await imported(providers.wheels);
  await imported(providers.coastal);
  const { rows } = await sql<{ at: Date }>`
    select discount_ends_at as at from providers order by store_id = ${providers.wheels}`.execute(
    market.ctx.db,
  );
  expect(rows.map(({ at }) => at.toISOString())).toEqual([
    '2026-06-30T00:00:00.000Z',
    '2026-12-24T18:00:00.000Z',
  ]);
});

test('a provider’s discount that could not be kept is refused, as are a store’s, another provider’s and a courier’s', async () => {
  const hours = { percent: 25, from: '18:00', until: '20:00' };
  for (const wrong of [
    { percent: 0 },
    { percent: 25, max_discount: 0.001 },
    { percent: 25, ends_at: 'soon' },
    hours,
  ])
    expect(await refusal(wrong)).toBe('malformed');
  expect(await refusal({ percent: 25, min_purchase: 30_000_000 })).toBe('malformed');
  expect(await refusal({ percent: 25 }, operator, fixture.stores.bakery)).toBe('provider_not_found');
  expect(await refusal({ percent: 25 }, operator, vehicles.van)).toBe('provider_not_found');
  expect(await refusal({ percent: 25 }, wheels, providers.coastal)).toBe('provider_not_found');
  const rider = { name: 'Rosa', phone: '+59899000112', vehicle: 'bicycle' } as const;
  const { courier_id: holder_id } = await market.call('ops.addCourier', { body: rider }, operator);
  const courier = await market.call('ops.giveToken', { body: { role: 'courier', holder_id } }, operator);
  expect(await refusal(null, courier)).toBe('forbidden');
});
