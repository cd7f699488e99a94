import { describe, expect, test } from 'vitest';
import { EdgeMerge } from './edge-merge.ts';
import { clipReader, type FeatureReader, type MapFeature, qaTileReader } from './index.ts';
import { isPrivateTag } from './private-tags.ts';

const square = (west: number): MapFeature => ({
  osmType: 'way',
  osmId: 1,
  tags: {},
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [west, 0],
          [west + 1, 0],
          [west + 1, 1],
          [west, 0],
        ],
      ],
    ],
  },
});

const point = (osmId: number, lng: number, lat: number): MapFeature => ({
  osmType: 'node',
  osmId,
  tags: {},
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

function readerOf(features: readonly MapFeature[]): FeatureReader {
  return {
    bounds: [-10, -10, 10, 10],
    batchCount: 1,
    async *batches() {
      yield features;
    },
  };
}

async function idsOf(reader: FeatureReader): Promise<number[]> {
  const ids: number[] = [];
  for await (const batch of reader.batches()) ids.push(...batch.map((feature) => feature.osmId));
  return ids;
}

test.each([
  '@user',
  '@uid',
  'phone',
  'phone_1',
  'contact:email',
  'e-mail',
  'website',
  'contact:facebook',
  'operator:phone',
])('%s is kept out', (key) => {
  expect(isPrivateTag(key)).toBe(true);
});

test.each(['name', 'addr:street', 'operator', 'opening_hours', 'contact', 'urltype'])(
  '%s may stay',
  (key) => {
    expect(isPrivateTag(key)).toBe(false);
  },
);

describe('what lies in two tiles', () => {
  test('comes once: a point as it is, an area with both its pieces', () => {
    const edge = new EdgeMerge();
    for (const feature of [square(0), point(2, 1, 1), square(1), point(2, 1, 1)]) edge.hold(feature);
    const [area, node, ...rest] = edge.merged();
    expect(rest).toEqual([]);
    expect(area?.geometry.coordinates).toHaveLength(2);
    expect(node?.osmId).toBe(2);
  });
});

describe('a clip', () => {
  const features = [point(1, 0.5, 0.5), point(2, 3, 3), square(0.9)];

  test('by a box keeps what reaches into it, and is the new extent', async () => {
    const clipped = clipReader(readerOf(features), { box: [0, 0, 1, 1] });
    expect(await idsOf(clipped)).toEqual([1, 1]);
    expect(clipped.bounds).toEqual([0, 0, 1, 1]);
  });

  test('by a polygon likewise', async () => {
    const clipped = clipReader(readerOf(features), {
      polygons: [
        [
          [
            [2, 2],
            [4, 2],
            [4, 4],
            [2, 4],
            [2, 2],
          ],
        ],
      ],
    });
    expect(await idsOf(clipped)).toEqual([2]);
    expect(clipped.bounds).toEqual([2, 2, 4, 4]);
  });
});

test('a folder without tiles is refused by name', () => {
  expect(() => qaTileReader(import.meta.dirname)).toThrow(/no z-x-y\.mvt tiles in/);
});
