import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCatalogueFolder } from '@promenade/market/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { importOwnMarket, tryOwnMarket } from './index.ts';
import { mlinsko, type Town, townAsOsmXml, type TownPlace } from './testing/made-up-town.fixture.ts';

const TIMEOUT_MS = 120_000;

const carHire: TownPlace = {
  id: 9101,
  name: 'Avto Mlin',
  tags: { amenity: 'car_rental' },
  at: [160, 220],
};
const bikeHire: TownPlace = {
  id: 9102,
  name: 'Kolesa Lipa',
  tags: { amenity: 'bicycle_rental', opening_hours: 'Mo-Su 08:00-20:00' },
  at: [430, 610],
};
const butcher: TownPlace = { id: 9103, name: 'Mesnica Hrast', tags: { shop: 'butcher' }, at: [300, 430] };
const town: Town = { ...mlinsko, places: [butcher, carHire, bikeHire] };

let folder: string;
let market: TestMarket;

const shelves = ['meat', 'oils-sauces', 'beer-wine'];

/** A butcher’s goods and vehicles alone: few pictures to draw. */
async function writeCatalogue(name: string, modules: readonly string[] = []): Promise<string> {
  const copy = join(folder, name);
  const shop = ['templates', 'categories', ...shelves.map((name) => `shelves/${name}`)].map(
    (file) => `grocery/${file}.csv`,
  );
  for (const part of ['hours.csv', 'brands.csv', 'words', ...shop, ...modules])
    await cp(join(demoCatalogueFolder, part), join(copy, part), { recursive: true });
  return copy;
}

async function importTown(catalogueFolder: string, places: readonly TownPlace[] = town.places) {
  const file = join(folder, 'town.osm');
  await writeFile(file, townAsOsmXml({ ...town, places }));
  const request = { file, catalogueFolder, coast: 'none', priceFactor: 0.025 } as const;
  return importOwnMarket(market.ctx, { request, replace: false });
}

const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(market.ctx.db)).rows;
const vehicles = () =>
  rowsOf(sql`select v.id, v.slug, v.active, v.unit_count, v.hourly_minor, v.discount_value, jsonb_array_length(v.images) as more,
    v.listed_at, v.rating::float8, v.trip_count, s.name as provider from vehicles v join stores s on s.id = v.store_id
    order by v.slug`) as Promise<
    {
      id: string;
      slug: string;
      active: boolean;
      unit_count: number;
      more: number;
      provider: string;
    }[]
  >;
const units = () => rowsOf(sql`select id, vehicle_id, plate, active from vehicle_units order by id`);
const providers = () =>
  rowsOf(sql`select s.name, p.vehicle_count, cardinality(p.pickup_zone_ids) as zones, s.active, s.delivery
    from providers p join stores s on s.id = p.store_id order by s.name`);

let withRental: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-rental-'));
  withRental = await writeCatalogue('with-rental', ['rental']);
  market = await openTestMarket({ empty: true, asOwner: true });
  // A market of before there was a rental.
  await importTown(await writeCatalogue('without-rental'));
}, TIMEOUT_MS);
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

describe('vehicles that come into a market of one’s own', () => {
  beforeAll(async () => {
    expect(await market.count('vehicles')).toBe(0);
    await importTown(withRental);
  }, TIMEOUT_MS);

  test('its rentals let all that the catalogue has for their kind, and nothing is invented', async () => {
    expect(await providers()).toEqual([
      { name: 'Avto Mlin', vehicle_count: 19, zones: 1, active: true, delivery: false },
      { name: 'Kolesa Lipa', vehicle_count: 8, zones: 1, active: true, delivery: false },
    ]);
    const hired = await vehicles();
    expect(hired).toHaveLength(27);
    for (const row of hired) {
      expect(row).toMatchObject({ active: true, rating: 0, trip_count: 0 });
      expect(row.unit_count).toBeGreaterThanOrEqual(2);
      expect(row.more).toBeGreaterThanOrEqual(2);
    }
    expect(await rowsOf(sql`select module_type from modules where active order by position`)).toEqual([
      { module_type: 'grocery' },
      { module_type: 'rental' },
    ]);
  });

  test('[RENT-01] anybody finds them, with pictures that are kept', async () => {
    const zones = await rowsOf(sql`select id from zones`);
    const zoneIds = zones.map((zone) => (zone as { id: string }).id);
    const found = await market.call('vehicles.search', { query: {} }, { zones: zoneIds });
    expect(found).toMatchObject({ total_size: 27 });
  });

  test('a second import keeps links, units, plates and what an operator switched off', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const [first, second] = await vehicles();
    await sql`update vehicles set active = false where id = ${first?.id}`.execute(market.ctx.db);
    await sql`update vehicles set rating = 4.5, rating_count = 2, trip_count = 3 where id = ${second?.id}`.execute(
      market.ctx.db,
    );
    await sql`update vehicle_units set plate = 'LJ 11-ABC', active = false where id =
        (select id from vehicle_units where vehicle_id = ${second?.id} order by id limit 1)`.execute(
      market.ctx.db,
    );
    const before = { vehicles: await vehicles(), units: await units() };
    await importTown(withRental);
    expect({ vehicles: await vehicles(), units: await units() }).toEqual(before);
  });

  test('a provider that the map no longer has lets nothing; one that comes back does', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const off = await rowsOf(sql`select id from vehicles where not active`);
    await importTown(
      withRental,
      town.places.filter((place) => place !== bikeHire),
    );
    const gone = (await vehicles()).filter(({ provider }) => provider === 'Kolesa Lipa');
    expect(gone.map(({ active }) => active)).toEqual(gone.map(() => false));
    expect(await providers()).toMatchObject([{ active: true }, { active: false, vehicle_count: 0 }]);
    await importTown(withRental);
    expect(await rowsOf(sql`select id from vehicles where not active`)).toEqual(off);
  });
});

test('rows of vehicles that are not right are told with their line and every reason', {
  timeout: TIMEOUT_MS,
}, async () => {
  const catalogueFolder = await writeCatalogue('with-faults', ['rental']);
  const file = join(catalogueFolder, 'rental/vehicles.csv');
  const [header = '', mara = '', luz = '', ...rest] = (await readFile(file, 'utf8')).split('\n');
  const faults = [
    mara.replace(',city-car,', ',rocket,').replace(',290,1390,28,', ',,,,'),
    luz.replace(',4,automatic,', ',400,automatic,').replace('small-cars', 'submarines'),
  ];
  await writeFile(file, [header, ...faults, ...rest].join('\n'));
  const map = join(folder, 'town.osm');
  const request = { file: map, catalogueFolder, coast: 'none' } as const;
  const { leftOut, counts } = await tryOwnMarket(
    { request, replace: false },
    { now: '2026-11-21T12:00:00.000Z' },
  );
  expect(leftOut.filter((row) => row.file === 'rental/vehicles.csv')).toEqual([
    {
      file: 'rental/vehicles.csv',
      line: 2,
      reason: expect.stringMatching(
        /^body 'rocket' is not one of city-car, .*; hourly, daily and per_km are all empty: nobody could hire it$/,
      ),
    },
    {
      file: 'rental/vehicles.csv',
      line: 3,
      reason: `category 'submarines' is not known; seats 400 is above 80`,
    },
  ]);
  expect(counts.stores).toBe(3);
});
