import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fixture,
  insertTrip,
  openTestMarket,
  rental,
  type TestMarket,
  unitsOf,
  writeRental,
} from '../../../testing/index.ts';
import { holdUnits } from '../index.ts';

const { vehicles, providers, categories, brands } = rental;
const { zones, points } = fixture;
const HOUR_MS = 3_600_000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
  // The compact: one of three, from 18:00 to 20:00 in Montevideo; the van: all of that day.
  await hold(vehicles.compact, '2026-06-18T21:00:00Z', 2);
  await hold(vehicles.van, '2026-06-18T03:00:00Z', 24);
});
afterAll(() => market.close());

async function hold(vehicleId: string, from: string, hours: number): Promise<void> {
  const fromMs = Date.parse(from);
  const window = { fromMs, untilMs: fromMs + hours * HOUR_MS };
  const { shopperId } = await market.newGuest();
  const ids = await insertTrip(market.ctx, { shopperId, vehicleId, ...window });
  await holdUnits(market.ctx, { ...ids, vehicleId, quantity: 1, ...window });
}

const keys = new Map<string, string>(Object.entries(vehicles).map(([key, id]) => [id, key]));
const keyOf = ({ id }: { id: string }) => keys.get(id);

async function found(query: object, caller: object = {}): Promise<(string | undefined)[]> {
  // The total may be a second old.
  market.clock.advance(1_000);
  const page = await market.call('vehicles.search', { query }, caller);
  expect(page.total_size).toBe(page.vehicles.length);
  return page.vehicles.map(keyOf);
}

