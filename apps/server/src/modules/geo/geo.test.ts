import { decodePolyline, haversineMetres } from '@promenade/domain/zones';
import { buildCity, type City, montevideoReader } from '@promenade/market/city';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { seededChance } from '../../testing/slips.fixture.ts';
import { setStoreActive } from '../catalog/index.ts';
import { writeCity } from './index.ts';
import { locateNumber } from './house-number.ts';
import { typedInAHurry } from './search/misspelt.fixture.ts';
import { fold } from './search/words/folded-words.ts';

const LEFT_OUT = 500;
const TYPED = 200;

let market: TestMarket;
/** What is written: the demo city without some of its address points. */
let city: City;
let leftOut: Map<string, Set<string>>;

const spotOf = ({ addresses }: City, row: number): string => `${addresses.lat[row]},${addresses.lng[row]}`;
const streetOf = ({ addresses, streets }: City, row: number): string =>
  streets.names[addresses.streetIndex[row] ?? -1] ?? '';

/** Address points spread over the whole city, with their streets. */
function choosePoints(whole: City): Map<string, Set<string>> {
  const streets = new Map<string, Set<string>>();
  whole.addresses.numbers.forEach((_, row) => {
    const known = streets.get(spotOf(whole, row)) ?? new Set();
    streets.set(spotOf(whole, row), known.add(streetOf(whole, row)));
  });
  const spots = [...streets.keys()];
  const step = Math.floor(spots.length / LEFT_OUT);
  const chosen = Array.from({ length: LEFT_OUT }, (_, turn) => spots[turn * step + (step >> 1)] ?? '');
  return new Map(chosen.map((spot) => [spot, streets.get(spot) ?? new Set()]));
}

function withoutPoints(whole: City, points: ReadonlyMap<string, unknown>): City {
  const rows = whole.addresses.numbers.flatMap((_, row) => (points.has(spotOf(whole, row)) ? [] : [row]));
  const { streetIndex, numbers, lat, lng } = whole.addresses;
  const addresses = {
    streetIndex: Int32Array.from(rows, (row) => streetIndex[row] ?? 0),
    numbers: rows.map((row) => numbers[row] ?? ''),
    lat: Float64Array.from(rows, (row) => lat[row] ?? 0),
    lng: Float64Array.from(rows, (row) => lng[row] ?? 0),
  };
  return { ...whole, addresses };
}

beforeAll(async () => {
  market = await openTestMarket();
  const whole = await buildCity({ reader: montevideoReader(), coast: 'none' });
  leftOut = choosePoints(whole);
  city = withoutPoints(whole, leftOut);
  await writeCity({ ...market.ctx, db: market.owner }, city);
});
afterAll(() => market.close());

const centre = { lat: -34.9058, lng: -56.1861 };
const suggest = async (search_text: string, point = centre) =>
  (await market.call('geo.autocomplete', { query: { search_text } }, { point })).suggestions;

describe('a house number', () => {
  test.each([
    [10, [{ value: 10, lng: 1 }], { match: 'exact', lng: 1 }],
    [
      11,
      [
        { value: 10, lng: 1 },
        { value: 14, lng: 5 },
      ],
      { match: 'interpolated', lng: 2 },
    ],
    // Houses of the same side of the street, if there are any.
    [
      12,
      [
        { value: 11, lng: 20 },
        { value: 13, lng: 20 },
        { value: 10, lng: 1 },
        { value: 14, lng: 5 },
      ],
      { match: 'interpolated', lng: 3 },
    ],
    [
      500,
      [
        { value: 400, lng: 1 },
        { value: 700, lng: 5 },
      ],
      { match: 'nearest', lng: 1 },
    ],
    [900, [{ value: 700, lng: 5 }], { match: 'nearest', lng: 5 }],
  ])('number %i is placed', (wanted, known, expected) => {
    expect(
      locateNumber(
        { value: wanted },
        known.map((entry) => ({ number: String(entry.value), lat: 0, ...entry })),
      ),
    ).toMatchObject(expected);
  });
});

test.each([
  ['/4', '12/4'],
  ['/4а', '12/4А'],
  ['', '12'],
  ['/9', '12'],
])('of the buildings of number 12 the one with %j behind it is %s', (suffix, number) => {
  const buildings = ['12', '12/1', '12/4', '12/4А'].map((one) => ({
    number: one,
    value: 12,
    lat: 0,
    lng: 0,
  }));
  expect(locateNumber({ value: 12, suffix }, buildings)).toMatchObject({ number, match: 'exact' });
});

