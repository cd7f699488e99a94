import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMarket, writeMarket } from '../../settings/index.ts';
import {
  fixture,
  insertTrip,
  openTestMarket,
  rental,
  type TestMarket,
  writeRental,
} from '../../../testing/index.ts';
import { countVehicleStars, holdUnits, releaseUnits, sendUnitsOut } from '../index.ts';

const { vehicles, providers, categories, brands } = rental;
const { zones } = fixture;
const HOUR_MS = 3_600_000;
const media = 'http://market.example/media';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
});
afterAll(() => market.close());

const details = (id: string, query: object = {}, caller = {}) =>
  market.call('vehicles.details', { params: { id }, query }, caller);

// Waits until the server has been notified of the change.
async function keepTime(timeZone: string): Promise<void> {
  await writeMarket(market.ctx, { timeZone }, []);
  await expect
    .poll(async () => (await getMarket(market.ctx)).settings.timeZone)
    .toBe(timeZone || 'Etc/GMT-6');
}

async function switchRental(active: boolean): Promise<void> {
  const row = (await getMarket(market.ctx)).modules.find(({ id }) => id === rental.modules.rental);
  if (row) await writeMarket(market.ctx, {}, [{ ...row, active }]);
  const isActive = async () =>
    (await getMarket(market.ctx)).modules.some((one) => one.id === row?.id && one.active);
  await expect.poll(isActive).toBe(active);
}

async function hold(vehicleId: string, from: string, hours: number, quantity = 1): Promise<string> {
  const fromMs = Date.parse(from);
  const window = { fromMs, untilMs: fromMs + hours * HOUR_MS };
  const { shopperId } = await market.newGuest();
  const ids = await insertTrip(market.ctx, { shopperId, vehicleId, quantity, ...window });
  await holdUnits(market.ctx, { ...ids, vehicleId, quantity, ...window });
  return ids.tripId;
}

describe('a vehicle', () => {
  test('[RENT-02] [RENT-13] [RENT-19] has every field, by id and by slug', async () => {
    const byId = await details(vehicles.compact);
    expect(byId).toEqual({
      id: vehicles.compact,
      slug: 'the-compact',
      name: 'Tero Compact',
      provider: {
        id: providers.wheels,
        slug: 'city-wheels',
        name: 'City Wheels',
        logo_full_url: `${media}/stores/shop-logo.webp`,
        latitude: -34.903,
        longitude: -56.188,
        discount: {
          discount: 15,
          discount_type: 'percent',
          min_purchase: 100,
          max_discount: 30,
          ends_at: '2026-07-01T00:00:00.000Z',
        },
        pickup_zone_id: [zones.centre],
      },
      category: { id: categories.cars, slug: 'cars', name: 'Cars' },
      brand: { id: brands.tero, slug: 'tero', name: 'Tero' },
      thumbnail_full_url: `${media}/vehicles/compact.webp`,
      thumbnail_width: 800,
      thumbnail_height: 500,
      images_full_url: [`${media}/vehicles/compact-2.webp`],
      description: 'About the Tero Compact',
      seating_capacity: 5,
      type: 'compact',
      air_condition: 1,
      transmission_type: 'automatic',
      fuel_type: 'petrol',
      hourly_price: 10,
      day_wise_price: 60,
      distance_price: 2,
      trip_hourly: 1,
      trip_day_wise: 1,
      trip_distance: 1,
      discount_price: 0,
      discount_type: 'percent',
      new_tag: 0,
      total_vehicle_count: 3,
      total_vehicles: 3,
      total_reviews: 10,
      avg_rating: 4.5,
    });
    expect(await details('the-compact')).toEqual(byId);
  });

  test('[RENT-02] discounts in percent and in major units; new for a month; a mode that is missing costs nothing', async () => {
    expect(await details(vehicles.van)).toMatchObject({
      discount_price: 10,
      discount_type: 'percent',
      trip_distance: 0,
    });
    expect(await details(vehicles.suv)).toMatchObject({ discount_price: 5, discount_type: 'amount' });
    expect(await details(vehicles.bicycle)).toMatchObject({
      new_tag: 1,
      brand: null,
      trip_day_wise: 0,
      day_wise_price: 0,
      air_condition: 0,
    });
    market.clock.set('2026-07-10T00:00:00Z');
    expect(await details(vehicles.bicycle)).toMatchObject({ new_tag: 0 });
    market.clock.set('2026-06-17T15:30:00Z');
  });

  test('[RENT-09] a provider’s discount is told until its end', async () => {
    market.clock.set('2026-06-30T23:59:59.999Z');
    expect((await details(vehicles.compact)).provider.discount?.discount).toBe(15);
    market.clock.set('2026-07-01T00:00:00Z');
    expect((await details(vehicles.compact)).provider.discount).toBeNull();
    market.clock.set('2026-06-17T15:30:00Z');
  });

  test('in the caller’s language, wherever the caller is', async () => {
    const elsewhere = await details(vehicles.compact, {}, { language: 'nl', zones: [zones.coast] });
    expect([elsewhere.name, elsewhere.category.name, elsewhere.brand?.name]).toEqual([
      'Tero Compact (nl)',
      'Cars (nl)',
      'Tero',
    ]);
  });

  test('that is not let, or that nobody has, is not there', async () => {
    for (const id of [vehicles.retired, 'the-retired', providers.wheels, 'nothing']) {
      const refusal = await market.refused('vehicles.details', { params: { id } });
      expect(refusal).toMatchObject({ status: 404, code: 'vehicle_not_found' });
    }
    await switchRental(false);
    const off = await market.refused('vehicles.details', { params: { id: vehicles.compact } });
    expect(off.code).toBe('vehicle_not_found');
    expect((await market.call('vehicles.search', { query: {} })).total_size).toBe(0);
    await switchRental(true);
  });
});

