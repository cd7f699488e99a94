import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type MapFeature, openReader, type RejectedRow } from '../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'geojson-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(text: string): Promise<{ features: MapFeature[]; rejected: RejectedRow[] }> {
  const path = join(folder, 'file.geojson');
  writeFileSync(path, text);
  const rejected: RejectedRow[] = [];
  const features: MapFeature[] = [];
  const reader = await openReader(path, { onRejected: (row) => rejected.push(row) });
  for await (const batch of reader.batches()) features.push(...batch);
  return { features, rejected };
}

const POINT = { type: 'Point', coordinates: [1, 2] };
const feature = (properties: unknown, geometry: unknown = POINT, id?: unknown) => ({
  type: 'Feature',
  ...(id !== undefined && { id }),
  properties,
  geometry,
});
const GOOD = feature({ name: 'good' });

describe('an object is named as its program names it', () => {
  test.each([
    ['Overpass Turbo', feature({ '@id': 'way/12', name: 'x' }), 'way', 12],
    ['osmtogeojson', feature({ name: 'x' }, POINT, 'relation/7'), 'relation', 7],
    ['osmium export, a type and a number', feature({ '@type': 'way', '@id': 5, name: 'x' }), 'way', 5],
    ['osmium export, unique ids', feature({ name: 'x' }, POINT, 'n9'), 'node', 9],
    ['osmium export, the area of a way', feature({ name: 'x' }, POINT, 'a24'), 'way', 12],
    ['osmium export, the area of a relation', feature({ name: 'x' }, POINT, 'a25'), 'relation', 12],
    ['OSMnx', feature({ osm_type: 'W', osm_id: '44', name: 'x' }), 'way', 44],
    ['GDAL, an area', feature({ osm_id: null, osm_way_id: '81', name: 'x' }), 'way', 81],
    ['ohsome', feature({ '@osmId': 'node/3', name: 'x' }), 'node', 3],
    ['a program that names none', feature({ name: 'x' }), 'node', expect.any(Number)],
    ['a program with ids of its own', feature({ id: 77, name: 'x' }), 'node', expect.any(Number)],
  ])('%s', async (_, json, osmType, osmId) => {
    const { features } = await read(JSON.stringify(json));
    expect(features).toMatchObject([{ osmType, osmId, tags: { name: 'x' } }]);
    expect(Object.keys(features[0]?.tags ?? {})).toEqual(['name']);
  });

  test('an object without an id is the same in the next file, where others stand before it', async () => {
    const idOf = async (...objects: object[]): Promise<number[]> =>
      (await read(objects.map((json) => JSON.stringify(json)).join('\n'))).features.map(({ osmId }) => osmId);
    const other = feature({ name: 'other' });
    const [first = 0, second = 0] = await idOf(GOOD, other);
    expect(first).toBeLessThan(0);
    expect(second).not.toBe(first);
    expect(await idOf(other, feature({ name: 'new' }, { type: 'Point', coordinates: [3, 4] }), GOOD)).toEqual(
      [second, expect.any(Number), first],
    );
  });
});

describe('tags', () => {
  test.each([
    [
      'numbers and booleans are texts',
      { 'building:levels': 3, lit: true },
      { 'building:levels': '3', lit: 'true' },
    ],
    ['nothing, lists and objects are none', { a: null, b: [1], c: { d: 1 } }, {}],
    ['in a record of their own', { type: 'node', id: 4, tags: { shop: 'bakery' } }, { shop: 'bakery' }],
    ['a relation keeps its type', { type: 'multipolygon' }, { type: 'multipolygon' }],
    [
      'as GDAL packs the rarer ones',
      { other_tags: '"addr:housenumber"=>"12","note"=>"a \\"b\\", c","phone"=>"1"' },
      { 'addr:housenumber': '12', note: 'a "b", c' },
    ],
  ])('%s', async (_, properties, tags) => {
    const { features } = await read(JSON.stringify(feature(properties)));
    expect(features[0]?.tags).toEqual(tags);
  });
});

const RING = [
  [0, 0],
  [0, 4],
  [4, 4],
  [0, 0],
];