describe('place search', () => {
  test.each([
    ['18 de julio 1360', 'Avenida 18 de Julio 1360'],
    ['1360 julio de 18', 'Avenida 18 de Julio 1360'],
    ['AV 18 DE JULIO 1360', 'Avenida 18 de Julio 1360'],
    ['ejdio 1275', 'Ejido 1275'],
    ['constituyente 1467, Montevideo', 'Constituyente 1467'],
    ['constituyente 1467 apto 301 esq. Gaboto', 'Constituyente 1467'],
    ['18dejulio 1360', 'Avenida 18 de Julio 1360'],
    ['إيخيدو ١٢٧٥', 'Ejido 1275'],
  ])('[LOC-04] %s finds the house', async (typed, text) => {
    const [first] = await suggest(typed);
    expect(first).toMatchObject({ text, kind: 'address' });
  });

  test.each([
    ['avenida ital', 'Avenida Italia', 'street'],
    ['bvar artigas', 'Bulevar General Artigas', 'street'],
    ['pocitos', 'Pocitos', 'neighbourhood'],
    ['punta caretas', 'Punta Carretas', 'neighbourhood'],
    ['teatro solis', 'Teatro Solís', 'landmark'],
    ['بوسيتوس', 'Pocitos', 'neighbourhood'],
    ['شارع كانيلونيس', 'Canelones', 'street'],
    ['Канелонес', 'Canelones', 'street'],
    ['ejido street', 'Ejido', 'street'],
    ['bulevar propios', 'Bulevar José Batlle y Ordóñez', 'street'],
  ])('[LOC-04] %s finds %s', async (typed, text, kind) => {
    expect((await suggest(typed)).slice(0, 3)).toContainEqual(expect.objectContaining({ text, kind }));
  });

  test('a number that the map lacks is placed between its neighbours, and says so', async () => {
    const { addresses, streets } = city;
    const street = streets.names.indexOf('Avenida 18 de Julio');
    const known = new Set(addresses.numbers.filter((_, row) => addresses.streetIndex[row] === street));
    const missing = Array.from({ length: 100 }, (_, index) => String(1300 + index)).find(
      (number) => !known.has(number),
    );
    const [first] = await suggest(`18 de julio ${missing}`);
    expect(first).toMatchObject({
      text: `Avenida 18 de Julio ${missing}`,
      house_number_match: 'interpolated',
    });
    const details = await market.call('geo.place', { query: { placeid: first?.placeId ?? '' } });
    expect(haversineMetres(details.location, centre)).toBeLessThan(1500);
  });

  test('of equal names the nearer comes first', async () => {
    const shops = await suggest('disco', { lat: -34.9, lng: -56.13 });
    expect(shops.length).toBeGreaterThan(1);
    const [first, second] = await Promise.all(
      shops
        .filter(({ text }) => text === 'Disco')
        .slice(0, 2)
        .map(({ placeId }) => market.call('geo.place', { query: { placeid: placeId } })),
    );
    if (!first || !second) throw new Error('the city has several shops of that name');
    const from = { lat: -34.9, lng: -56.13 };
    expect(haversineMetres(first.location, from)).toBeLessThan(haversineMetres(second.location, from));
  });

  test('[LOC-04] a store of the market is found by its shown name, while it takes orders', async () => {
    const [store] = await market.call('catalog.stores', {}).then(({ stores }) => stores);
    if (!store) throw new Error('the market has stores');
    const found = { text: store.name, kind: 'store' };
    const shown = () => suggest(store.name.toUpperCase());
    await setStoreActive(market.ctx, store.id, true);
    // Notifications of changes go through the database.
    await expect.poll(async () => (await shown())[0]).toMatchObject(found);
    const [first] = await shown();
    const { location } = await market.call('geo.place', { query: { placeid: first?.placeId ?? '' } });
    expect(location).toEqual({ lat: Number(store.latitude), lng: Number(store.longitude) });
    await setStoreActive(market.ctx, store.id, false);
    await expect.poll(shown).not.toContainEqual(expect.objectContaining(found));
    await setStoreActive(market.ctx, store.id, true);
  });

  test.each([
    ['18 de Julio y Ejido', 'Avenida 18 de Julio & Ejido'],
    ['ejdio esq. 18 de julio', 'Ejido & Avenida 18 de Julio'],
    ['canelones esquina paraguay', 'Canelones & Paraguay'],
    ['soriano / ejido', 'Soriano & Ejido'],
  ])('[LOC-04] %s is a corner', async (typed, text) => {
    const [first] = await suggest(typed);
    expect(first).toMatchObject({ text, kind: 'corner' });
    const { location, formatted_address } = await market.call('geo.place', {
      query: { placeid: first?.placeId ?? '' },
    });
    expect(formatted_address).toContain(`${text}, `);
    const { results } = await market.call('geo.reverse', { query: location });
    expect(text).toContain(results[0]?.street);
  });

  test('streets that do not meet are no corner', async () => {
    const kinds = (await suggest('Canelones y Soriano')).map(({ kind }) => kind);
    expect(kinds).not.toContain('corner');
  });

  test('the worst of searches is answered in three statements at most; a longer one is refused', async () => {
    const worst = [
      '1 2 3 4 5 6 7 8 9 y 10 y 11 y 12',
      'de la y de la y de la esq de la 18 de julio 1',
      `${'a'.repeat(60)} ${'ñ'.repeat(59)}`,
      'san jose santa maria juan carlos pedro luis 1200 pasaje calle avenida doctor general el la los',
      `${'؟'.repeat(60)}${'ال'.repeat(30)}`,
      `%_\\'";--${'/'.repeat(60)}`,
    ];
    for (const text of worst) {
      const sent = await market.statements(() => suggest(text));
      expect(sent.length).toBeLessThanOrEqual(3);
    }
    const { code } = await market.refused('geo.autocomplete', { query: { search_text: 'a'.repeat(121) } });
    expect(code).toBe('malformed');
  });

  test('nonsense finds nothing, and a search is one statement', async () => {
    expect(await suggest('xqzwv kkjjhh')).toEqual([]);
    const sent = await market.statements(() => suggest('18 de julio 1360'));
    expect(sent).toHaveLength(1);
  });

  test.each(['p-99999999', 's-99999999', 'a-99999999-1', 'x', "p-1'; drop table geo_places"])(
    '%s is no place',
    async (placeid) => {
      expect((await market.refused('geo.place', { query: { placeid } })).code).toBe('place_not_found');
    },
  );
});