describe('the calendar', () => {
  const month = async (id: string, of: string) => {
    const { total, days } = await market.call('vehicles.calendar', { params: { id }, query: { month: of } });
    return { total, days: new Map(days.map(({ date, free }) => [date, free])) };
  };

  test('says how many are free on each whole day of the market, and none of days that are over', async () => {
    // From 23:00 to 01:00 in Montevideo, over the midnight between the 20th and the 21st.
    await hold(vehicles.suv, '2026-06-21T02:00:00Z', 2);
    // Until midnight sharp: the 24th is free again.
    await hold(vehicles.suv, '2026-06-24T01:00:00Z', 2, 2);
    const { total, days } = await month(vehicles.suv, '2026-06');
    expect([total, days.size]).toEqual([2, 30]);
    const expected = { '16': 0, '17': 2, '19': 2, '20': 1, '21': 1, '22': 2, '23': 0, '24': 2, '30': 2 };
    for (const [day, free] of Object.entries(expected)) expect(days.get(`2026-06-${day}`)).toBe(free);
  });

  test('what is over of today says nothing of the rest', async () => {
    await hold(vehicles.limousine, '2026-06-17T14:00:00Z', 1);
    expect((await month(vehicles.limousine, '2026-06')).days.get('2026-06-17')).toBe(1);
  });

  test('[RENT-19] a vehicle that is late is not free today, as a search says too, and is tomorrow', async () => {
    const days = async () => (await month(vehicles.limousine, '2026-06')).days;
    const tripId = await hold(vehicles.limousine, '2026-06-17T10:00:00Z', 2);
    await sendUnitsOut(market.ctx, tripId);
    expect([(await days()).get('2026-06-17'), (await days()).get('2026-06-18')]).toEqual([0, 1]);
    expect((await details(vehicles.limousine)).total_vehicle_count).toBe(0);
    // The last half hour of the month: the first of the next one is as near.
    market.clock.set('2026-07-01T02:30:00Z');
    const july = async () => (await month(vehicles.limousine, '2026-07')).days;
    expect([(await july()).get('2026-07-01'), (await july()).get('2026-07-02')]).toEqual([0, 1]);
    await releaseUnits(market.ctx, tripId);
    expect((await july()).get('2026-07-01')).toBe(1);
    market.clock.set('2026-06-17T15:30:00Z');
  });

  test('two trips of one unit on a day take one unit', async () => {
    await hold(vehicles.cabrio, '2026-06-26T12:00:00Z', 1);
    await hold(vehicles.cabrio, '2026-06-26T15:00:00Z', 1);
    expect((await month(vehicles.cabrio, '2026-06')).days.get('2026-06-26')).toBe(1);
  });

  test('days have 23 and 25 hours where clocks change', async () => {
    await keepTime('Europe/Amsterdam');
    // The first hour of the 26th in Amsterdam, which is UTC+1 again; and the last of the 25th, of 25 hours.
    await hold(vehicles.van, '2026-10-25T23:00:00Z', 1);
    await hold(vehicles.coach, '2026-10-25T22:00:00Z', 1);
    const [van, coach] = [await month(vehicles.van, '2026-10'), await month(vehicles.coach, '2026-10')];
    expect([van.days.get('2026-10-25'), van.days.get('2026-10-26')]).toEqual([1, 0]);
    expect([coach.days.get('2026-10-25'), coach.days.get('2026-10-26')]).toEqual([0, 1]);
    await keepTime('America/Montevideo');
  });

  test('[RENT-10] a market that names no time zone is six hours ahead of UTC', async () => {
    await keepTime('');
    await hold(vehicles.scooter, '2026-06-27T18:00:00Z', 1, 2);
    expect((await month(vehicles.scooter, '2026-06')).days.get('2026-06-28')).toBe(0);
    expect((await month(vehicles.scooter, '2026-06')).days.get('2026-06-27')).toBe(2);
    const asked = { pickup_time: '2026-06-28 00:30:00', estimated_hours: 1 };
    expect((await details(vehicles.scooter, asked)).total_vehicle_count).toBe(0);
    expect(
      (await details(vehicles.scooter, { ...asked, pickup_time: '2026-06-28 01:00:00' })).total_vehicle_count,
    ).toBe(2);
    await keepTime('America/Montevideo');
  });

  test('of no vehicle there is none, and a month is a month', async () => {
    const ask = (id: string, of: string) =>
      market.refused('vehicles.calendar', { params: { id }, query: { month: of } });
    expect(await ask(vehicles.retired, '2026-06')).toMatchObject({ code: 'vehicle_not_found' });
    // Months out of range: the last one ended in a fault, and of the first only one day was known.
    for (const month of ['2026-13', '9999-12', '9998-01', '0001-01'])
      expect(await ask(vehicles.compact, month), month).toMatchObject({ code: 'malformed' });
  });
});