describe('geometry', () => {
  test.each([
    ['a line', { type: 'LineString', coordinates: RING }, { type: 'MultiLineString', coordinates: [RING] }],
    [
      'a polygon, turned counter-clockwise, heights dropped',
      { type: 'Polygon', coordinates: [RING.map(([lng, lat]) => [lng, lat, 120])] },
      { type: 'MultiPolygon', coordinates: [[RING.toReversed()]] },
    ],
  ])('%s', async (_, geometry, expected) => {
    const { features } = await read(JSON.stringify(feature({}, geometry)));
    expect(features[0]?.geometry).toEqual(expected);
  });

  test.each([
    ['none', null, 'it has no geometry'],
    [
      'a collection',
      { type: 'GeometryCollection', geometries: [] },
      'a geometry of type GeometryCollection is not read',
    ],
    [
      'metres',
      { type: 'Point', coordinates: [621_000, 6_140_000] },
      'its position lies nowhere in the world',
    ],
    ['texts', { type: 'Point', coordinates: ['1', '2'] }, 'its position lies nowhere in the world'],
    ['one position', { type: 'LineString', coordinates: [[1, 2]] }, /^a line has fewer than two positions/],
    ['an open ring', { type: 'Polygon', coordinates: [RING.slice(0, 3)] }, /^a ring is not closed/],
    ['no rings', { type: 'MultiPolygon', coordinates: [] }, 'it has no rings'],
    ['nonsense', { type: 'Polygon', coordinates: 5 }, /^a ring is not closed/],
  ])('%s is rejected with its reason', async (_, geometry, reason) => {
    const { rejected } = await read(
      `${JSON.stringify(GOOD)}\n${JSON.stringify(feature({}, geometry, 'way/6'))}`,
    );
    expect(rejected).toEqual([
      {
        line: 2,
        object: 'way/6',
        reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
      },
    ]);
  });
});

describe('a broken feature spoils no other', () => {
  test('in lines, whatever it looks like', async () => {
    const lines = [GOOD, '{"type":"Feature"', 'words', { type: 'Topology' }, '', '\u001e{"a":', GOOD];
    const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    const { features, rejected } = await read(text);
    expect(features).toHaveLength(2);
    expect(rejected).toEqual([
      { line: 2, reason: 'it is not valid JSON' },
      { line: 3, reason: 'it is not valid JSON' },
      { line: 4, reason: 'it is not a Feature' },
      { line: 6, reason: 'it is not valid JSON' },
    ]);
  });

  test('in a collection, with the line it begins in', async () => {
    const collection = JSON.stringify(
      { features: [GOOD, feature({}, null), GOOD], type: 'FeatureCollection' },
      undefined,
      1,
    );
    const { features, rejected } = await read(`\uFEFF${collection}\n`);
    expect(features).toHaveLength(2);
    const line = collection.slice(0, collection.indexOf('null') - 40).split('\n').length;
    expect(rejected).toEqual([{ line: expect.any(Number), reason: 'it has no geometry' }]);
    expect(Math.abs((rejected[0]?.line ?? 0) - line)).toBeLessThan(4);
  });

  test('and one with a text that no database keeps, or a name that no place has, is told of by its line', async () => {
    const texts = ['a\0b', 'a\ud800', 'n'.repeat(256)];
    const lines = [GOOD, ...texts.map((name) => feature({ name }, POINT, 'node/5'))];
    const { features, rejected } = await read(lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(features).toHaveLength(1);
    expect(rejected).toEqual([
      { line: 2, object: 'node/5', reason: 'its name holds a character that no text has' },
      { line: 3, object: 'node/5', reason: 'its name holds a character that no text has' },
      { line: 4, object: 'node/5', reason: 'its name has 256 characters, 255 are the most' },
    ]);
  });

  test('records of RFC 8142 over several lines', async () => {
    const { features } = await read(
      [GOOD, GOOD].map((json) => `\u001e${JSON.stringify(json, undefined, 2)}\n`).join(''),
    );
    expect(features).toHaveLength(2);
  });
});
