import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCity, type City } from '../city/index.ts';
import { readRoadGraph } from '../graph/index.ts';
import { type Bounds, type FeatureReader, type MapFeature, openReader } from './index.ts';
import { qaTiles } from './testing/city-tiles.fixture.ts';
import { dissect } from './testing/osm-elements.fixture.ts';
import { writePbf } from './testing/pbf-file.fixture.ts';
import { writeGeoJson, writeXml } from './testing/text-files.fixture.ts';

// Some 900 × 900 m of Cordón across the edge of two tiles, so that it contains halves of roads.
const BOX: Bounds = [-56.167, -34.909, -56.157, -34.901];
const TIMEOUT_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'same-city-'));
afterAll(() => rmSync(folder, { recursive: true }));

let features: MapFeature[];
let expected: City;

beforeAll(async () => {
  const reader = await openReader(qaTiles('montevideo'), { clip: { box: BOX } });
  features = (await all(reader)).flatMap(asDrawn);
  expected = await build(inMemory(features));
}, TIMEOUT_MS);

test('the box is worth reading', () => {
  expect(expected.addressPointCount).toBeGreaterThan(1000);
  expect(expected.streets.names.length).toBeGreaterThan(20);
});

test.each<[file: string, write: (list: MapFeature[]) => string | Uint8Array]>([
  ['city.osm.pbf', (list) => writePbf(dissect(list), { bounds: BOX })],
  ['city.osm', (list) => writeXml(dissect(list), { bounds: BOX })],
  ['city.geojson', (list) => writeGeoJson(list, 'indented')],
])(
  '%s makes the streets, addresses, places and roads that the QA tiles make',
  async (file, write) => {
    const path = join(folder, file);
    writeFileSync(path, write(features));
    const city = await build(await openReader(path, { clip: { box: BOX } }));
    expect(city.bounds).toEqual(expected.bounds);
    expect(city.addressPointCount).toBe(expected.addressPointCount);
    expect(city.streets.names).toEqual(expected.streets.names);
    expect(addressRows(city)).toEqual(addressRows(expected));
    expect(city.places).toEqual(expected.places);
    expect(city.pointsOfInterest).toEqual(expected.pointsOfInterest);
    expect(roads(city)).toEqual(roads(expected));
  },
  TIMEOUT_MS,
);

/** As drawn in an editor: one line or ring per object, coordinates with seven decimals. */
function asDrawn(feature: MapFeature): MapFeature[] {
  const { geometry } = feature;
  if (geometry.type === 'Point') return [{ ...feature, geometry: rounded(geometry) }];
  // Holes come from relations, which the tiles do not name.
  if (geometry.type === 'MultiPolygon' && geometry.coordinates.flat().length > 1) return [];
  if (geometry.type === 'MultiPolygon') return [{ ...feature, geometry: rounded(geometry) }];
  return geometry.coordinates
    .filter((line) => line.length > 1)
    .map((line, half) => ({
      ...feature,
      osmId: feature.osmId + half * 1e10,
      geometry: rounded({ type: 'MultiLineString', coordinates: [line] }),
    }));
}

function rounded<T extends MapFeature['geometry']>(geometry: T): T {
  return JSON.parse(JSON.stringify(geometry), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1e7) / 1e7 : value,
  ) as T;
}

function inMemory(list: readonly MapFeature[]): FeatureReader {
  return {
    bounds: BOX,
    batchCount: 1,
    async *batches() {
      yield list;
    },
  };
}

async function all(reader: FeatureReader): Promise<MapFeature[]> {
  const list: MapFeature[] = [];
  for await (const batch of reader.batches()) list.push(...batch);
  return list;
}

function build(reader: FeatureReader): Promise<City> {
  return buildCity({ reader, coast: 'none' });
}

function addressRows({ addresses, streets }: City): string[] {
  return addresses.numbers
    .map((number, row) =>
      [
        streets.names[addresses.streetIndex[row] ?? -1],
        number,
        addresses.lat[row]?.toFixed(7),
        addresses.lng[row]?.toFixed(7),
      ].join(' '),
    )
    .sort();
}

/** Every edge by the coordinates of its ends, independent of node numbers. */
function roads({ graph }: City): string[] {
  const { nodeCount, firstEdge, target, lat, lng, metres, edgeBits, speedKmh } = readRoadGraph(graph);
  const list: string[] = [];
  for (let node = 0; node < nodeCount; node++) {
    for (let edge = firstEdge[node] ?? 0; edge < (firstEdge[node + 1] ?? 0); edge++) {
      const to = target[edge] ?? -1;
      list.push(
        [lat[node], lng[node], lat[to], lng[to], metres[edge], edgeBits[edge], speedKmh[edge]].join(' '),
      );
    }
  }
  return list.sort();
}