describe('[RENT-21] [RENT-22] what is searched', () => {
  test('without a question: all that is let here, the most hired first', async () => {
    expect(await found({})).toEqual([
      'compact',
      'suv',
      'cabrio',
      'van',
      'limousine',
      'bicycle',
      'coach',
      'scooter',
    ]);
  });

  test('by how it is let: only what is let that way; distance is read as distance_wise', async () => {
    expect(await found({ rental_type: 'hourly' })).toEqual([
      'compact',
      'suv',
      'cabrio',
      'van',
      'bicycle',
      'scooter',
    ]);
    expect(await found({ rental_type: 'day_wise' })).toEqual(['compact', 'suv', 'cabrio', 'van', 'coach']);
    const byDistance = ['compact', 'suv', 'cabrio', 'limousine', 'scooter'];
    expect(await found({ rental_type: 'distance' })).toEqual(byDistance);
    expect(await found({ rental_type: 'distance_wise' })).toEqual(byDistance);
  });

  test.each([
    [
      'categories',
      { category_ids: `${categories.vans},${categories.cycles}` },
      ['van', 'bicycle', 'coach', 'scooter'],
    ],
    ['a brand', { brand_ids: brands.sur }, ['cabrio', 'van', 'limousine']],
    ['nothing ticked', { category_ids: '', brand_ids: '', fuel_types: '' }, 8],
    ['at least so many seats', { seats: 6 }, ['van', 'coach']],
    ['air condition', { air_condition: '1' }, ['compact', 'suv', 'cabrio', 'limousine', 'coach']],
    ['none', { air_condition: '0' }, ['van', 'bicycle', 'scooter']],
    ['gearbox', { transmission_type: 'manual' }, ['van', 'bicycle', 'coach']],
    ['fuels', { fuel_types: 'electric,hybrid' }, ['suv', 'cabrio', 'scooter']],
    ['fuels as a JSON list', { fuel_types: '["electric", "hybrid"]' }, ['suv', 'cabrio', 'scooter']],
    ['rating', { min_rating: 4.6 }, ['suv']],
    ['provider', { provider_id: providers.coastal }, ['cabrio', 'coach', 'scooter']],
    [
      'all at once',
      { seats: 5, air_condition: '1', fuel_types: 'petrol', brand_ids: brands.tero },
      ['compact'],
    ],
    ['a brand of which nothing is let', { brand_ids: brands.idle }, []],
  ] as const)('by %s', async (_, query, expected) => {
    const seen = await found(query);
    if (typeof expected === 'number') expect(seen).toHaveLength(expected);
    else expect(seen).toEqual(expected);
  });

  test('by name: the start of each word, in any language, accents and case apart', async () => {
    expect(await found({ name: 'tero' })).toEqual(['compact', 'suv']);
    expect(await found({ name: 'HÍLL te' })).toEqual(['suv']);
    expect(await found({ name: 'ero' })).toEqual([]);
    expect(await found({ name: '100% _' })).toEqual([]);
    expect(await found({ name: ' ' })).toHaveLength(8);
  });

  test('by name one at a time as all at once, though a name that many hold is looked for in the order of the list', async () => {
    for (const sort of ['popular', 'price_low', 'newest'] as const)
      for (const name of ['sur', 'tero', 'tero hill', 'coach']) {
        const listed = async (limit: number, offset: number) => {
          const page = await market.call('vehicles.search', { query: { name, sort, limit, offset } });
          return page.vehicles.map(keyOf);
        };
        const all = await listed(24, 1);
        expect(all.length).toBeGreaterThan(0);
        const pages = await Promise.all(all.map((_, index) => listed(1, index + 1)));
        expect(pages.flat()).toEqual(all);
      }
  });

  test('by price: the rate of the way asked for, else the lowest of all', async () => {
    expect(await found({ rental_type: 'hourly', min_price: 10, max_price: 18 })).toEqual([
      'compact',
      'suv',
      'cabrio',
    ]);
    expect(await found({ rental_type: 'day_wise', max_price: 90 })).toEqual(['compact', 'suv']);
    expect(await found({ max_price: 3 })).toEqual(['compact', 'suv', 'bicycle', 'scooter']);
    expect(await found({ min_price: 400 })).toEqual(['coach']);
  });

  test('sorted by rating, price and age', async () => {
    const sorted = async (sort: string, more = {}) => (await found({ sort, ...more })).slice(0, 3);
    expect(await sorted('rating')).toEqual(['suv', 'compact', 'van']);
    expect(await sorted('price_low')).toEqual(['scooter', 'compact', 'suv']);
    expect(await sorted('price_high', { rental_type: 'hourly' })).toEqual(['van', 'cabrio', 'suv']);
    expect(await sorted('newest')).toEqual(['bicycle', 'compact', 'van']);
  });

  test('by pages, with how many there are in all', async () => {
    const page = await market.call('vehicles.search', { query: { limit: 3, offset: 2, sort: 'popular' } });
    expect(page).toMatchObject({ total_size: 8, limit: 3, offset: 2 });
    expect(page.vehicles.map(keyOf)).toEqual(['van', 'limousine', 'bicycle']);
    const beyond = await market.call('vehicles.search', { query: { limit: 3, offset: 9 } });
    expect(beyond).toMatchObject({ total_size: 8, vehicles: [] });
  });

  test('costs one statement, and one more for how many there are, once a second for all windows and pages', async () => {
    await found({});
    const query = { name: 'sur', available: '1', rental_type: 'hourly', seats: 2 } as const;
    const sent = (more: object) =>
      market.statements(() => market.call('vehicles.search', { query: { ...query, ...more } }));
    expect(await sent({})).toHaveLength(2);
    expect(await sent({ pickup_time: '2026-06-18 18:00:00', estimated_hours: 5, offset: 2 })).toHaveLength(1);
  });

  test('[RENT-19] those with nothing free in the window are counted out of all that match', async () => {
    const query = { available: '1', pickup_time: '2026-06-18 12:00:00', estimated_hours: 2 } as const;
    const asked = await market.call('vehicles.search', { query: { ...query, limit: 1 } });
    const all = await market.call('vehicles.search', { query });
    expect(asked.total_size).toBe(all.vehicles.length);
    expect(all.vehicles.map(keyOf)).not.toContain('van');
  });

  test('what is no question is refused', async () => {
    for (const query of [
      { pickup_time: 'tomorrow' },
      { pickup_time: '2026-02-30 10:00:00' },
      { rental_type: 'weekly' },
    ])
      expect(await market.refused('vehicles.search', { query: query as object })).toMatchObject({
        status: 400,
        code: 'malformed',
      });
  });
});

describe('[MOD-08] where', () => {
  test('what can be fetched in the zone of the header', async () => {
    expect(await found({}, { zones: [zones.coast] })).toEqual(['cabrio', 'coach', 'scooter']);
  });

  test('or at the pickup point, wherever the caller is', async () => {
    const at = ({ lat, lng }: { lat: number; lng: number }) => ({ pickup_lat: lat, pickup_lng: lng });
    expect(await found(at(points.coast))).toEqual(['cabrio', 'coach', 'scooter']);
    expect(await found(at(points.centre), { zones: [zones.coast] })).toHaveLength(8);
    expect(await found(at(points.outside))).toEqual([]);
  });

  test('whatever module the caller has chosen; not of a provider that takes no trips', async () => {
    expect(await found({}, { module: rental.modules.rental })).toHaveLength(8);
    await sql`update stores set active = false where id = ${providers.wheels}`.execute(market.ctx.db);
    expect(await found({})).toEqual(['cabrio', 'coach', 'scooter']);
    await sql`update stores set active = true where id = ${providers.wheels}`.execute(market.ctx.db);
  });
});