describe('a provider', () => {
  const provider = (id: string, caller = {}) => market.call('providers.details', { params: { id } }, caller);

  test('[RENT-13] has hours, where trips begin and what it lets, by id and by slug', async () => {
    const found = await provider(providers.coastal);
    expect(found).toMatchObject({
      id: providers.coastal,
      slug: 'coastal-cars',
      name: 'Coastal Cars',
      discount: null,
      pickup_zone_id: [zones.centre, zones.coast],
      pickup_zones: [
        { id: zones.centre, name: 'Centre' },
        { id: zones.coast, name: 'Coast' },
      ],
      categories: [
        { slug: 'cars', vehicle_count: 1 },
        { slug: 'vans', vehicle_count: 1 },
        { slug: 'cycles', vehicle_count: 1 },
      ],
      vehicle_count: 3,
      is_new: true,
      zone_id: zones.coast,
      module_id: rental.modules.rental,
      time_zone: 'America/Montevideo',
      state: { open: true },
      distance_metres: null,
    });
    expect(found.opening_hours).toHaveLength(7);
    expect(await provider('coastal-cars')).toEqual(found);
    const near = await provider(providers.coastal, { point: fixture.points.coast, language: 'fr' });
    expect(near.distance_metres).toBeGreaterThan(100);
    expect(near.pickup_zones[1]?.name).toBe('Coast (fr)');
  });

  test('[RENT-13] of a restaurant there is none', async () => {
    for (const id of [fixture.stores.trattoria, 'the-trattoria', vehicles.compact])
      expect(await market.refused('providers.details', { params: { id } })).toMatchObject({
        status: 404,
        code: 'provider_not_found',
      });
  });

  test('[RENT-13] lists: by trips, and by the day they joined, where they let', async () => {
    const names = async (id: 'providers.popular' | 'providers.latest', caller = {}) =>
      (await market.call(id, { query: {} }, caller)).providers.map(({ slug }) => slug);
    expect(await names('providers.popular')).toEqual(['city-wheels', 'coastal-cars']);
    expect(await names('providers.latest')).toEqual(['coastal-cars', 'city-wheels']);
    expect(await names('providers.popular', { zones: [zones.coast] })).toEqual(['coastal-cars']);
    const second = await market.call('providers.popular', { query: { limit: 1, offset: 2 } });
    expect(second).toMatchObject({ total_size: 2, providers: [{ slug: 'coastal-cars' }] });
    const beyond = await market.call('providers.popular', { query: { limit: 1, offset: 3 } });
    expect(beyond).toMatchObject({ total_size: 2, providers: [] });
  });

  test('[RENT-22] a list of providers is asked for and answered as one of stores is', async () => {
    const query = { type: 'all', offset: 1, limit: 12 } as const;
    const { providers, stores, total_size } = await market.call('providers.latest', { query });
    expect(stores).toEqual(providers);
    expect([stores.length, total_size]).toEqual([2, 2]);
  });
});

