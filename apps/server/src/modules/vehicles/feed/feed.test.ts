import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  insertTrip,
  openTestMarket,
  rental,
  type TestMarket,
  unitsOf,
  writeRental,
} from '../../../testing/index.ts';
import { holdUnits, releaseUnits, sendUnitsOut } from '../index.ts';
import { openingHoursText } from './opening-hours-text.ts';

const { vehicles, providers } = rental;
const HOUR_MS = 3_600_000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({
    publicUrl: 'https://market.example',
    settings: { email: 'desk@market.example' },
  });
  await writeRental(market.ctx);
});
afterAll(() => market.close());
// Lets the cached documents expire.
beforeEach(() => market.clock.advance(61_000));

async function read(path: string): Promise<{ data: Record<string, unknown> }> {
  const answer = await market.app.inject(`/gbfs/${path}.json`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/json');
  return answer.json();
}

// Requirements of the public schemas (MobilityData, GBFS 3.0, and 3.1-RC2 for vehicle_availability). The shapes are
// checked against the published types where they are written; these are the formats, patterns and bounds that types
// cannot express.
const text = z.array(z.object({ text: z.string(), language: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/) }));
const time = z.iso.datetime({ offset: true });
const count = z.number().int().min(0);
const segment = z.array(z.object({ start: count, rate: z.number(), interval: z.number().min(0) }));
const engine = ['electric_assist', 'electric', 'combustion', 'combustion_diesel', 'hybrid'] as const;
const accessory = z.enum(['air_conditioning', 'automatic', 'manual']);

const versions = z.array(z.object({ version: z.string(), url: z.url() }));
const vehicleType = z
  .object({
    vehicle_type_id: z.string(),
    form_factor: z.enum([
      'bicycle',
      'cargo_bicycle',
      'car',
      'moped',
      'scooter_standing',
      'scooter_seated',
      'other',
    ]),
    rider_capacity: count,
    propulsion_type: z.enum(['human', ...engine]),
    max_range_meters: z.number().min(0).optional(),
    name: text,
    description: text,
    make: text.optional(),
    vehicle_accessories: z.array(accessory).optional(),
    return_constraint: z.literal('roundtrip_station'),
    default_pricing_plan_id: z.string(),
    pricing_plan_ids: z.array(z.string()).min(1),
  })
  .refine((type) => type.propulsion_type === 'human' || type.max_range_meters !== undefined);

const schemas: Readonly<Record<string, z.ZodType>> = {
  gbfs: z.object({ feeds: z.array(z.object({ name: z.string(), url: z.url() })).min(1) }),
  gbfs_versions: z.strictObject({ versions }),
  system_information: z.object({
    system_id: z.string(),
    languages: z.array(z.string().regex(/^[a-z]{2}$/)),
    name: text,
    operator: text,
    opening_hours: z.string(),
    url: z.url(),
    feed_contact_email: z.email(),
    manifest_url: z.url(),
    timezone: z.string().regex(/^[A-Z]\w+\/\w+/),
  }),
  vehicle_types: z.object({ vehicle_types: z.array(vehicleType) }),
  station_information: z.object({
    stations: z.array(
      z.object({
        station_id: z.string(),
        name: text,
        lat: z.number().min(-90).max(90),
        lon: z.number().min(-180).max(180),
        address: z.string(),
        station_opening_hours: z.string(),
        rental_uris: z.object({ web: z.url() }),
      }),
    ),
  }),
  station_status: z.object({
    stations: z.array(
      z.object({
        station_id: z.string(),
        num_vehicles_available: count,
        vehicle_types_available: z.array(z.object({ vehicle_type_id: z.string(), count })),
        is_installed: z.boolean(),
        is_renting: z.boolean(),
        is_returning: z.boolean(),
        last_reported: time,
      }),
    ),
  }),
  system_pricing_plans: z.object({
    plans: z.array(
      z.object({
        plan_id: z.string(),
        name: text,
        currency: z.string().regex(/^\w{3}$/),
        price: z.number().min(0),
        is_taxable: z.boolean(),
        description: text,
        per_min_pricing: segment.optional(),
        per_km_pricing: segment.optional(),
      }),
    ),
  }),
  vehicle_availability: z.strictObject({
    vehicles: z.array(
      z.strictObject({
        vehicle_id: z.string(),
        vehicle_type_id: z.string(),
        station_id: z.string(),
        pricing_plan_id: z.string().optional(),
        availabilities: z.array(z.strictObject({ from: time, until: time.optional() })),
      }),
    ),
  }),
};
const envelope = (version: string, data: z.ZodType) =>
  z.strictObject({ last_updated: time, ttl: count, version: z.literal(version), data });