describe('reverse geocoding', () => {
  test('[LOC-03] an address point answers its own street and number, in one statement', async () => {
    const { addresses, streets } = city;
    for (let row = 7; row < addresses.numbers.length; row += 40_009) {
      const point = { lat: addresses.lat[row] ?? 0, lng: addresses.lng[row] ?? 0 };
      const { results } = await market.call('geo.reverse', { query: point });
      expect(results[0]?.distance_metres).toBe(0);
      expect(results[0]?.street).toBe(streets.names[addresses.streetIndex[row] ?? 0]);
      expect(results[0]?.formatted_address).toContain(`${results[0]?.street} ${results[0]?.house_number}, `);
    }
    expect(await market.statements(() => market.call('geo.reverse', { query: centre }))).toHaveLength(1);
  });

  test('out on the river nothing is near', async () => {
    expect(await market.call('geo.reverse', { query: fixture.points.outside })).toEqual({ results: [] });
  });
});

describe('zone lookup', () => {
  test('[LOC-03] answers the zones of a point, named in the caller’s language', async () => {
    const reply = await market.call('geo.zone', { query: fixture.points.centre }, { language: 'fr' });
    expect(reply).toEqual({
      zone_id: [fixture.zones.centre],
      zone_data: [{ id: fixture.zones.centre, name: 'Centre (fr)', status: 1 }],
    });
  });

  test('[LOC-03] a point on no zone is refused', async () => {
    expect((await market.refused('geo.zone', { query: fixture.points.outside })).code).toBe('no_zone');
  });
});