describe('[RENT-19] how many are free', () => {
  const countOf = async (id: string, query: object) => {
    const { vehicles: listed } = await market.call('vehicles.search', { query });
    const vehicle = listed.find((one) => one.id === id);
    expect(vehicle?.total_vehicles).toBe(vehicle?.total_vehicle_count);
    return vehicle?.total_vehicle_count;
  };

  test('for the time that was asked for, on the market’s wall clock, under both names', async () => {
    expect(await countOf(vehicles.compact, {})).toBe(3);
    const at = (pickup_time: string, estimated_hours: number) =>
      countOf(vehicles.compact, { pickup_time, estimated_hours });
    expect(await at('2026-06-18 18:30:00', 1)).toBe(2);
    expect(await at('2026-06-18 17:00:00', 1)).toBe(3);
    // Rounded up to whole hours: until 18:30.
    expect(await at('2026-06-18 16:30:00', 1.2)).toBe(2);
    expect(await at('2026-06-18 20:00:00', 48)).toBe(3);
  });

  test('[RENT-12] a time not later than now is now', async () => {
    const query = { pickup_time: '2026-06-01 10:00:00', estimated_hours: 24 };
    expect(await countOf(vehicles.van, query)).toBe(0);
    expect(await countOf(vehicles.van, { ...query, estimated_hours: 11 })).toBe(1);
  });

  test('only what has one left, where that is asked for', async () => {
    const query = { pickup_time: '2026-06-18 12:00:00', estimated_hours: 12, rental_type: 'hourly' };
    expect(await found({ ...query, available: '1' })).not.toContain('van');
    expect(await found({ ...query, available: '1' })).toContain('compact');
    expect(await found({ ...query, available: '0' })).toContain('van');
    await sql`update vehicle_units set active = false where id = ${unitsOf('coach')[0]}`.execute(
      market.ctx.db,
    );
    expect(await found({ available: '1' })).not.toContain('coach');
    expect(await found({})).toContain('coach');
    await sql`update vehicle_units set active = true where id = ${unitsOf('coach')[0]}`.execute(
      market.ctx.db,
    );
  });
});

describe('other lists', () => {
  test('[RENT-22] the best rated are those with reviews, the best first', async () => {
    const { vehicles: listed } = await market.call('vehicles.topRated', { query: {} });
    expect(listed.map(keyOf)).toEqual(['suv', 'compact']);
  });

  test('[RENT-22] of a provider: all it lets, whatever way is asked for and wherever the caller is', async () => {
    const query = { provider_id: providers.wheels, rental_type: 'hourly', sort: 'price_high' } as const;
    const page = await market.call('vehicles.ofProvider', { query }, { zones: [zones.coast] });
    expect(page.vehicles.map(keyOf)).toEqual(['van', 'suv', 'compact', 'bicycle', 'limousine']);
    const unnamed = await market.refused('vehicles.ofProvider', { query: {} as typeof query });
    expect(unnamed.message).toContain('query.provider_id: is missing');
    const nobody = { query: { provider_id: fixture.stores.trattoria } };
    expect(await market.refused('vehicles.ofProvider', nobody)).toMatchObject({
      status: 404,
      code: 'provider_not_found',
    });
  });

  test('[RENT-22] categories and brands of which something is let here, with how much', async () => {
    const { coast } = zones;
    const counted = (list: { slug: string; vehicle_count: number }[]) =>
      list.map(({ slug, vehicle_count }) => [slug, vehicle_count]);
    expect(counted(await market.call('vehicles.categories'))).toEqual([
      ['cars', 4],
      ['vans', 2],
      ['cycles', 2],
    ]);
    expect(counted(await market.call('vehicles.brands'))).toEqual([
      ['tero', 2],
      ['sur', 3],
    ]);
    const elsewhere = await market.call('vehicles.categories', {}, { zones: [coast], language: 'ar' });
    expect(counted(elsewhere)).toEqual([
      ['cars', 1],
      ['vans', 1],
      ['cycles', 1],
    ]);
    expect(elsewhere[0]?.name).toBe('Cars (ar)');
  });
});
