import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fixture,
  openTestMarket,
  rental,
  type TestCustomer,
  type TestMarket,
  writeRental,
} from '../../../testing/index.ts';

const { vehicles, providers } = rental;
const vehicle = (vehicle_id: string) => ({ query: { vehicle_id } });
const provider = (provider_id: string) => ({ query: { provider_id } });

let market: TestMarket;
let ana: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
});
afterAll(() => market.close());
beforeEach(async () => {
  ana = await market.newCustomer();
});

async function favourites(caller: object = ana): Promise<{ vehicles: string[]; providers: string[] }> {
  const list = await market.call('rentalWishlist.list', {}, caller);
  return { vehicles: list.vehicles.map(({ id }) => id), providers: list.providers.map(({ id }) => id) };
}

describe('marking', () => {
  test('[WISH-03] [RENT-13] a vehicle and a provider; the latest comes first', async () => {
    expect(await market.call('rentalWishlist.add', vehicle(vehicles.compact), ana)).toEqual({
      message: 'Added to your wishlist.',
    });
    market.clock.advance(1);
    await market.call('rentalWishlist.add', vehicle(vehicles.suv), ana);
    await market.call('rentalWishlist.add', provider(providers.wheels), ana);
    expect(await favourites()).toEqual({
      vehicles: [vehicles.suv, vehicles.compact],
      providers: [providers.wheels],
    });
  });

  test('an export names the vehicle and the provider that were marked', async () => {
    await market.call('rentalWishlist.add', vehicle(vehicles.compact), ana);
    await market.call('rentalWishlist.add', provider(providers.wheels), ana);
    const { records } = await market.call('accounts.export', {}, ana);
    const taken = JSON.stringify(records['wishlist']);
    for (const id of [vehicles.compact, providers.wheels]) expect(taken).toContain(id);
  });

  test('[WISH-03] again changes nothing and says so', async () => {
    for (const target of [vehicle(vehicles.compact), provider(providers.wheels)]) {
      await market.call('rentalWishlist.add', target, ana);
      const again = await market.refused('rentalWishlist.add', target, ana);
      expect(again).toMatchObject({ status: 409, code: 'already_in_wishlist' });
    }
    expect(await favourites()).toEqual({ vehicles: [vehicles.compact], providers: [providers.wheels] });
  });

  test('what nobody is shown cannot be marked', async () => {
    const refused = async (input: object) => (await market.refused('rentalWishlist.add', input, ana)).code;
    expect(await refused(vehicle(vehicles.retired))).toBe('vehicle_not_found');
    expect(await refused(vehicle(fixture.items.pizza))).toBe('vehicle_not_found');
    expect(await refused(provider(fixture.stores.trattoria))).toBe('provider_not_found');
  });

  test('one vehicle or one provider must be named', async () => {
    const both = { query: { vehicle_id: vehicles.compact, provider_id: providers.wheels } };
    for (const input of [{}, both])
      for (const id of ['rentalWishlist.add', 'rentalWishlist.remove'] as const)
        expect(await market.refused(id, input, ana)).toMatchObject({
          status: 422,
          code: 'rental_wishlist_target',
        });
  });

  test('[RENT-13] [WISH-03] needs a token: You are not logged in', async () => {
    const { guestId } = await market.newGuest();
    for (const caller of [{}, { guestId }]) {
      const refusal = await market.refused('rentalWishlist.add', vehicle(vehicles.compact), caller);
      expect(refusal).toMatchObject({ status: 401, code: 'sign_in_required' });
      expect(refusal.body.message).toBe('You are not logged in');
    }
  });
});

describe('removing', () => {
  test('[WISH-03] takes the mark away, even of what is no longer let; a second time there is none', async () => {
    await market.call('rentalWishlist.add', vehicle(vehicles.compact), ana);
    await market.call('rentalWishlist.add', provider(providers.wheels), ana);
    await sql`update vehicles set active = false where id = ${vehicles.compact}`.execute(market.ctx.db);
    const { message } = await market.call('rentalWishlist.remove', vehicle(vehicles.compact), ana);
    expect(message).toBe('Removed from your wishlist.');
    await sql`update vehicles set active = true where id = ${vehicles.compact}`.execute(market.ctx.db);
    expect(await favourites()).toEqual({ vehicles: [], providers: [providers.wheels] });
    await market.call('rentalWishlist.remove', provider(providers.wheels), ana);
    const again = await market.refused('rentalWishlist.remove', provider(providers.wheels), ana);
    expect(again).toMatchObject({ status: 404, code: 'not_in_wishlist' });
  });

  test('belongs to one customer alone, and takes no restaurant away', async () => {
    const other = await market.newCustomer();
    await market.call('rentalWishlist.add', vehicle(vehicles.compact), ana);
    expect(await favourites(other)).toEqual({ vehicles: [], providers: [] });
    expect(await market.refused('rentalWishlist.remove', vehicle(vehicles.compact), other)).toMatchObject({
      code: 'not_in_wishlist',
    });
    await market.call('wishlist.add', { query: { store_id: fixture.stores.trattoria } }, ana);
    const trattoria = await market.refused('rentalWishlist.remove', provider(fixture.stores.trattoria), ana);
    expect(trattoria.code).toBe('not_in_wishlist');
    expect((await market.call('wishlist.list', {}, ana)).store).toHaveLength(1);
    expect(await favourites()).toEqual({ vehicles: [vehicles.compact], providers: [] });
  });
});

describe('the list', () => {
  test('[WISH-04] a provider has its id, slug, name, logo, rating, address and zone; a vehicle is its card', async () => {
    await market.call('rentalWishlist.add', provider(providers.wheels), ana);
    await market.call('rentalWishlist.add', vehicle(vehicles.suv), ana);
    const list = await market.call('rentalWishlist.list', {}, ana);
    expect(list.providers).toEqual([
      {
        id: providers.wheels,
        slug: 'city-wheels',
        name: 'City Wheels',
        logo_full_url: 'http://market.example/media/stores/shop-logo.webp',
        avg_rating: 4.5,
        address: 'The Corner Shop street 1',
        zone_id: fixture.zones.centre,
      },
    ]);
    expect(list.vehicles).toMatchObject([{ id: vehicles.suv, name: 'Tero Hill', total_vehicles: 2 }]);
  });

  test('[MOD-08] shows what can be had here, and keeps the rest', async () => {
    await market.call('rentalWishlist.add', vehicle(vehicles.compact), ana);
    await market.call('rentalWishlist.add', vehicle(vehicles.cabrio), ana);
    await market.call('rentalWishlist.add', provider(providers.wheels), ana);
    expect(await favourites({ ...ana, zones: [fixture.zones.coast] })).toEqual({
      vehicles: [vehicles.cabrio],
      providers: [],
    });
    expect((await favourites()).vehicles).toHaveLength(2);
  });
});