describe('distance', () => {
  const ends = {
    origin_lat: -34.9065,
    origin_lng: -56.1995,
    destination_lat: -34.9094,
    destination_lng: -56.1497,
  };

  test('[RENT-11] goes along the road, driving first, without asking the database again', async () => {
    const reply = await market.call('geo.distance', { query: ends });
    expect(reply).toMatchObject({ status: 'OK', mode: 'driving' });
    expect(reply.distanceMeters).toBeGreaterThan(4500);
    expect(reply.distanceMeters).toBeLessThan(7500);
    // The import's notification may still be under way; in that case the roads are read once more, and then cached.
    const sent = () => market.statements(() => market.call('geo.distance', { query: ends }));
    await expect.poll(sent).toEqual([]);
  });

  test('the path of a direction is as long as its distance says', async () => {
    const reply = await market.call('geo.direction', { query: { ...ends, mode: 'walking' } });
    const path = decodePolyline(reply.polyline);
    const length = path.reduce(
      (sum, place, index) => sum + haversineMetres(path[index - 1] ?? place, place),
      0,
    );
    expect(reply.mode).toBe('walking');
    expect(Math.abs(length - reply.distanceMeters) / length).toBeLessThan(0.01);
  });

  test('[RENT-11] without a route the straight line, radius 6378137 m, marked ZERO_RESULTS', async () => {
    const far = { ...ends, destination_lat: -33, destination_lng: -55 };
    const straight = haversineMetres({ lat: -34.9065, lng: -56.1995 }, { lat: -33, lng: -55 });
    const reply = await market.call('geo.distance', { query: far });
    expect(reply).toMatchObject({
      status: 'ZERO_RESULTS',
      mode: 'haversine',
      distanceMeters: Math.round(straight),
    });
  });
});

describe('map tiles', () => {
  const tile = (path: string, gzip = true) =>
    market.app.inject({ url: `/tiles/${path}.mvt`, headers: gzip ? { 'accept-encoding': 'gzip' } : {} });

  test('are sent compressed as they are kept, to be cached for long', async () => {
    const reply = await tile('12/1408/2472');
    const kept = city.tiles.find(({ z, x, y }) => z === 12 && x === 1408 && y === 2472);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/vnd.mapbox-vector-tile',
    });
    expect(reply.headers['cache-control']).toContain('max-age=604800');
    expect(Buffer.compare(reply.rawPayload, kept?.data ?? new Uint8Array())).toBe(0);
    expect((await tile('12/1408/2472', false)).headers['content-encoding']).toBeUndefined();
  });

  test.each(['12/0/0', '99/1/1', '14/99999999/3', '999/1/1', '12/abc/1'])(
    '%s holds nothing',
    async (path) => {
      expect((await tile(path)).statusCode).toBe(204);
    },
  );

  test('what is no number is no tile', async () => {
    expect((await market.app.inject({ url: '/tiles/12/1/secret.mvt' })).statusCode).toBe(404);
  });
});

test('[LOC-03] of 500 address points left out of the index 98 % are named by their street, 90 % by a number within 40 m', async () => {
  expect(leftOut.size).toBe(LEFT_OUT);
  const wrong: string[] = [];
  let numbers = 0;
  for (const [spot, streets] of leftOut) {
    const [lat = 0, lng = 0] = spot.split(',').map(Number);
    const [found] = (await market.call('geo.reverse', { query: { lat, lng } })).results;
    if (!found?.street || !streets.has(found.street))
      wrong.push(`${[...streets]}: ${found?.formatted_address}`);
    if (found?.house_number && found.distance_metres <= 40) numbers += 1;
    if (found) expect(found.neighbourhood).toBeTruthy();
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(LEFT_OUT * 0.02);
  expect(numbers).toBeGreaterThanOrEqual(LEFT_OUT * 0.9);
});

test('[LOC-04] of 200 addresses typed in a hurry, misspelt, without accents or in another order, the wanted one is in the first five for 95 %', async () => {
  const chance = seededChance(1);
  const missed: string[] = [];
  for (let turn = 0; turn < TYPED; turn++) {
    const row = Math.floor(chance() * city.addresses.numbers.length);
    const [street, number] = [streetOf(city, row), city.addresses.numbers[row] ?? ''];
    const search_text = typedInAHurry(chance, street, number);
    const { suggestions } = await market.call('geo.autocomplete', { query: { search_text } });
    const five = suggestions.slice(0, 5).map(({ text }) => fold(text));
    if (!five.includes(fold(`${street} ${number}`))) missed.push(`${search_text}: ${five[0]}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(TYPED * 0.05);
});