describe('reviews', () => {
  const sample = (id: number, vehicle_id: string, store_id: string, rating: number) =>
    sql`
    insert into vehicle_reviews (id, vehicle_id, store_id, rating, sample, created_at)
    values (${`0190a000-00ff-7000-8000-00000000000${id}`}, ${vehicle_id}, ${store_id}, ${rating},
      ${JSON.stringify({ en: `Good ${id}`, ar: 'جيد' })}, ${new Date(Date.UTC(2026, 5, id))})`.execute(
      market.ctx.db,
    );

  test('of a vehicle and of all that a provider lets, the newest first, with the spread of stars', async () => {
    await sample(1, vehicles.suv, providers.wheels, 5);
    await sample(2, vehicles.compact, providers.wheels, 4);
    await countVehicleStars(market.ctx, { vehicleId: vehicles.cabrio, storeId: providers.coastal, stars: 4 });
    await countVehicleStars(market.ctx, { vehicleId: vehicles.cabrio, storeId: providers.coastal, stars: 3 });
    const ofVehicle = await market.call('vehicles.reviews', { params: { id: 'the-suv' }, query: {} });
    expect(ofVehicle).toMatchObject({
      total_size: 1,
      avg_rating: 4.8,
      rating_count: 4,
      by_stars: [0, 0, 0, 1, 3],
      reviews: [{ rating: 5, comment: 'Good 1', customer_name: null, vehicle_name: 'Tero Hill' }],
    });
    const ofProvider = await market.call(
      'providers.reviews',
      { params: { id: providers.wheels }, query: { limit: 1 } },
      { language: 'ar' },
    );
    expect(ofProvider).toMatchObject({
      total_size: 2,
      reviews: [{ comment: 'جيد', vehicle_id: vehicles.compact }],
    });
    const counted = { params: { id: vehicles.cabrio }, query: {} };
    expect(await market.call('vehicles.reviews', counted)).toMatchObject({
      avg_rating: 3.5,
      rating_count: 2,
      by_stars: [0, 0, 1, 1, 0],
    });
    expect((await provider()).avg_rating).toBe(3.5);
  });

  const provider = () => market.call('providers.details', { params: { id: providers.coastal } });

  test('of what is not there, there are none', async () => {
    const of = (id: string) => ({ params: { id }, query: {} });
    expect(await market.refused('vehicles.reviews', of(vehicles.retired))).toMatchObject({
      code: 'vehicle_not_found',
    });
    expect(await market.refused('providers.reviews', of(fixture.stores.grill))).toMatchObject({
      code: 'provider_not_found',
    });
  });
});

test('banners lead to what is let here', async () => {
  const banner = (number: number, columns: object) =>
    sql`insert into banners (id, module_id, title, image, image_width, image_height, position, vehicle_id, store_id,
        vehicle_category_id)
      select ${`0190a000-00fe-7000-8000-00000000000${number}`}, ${rental.modules.rental}, '{"en": "Go"}', 'b.webp', 1200, 400,
        ${number}, r.vehicle_id, r.store_id, r.vehicle_category_id
      from jsonb_to_record(${JSON.stringify(columns)}::jsonb)
        as r (vehicle_id uuid, store_id uuid, vehicle_category_id uuid)`.execute(market.ctx.db);
  await banner(1, { vehicle_id: vehicles.compact });
  await banner(2, { vehicle_id: vehicles.retired });
  await banner(3, { store_id: providers.coastal });
  await banner(4, { vehicle_category_id: categories.vans });
  await banner(5, {});
  const seen = await market.call('vehicles.banners');
  const none = { vehicle_id: null, provider_id: null, category_id: null };
  expect(
    seen.map(({ vehicle_id, provider_id, category_id }) => ({ vehicle_id, provider_id, category_id })),
  ).toEqual([
    { ...none, vehicle_id: vehicles.compact },
    { ...none, provider_id: providers.coastal },
    { ...none, category_id: categories.vans },
    none,
  ]);
  expect(await market.call('vehicles.banners', {}, { zones: [zones.coast] })).toHaveLength(3);
});
