import type { Reply } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';

const { modules, zones, points } = fixture;

let market: TestMarket;
let operator: { token: string };
let before: Reply<'ops.zones'>;
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
  before = await exported();
});
afterAll(() => market.close());

const exported = () => market.call('ops.zones', {}, operator);
const put = (features: readonly unknown[]) =>
  market.call('ops.setZones', { body: { type: 'FeatureCollection', features: [...features] } }, operator);
const refusedPut = (features: readonly unknown[]) =>
  market.refused('ops.setZones', { body: { type: 'FeatureCollection', features: [...features] } }, operator);

beforeEach(async () => {
  await put(before.features);
});

type Corner = readonly [number, number];
const box = (west: number, south: number, east: number, north: number): Corner[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const feature = (name: string, coordinates: unknown, more: object = {}) => ({
  type: 'Feature',
  properties: { name, ...more },
  geometry: { type: 'MultiPolygon', coordinates },
});
/** Two parts on the eastern shore, the first with a hole. */
const shore = feature(
  'The Shore',
  [
    [box(-56.1, -34.92, -56.06, -34.88), box(-56.09, -34.91, -56.07, -34.89)],
    [box(-56.05, -34.92, -56.04, -34.91)],
  ],
  { delivery: { every: { per_km: 1.5, minimum: 3 }, grocery: { per_km: 2, minimum: 4, maximum: 9 } } },
);
const zonesAt = async (lat: number, lng: number): Promise<string[] | string> => {
  const asked = market.call('geo.zone', { query: { lat, lng } });
  return asked.then(
    ({ zone_data }) => zone_data.map(({ name }) => name),
    ({ code }: { code: string }) => code,
  );
};

test('a zone with latitude before longitude is refused, not served in another ocean', async () => {
  const turned = feature('The Shore', [[box(-34.92, -56.1, -34.88, -56.06)]]);
  const refusal = await refusedPut([...before.features, turned]);
  expect(refusal).toMatchObject({
    code: 'zones_rejected',
    body: { rejected: [{ index: 2, code: 'off_map' }] },
  });
  expect(JSON.stringify(refusal.body)).toContain('-56.5, -35, -56, -34.7; longitude comes before latitude');
  expect(await exported()).toEqual(before);
});

test('zones go out as GeoJSON, prices in major units, and come back as they were', async () => {
  expect(before.features).toHaveLength(2);
  expect(before.features[0]).toMatchObject({
    type: 'Feature',
    id: zones.centre,
    properties: {
      slug: 'centre',
      name: { en: 'Centre', fr: 'Centre (fr)' },
      active: true,
      delivery: {
        food: { per_km: 0.5, minimum: 1, maximum: 8, fixed: null, surge_percent: 0, surge_times: [] },
      },
    },
    geometry: { type: 'MultiPolygon' },
  });
  expect((await put(before.features)).zones.map(({ state }) => state)).toEqual(['kept', 'kept']);
  expect(await exported()).toEqual(before);
});

describe('new zones', () => {
  test('of many parts with holes are served at once; those not named are switched off', async () => {
    const changed = await put([...before.features.slice(0, 1), shore]);
    expect(changed).toMatchObject({
      message: 'Zones updated.',
      zones: [
        { id: zones.centre, state: 'kept' },
        { slug: 'the-shore', state: 'added' },
        { id: zones.coast, state: 'switched_off' },
      ],
    });
    await expect.poll(() => zonesAt(-34.9, -56.095)).toEqual(['The Shore']);
    expect(await zonesAt(-34.915, -56.045)).toEqual(['The Shore']);
    expect(await zonesAt(-34.9, -56.08)).toBe('no_zone');
    expect(await zonesAt(points.coast.lat, points.coast.lng)).toBe('no_zone');
    const listed = (await market.call('zones.list')).find(({ name }) => name === 'The Shore');
    expect(listed?.geometry.coordinates.map((part) => part.length)).toEqual([2, 1]);
    expect(listed?.coordinates).toHaveLength(3);
    expect(listed?.modules.toSorted()).toEqual([modules.food, modules.grocery, modules.parcel].toSorted());
  });

  test('take the price for every module, or their own; a later import without prices keeps them', async () => {
    const usual = { per_km: 1.5, minimum: 3, maximum: null, fixed: null, surge_percent: 0, surge_times: [] };
    const delivery = {
      food: usual,
      parcel: usual,
      grocery: { per_km: 2, minimum: 4, maximum: 9, fixed: null, surge_percent: 0, surge_times: [] },
    };
    await put([...before.features, shore]);
    const find = async () =>
      (await exported()).features.find(({ properties }) => properties.slug === 'the-shore');
    expect((await find())?.properties.delivery).toEqual(delivery);
    await put([...before.features, feature('The Shore', [[box(-56.1, -34.92, -56.06, -34.88)]])]);
    expect((await find())?.properties.delivery).toEqual(delivery);
    expect((await find())?.geometry.coordinates).toHaveLength(1);
    const food = { food: { per_km: 1, minimum: 1 } };
    await put([...before.features, feature('The Shore', shore.geometry.coordinates, { delivery: food })]);
    expect(Object.keys((await find())?.properties.delivery ?? {})).toEqual(['food']);
  });

  test('may take each other’s slugs, or that of one which is renamed', async () => {
    const slugged = (index: number, slug: string, id = before.features[index]?.id) => {
      const { id: _, ...rest } = before.features[index] as (typeof before.features)[number];
      return { ...rest, ...(id && { id }), properties: { ...rest.properties, slug } };
    };
    const slugs = async () =>
      Object.fromEntries((await exported()).features.map(({ id, properties }) => [id, properties.slug]));
    const [centre = '', coast = ''] = before.features.map(({ id }) => id);
    await put([slugged(0, 'coast'), slugged(1, 'centre')]);
    expect(await slugs()).toMatchObject({ [centre]: 'coast', [coast]: 'centre' });
    await put(before.features);
    const { zones: told } = await put([
      slugged(1, 'centre', ''),
      slugged(0, 'old-town'),
      slugged(1, 'coast'),
    ]);
    expect(told.map(({ slug, state }) => [slug, state])).toEqual([
      ['centre', 'added'],
      ['old-town', 'kept'],
      ['coast', 'kept'],
    ]);
    const added = told[0]?.id ?? '';
    await sql`delete from zone_rates where zone_id = ${added}`.execute(market.ctx.db);
    await sql`delete from zones where id = ${added}`.execute(market.ctx.db);
  });

  test('meet the zone of their slug again, so that stores and orders keep theirs', async () => {
    const [{ id } = { id: '' }] = (await put([shore, ...before.features])).zones;
    const again = await put([...before.features, shore]);
    expect(again.zones).toContainEqual({ id, slug: 'the-shore', state: 'kept' });
  });

  test('sent twice at once are one zone', async () => {
    const twin = feature('Twin', [[box(-56.3, -34.9, -56.29, -34.89)]]);
    const answers = await Promise.all([put([...before.features, twin]), put([...before.features, twin])]);
    const ids = answers.map(({ zones: told }) => told.find(({ slug }) => slug === 'twin')?.id);
    expect(ids[0]).toBe(ids[1]);
  });

  test('may have borders longer than other bodies are; beyond their own limit they were told of that of the others', async () => {
    const round = Array.from(
      { length: 9_000 },
      (_, index): Corner => [
        -56 + 0.1 * Math.cos((index * Math.PI) / 4500),
        -34.8 + 0.1 * Math.sin((index * Math.PI) / 4500),
      ],
    );
    const lake = feature('Lake', [[[...round, ...round.slice(0, 1)]]]);
    expect(JSON.stringify(lake).length).toBeGreaterThan(256 * 1024);
    expect((await put([...before.features, lake])).zones).toHaveLength(3);
    expect(await refusedPut(Array.from({ length: 12 }, () => lake))).toMatchObject({
      code: 'body_too_large',
      message: expect.stringContaining('At most 4 MB'),
    });
  });
});

describe('what cannot be a zone', () => {
  test('is told by place and reason, in the caller’s language, and nothing is changed', async () => {
    const untouched = await exported();
    const open = feature('Open', [[box(-56.1, -34.92, -56.06, -34.88).slice(0, 4)]]);
    const bow = feature('Bow', [
      [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    ]);
    const body = { type: 'FeatureCollection' as const, features: [...before.features, open, shore, bow] };
    const refusal = await market.refused('ops.setZones', { body }, { ...operator, language: 'nl' });
    expect(refusal).toMatchObject({
      status: 422,
      code: 'zones_rejected',
      body: {
        rejected: [
          { index: 2, code: 'ring_unclosed', reason: 'part 1, ring 1 does not end where it begins' },
          { index: 4, code: 'ring_crosses_itself', reason: 'part 1, ring 1 crosses or touches itself' },
        ],
      },
    });
    expect(refusal.message).toContain('in dit bestand: 2');
    expect(await exported()).toEqual(untouched);
  });

  test('one zone under two names, or two under one', async () => {
    const [centre, coast] = before.features;
    const renamed = { ...centre, properties: { ...centre?.properties, slug: 'coast' } };
    expect(await refusedPut([renamed])).toMatchObject({
      body: { rejected: [{ index: 0, code: 'slug_taken' }] },
    });
    const twice = { ...coast, properties: { ...coast?.properties, slug: 'coast-2' } };
    expect(await refusedPut([coast, twice])).toMatchObject({
      body: { rejected: [{ index: 1, code: 'slug_taken' }] },
    });
  });

  test('an empty collection would leave the market nowhere', async () => {
    expect((await refusedPut([])).code).toBe('malformed');
  });
});

test('nobody but an operator may', async () => {
  const { token } = await market.newCustomer();
  const body = { type: 'FeatureCollection' as const, features: [shore] };
  expect((await market.refused('ops.setZones', { body }, { token })).code).toBe('forbidden');
  expect((await market.refused('ops.setZones', { body })).status).toBe(401);
  expect((await market.refused('ops.zones', {}, { token })).code).toBe('forbidden');
});

test('a zone beyond the map that is not served may stand', async () => {
  const unserved = feature('Elsewhere', [[box(-34.92, -56.1, -34.88, -56.06)]], { active: false });
  await put([...before.features, unserved]);
});