describe('GBFS', () => {
  test.each(['3.0', '3.1-RC2'])('every document of every provider is as %s has it', async (version) => {
    const manifest = await read('manifest');
    const { datasets } = manifest.data as { datasets: { system_id: string; versions: { url: string }[] }[] };
    expect(datasets.map(({ system_id }) => system_id)).toEqual([
      'market.example_city-wheels',
      'market.example_coastal-cars',
    ]);
    for (const slug of ['city-wheels', 'coastal-cars']) {
      const { data } = await read(`${slug}/${version}/gbfs`);
      const { feeds } = data as { feeds: { name: string; url: string }[] };
      const expected = Object.keys(schemas).filter(
        (name) => version !== '3.0' || name !== 'vehicle_availability',
      );
      expect(feeds.map(({ name }) => name).sort()).toEqual(expected.sort());
      for (const { name, url } of feeds) {
        const document = await read(url.replace('https://market.example/gbfs/', '').replace(/\.json$/, ''));
        const parsed = envelope(version, schemas[name] as z.ZodType).safeParse(document);
        expect(parsed.error?.issues ?? [], `${slug} ${name}`).toEqual([]);
      }
    }
  });

  test('[RENT-22] types, plans and station tell what the pages tell', async () => {
    const { data: types } = await read('city-wheels/3.0/vehicle_types');
    const listed = types['vehicle_types'] as { vehicle_type_id: string }[];
    expect(listed.map((one) => one.vehicle_type_id)).toEqual([
      'the-compact',
      'the-van',
      'the-suv',
      'the-bicycle',
      'the-limousine',
    ]);
    expect(listed[3]).toMatchObject({ form_factor: 'bicycle', propulsion_type: 'human', rider_capacity: 1 });
    expect(listed[1]).toMatchObject({
      vehicle_accessories: ['manual'],
      propulsion_type: 'combustion_diesel',
    });
    const { data: plans } = await read('city-wheels/3.0/system_pricing_plans');
    expect((plans['plans'] as object[]).slice(0, 3)).toMatchObject([
      { plan_id: 'the-compact-hourly', per_min_pricing: [{ rate: 10, interval: 60 }], is_taxable: true },
      { plan_id: 'the-compact-day_wise', per_min_pricing: [{ rate: 60, interval: 1440 }] },
      { plan_id: 'the-compact-distance_wise', per_km_pricing: [{ rate: 2, interval: 1 }] },
    ]);
    const { data: station } = await read('city-wheels/3.0/station_information');
    expect(station['stations']).toMatchObject([
      {
        lat: -34.903,
        lon: -56.188,
        rental_uris: { web: 'https://market.example/rental/provider-details/city-wheels' },
      },
    ]);
  });

  test('vehicle_availability is what the trips leave; status is what is there now', async () => {
    const fromMs = market.clock.now() + 2 * HOUR_MS;
    const { shopperId } = await market.newGuest();
    const hold = async (vehicleId: string, startMs: number, hours: number) => {
      const window = { fromMs: startMs, untilMs: startMs + hours * HOUR_MS };
      const ids = await insertTrip(market.ctx, { shopperId, vehicleId, ...window });
      await holdUnits(market.ctx, { ...ids, vehicleId, quantity: 1, ...window });
    };
    await hold(vehicles.van, fromMs, 3);
    await hold(vehicles.van, fromMs + 3 * HOUR_MS, 1);
    await hold(vehicles.suv, market.clock.now() - HOUR_MS, 2);
    const { data } = await read('city-wheels/3.1-RC2/vehicle_availability');
    const listed = data['vehicles'] as { vehicle_type_id: string; availabilities: object[] }[];
    expect(listed).toHaveLength(11);
    const now = new Date(market.clock.now()).toISOString();
    const at = (ms: number) => new Date(ms).toISOString();
    const of = (slug: string) =>
      listed.filter((one) => one.vehicle_type_id === slug).map((one) => one.availabilities);
    expect(of('the-van')).toEqual([[{ from: now, until: at(fromMs) }, { from: at(fromMs + 4 * HOUR_MS) }]]);
    expect(of('the-suv').map((times) => times[0])).toContainEqual({ from: at(market.clock.now() + HOUR_MS) });
    const { data: status } = await read('city-wheels/3.0/station_status');
    expect(status['stations']).toMatchObject([{ num_vehicles_available: 10, is_renting: true }]);
  });

  test('a vehicle that should be back and is not is not told to be there', async () => {
    const nowMs = market.clock.now();
    const { shopperId } = await market.newGuest();
    const [vehicleId, window] = [
      vehicles.limousine,
      { fromMs: nowMs - 3 * HOUR_MS, untilMs: nowMs - HOUR_MS },
    ];
    const ids = await insertTrip(market.ctx, { shopperId, vehicleId, ...window });
    await holdUnits(market.ctx, { ...ids, vehicleId, quantity: 1, ...window });
    const told = async () => {
      const { data: status } = await read('city-wheels/3.0/station_status');
      const [station] = status['stations'] as { vehicle_types_available: { vehicle_type_id: string }[] }[];
      const { data } = await read('city-wheels/3.1-RC2/vehicle_availability');
      const listed = data['vehicles'] as { vehicle_type_id: string; availabilities: object[] }[];
      const isIt = (one: { vehicle_type_id: string }) => one.vehicle_type_id === 'the-limousine';
      return [station?.vehicle_types_available.find(isIt), listed.find(isIt)?.availabilities];
    };
    const inAnHour = new Date(market.clock.now() + HOUR_MS).toISOString();
    await sendUnitsOut(market.ctx, ids.tripId);
    expect(await told()).toMatchObject([{ count: 0 }, [{ from: inAnHour }]]);
    await releaseUnits(market.ctx, ids.tripId);
    market.clock.advance(61_000);
    expect(await told()).toMatchObject([
      { count: 1 },
      [{ from: new Date(market.clock.now()).toISOString() }],
    ]);
  });

  test('has nothing of a person, no plate and no lasting name of a unit', async () => {
    const words = ['Ana', '+59899000111', 'ana@example.com', 'COM 100', ...unitsOf('compact')];
    const first: string[] = [];
    for (const name of [...Object.keys(schemas)]) {
      const { body } = await market.app.inject(`/gbfs/city-wheels/3.1-RC2/${name}.json`);
      for (const word of words) expect(body).not.toContain(word);
      if (name === 'vehicle_availability') first.push(body);
    }
    const idsIn = (body: string) => [...body.matchAll(/"vehicle_id":"(\w+)"/g)].map(([, id]) => id);
    market.clock.advance(24 * HOUR_MS);
    const { body } = await market.app.inject('/gbfs/city-wheels/3.1-RC2/vehicle_availability.json');
    expect(idsIn(body)).toHaveLength(11);
    expect(idsIn(body).some((id) => idsIn(first[0] ?? '').includes(id))).toBe(false);
  });

  test.each([
    'nobody/3.0/gbfs.json',
    'the-trattoria/3.0/gbfs.json',
    'city-wheels/2.3/gbfs.json',
    'city-wheels/3.0/vehicle_availability.json',
    'city-wheels/3.0/toString.json',
    'city-wheels/3.0/gbfs',
    'city-wheels/3.1-RC2/vehicle_status.json',
  ])('there is no %s', async (path) => {
    expect((await market.app.inject(`/gbfs/${path}`)).statusCode).toBe(404);
  });

  test('nor of a provider that takes no trips', async () => {
    await sql`update stores set active = false where id = ${providers.coastal}`.execute(market.ctx.db);
    expect((await market.app.inject('/gbfs/coastal-cars/3.0/gbfs.json')).statusCode).toBe(404);
    const { data } = await read('manifest');
    expect(data['datasets']).toHaveLength(1);
  });
});

describe('hours as OpenStreetMap writes them', () => {
  const day = (weekday: number, opensMinute: number, closesMinute: number) => ({
    weekday,
    opensMinute,
    closesMinute,
  });
  const always = Array.from({ length: 7 }, (_, weekday) => day(weekday, 0, 1440));
  test.each([
    ['all day', always, [], '24/7'],
    ['all day but Christmas', always, ['2026-12-25'], '24/7; 2026 Dec 25 off'],
    ['with a pause', [day(1, 480, 720), day(1, 840, 1080)], [], 'Mo 08:00-12:00,14:00-18:00'],
    ['past midnight', [day(5, 1200, 1560), day(0, 480, 720)], [], 'Su 08:00-12:00; Fr 20:00-26:00'],
    ['never', [], [], 'off'],
  ])('%s', (_, intervals, daysOff, expected) => {
    const hours = { opening_hours: JSON.stringify(intervals), days_off: daysOff };
    expect(openingHoursText(hours)).toBe(expected);
  });
});
