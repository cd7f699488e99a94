import { describe, expect, test } from 'vitest';
import { type Clip, clipReader } from './clip.ts';
import type { FeatureGeometry, MapFeature, Position, Ring } from './map-feature.ts';

const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const line = (...positions: Position[]): FeatureGeometry => ({
  type: 'MultiLineString',
  coordinates: [positions],
});
const area = (...rings: Ring[]): FeatureGeometry => ({ type: 'MultiPolygon', coordinates: [rings] });

async function keeps(clip: Clip, geometry: FeatureGeometry): Promise<boolean> {
  const feature: MapFeature = { osmType: 'way', osmId: 1, tags: {}, geometry };
  const reader = clipReader(
    {
      bounds: [-9, -9, 9, 9],
      batchCount: 1,
      async *batches() {
        yield [feature];
      },
    },
    clip,
  );
  let kept = 0;
  for await (const batch of reader.batches()) kept += batch.length;
  return kept === 1;
}

const CLIPS: readonly [name: string, clip: Clip][] = [
  ['a box', { box: [0, 0, 1, 1] }],
  ['a polygon', { polygons: [[square(0, 0, 1)]] }],
  ['several polygons', { polygons: [[square(0, 0, 1)], [square(5, 5, 1)]] }],
];

describe.each(CLIPS)('%s', (_, clip) => {
  test.each<[boolean, string, FeatureGeometry]>([
    [true, 'a point within', { type: 'Point', coordinates: [0.5, 0.5] }],
    [false, 'a point outside', { type: 'Point', coordinates: [1.5, 0.5] }],
    [true, 'a line with an end within', line([0.5, 0.5], [3, 3])],
    [true, 'a road that only passes through', line([-1, 0.5], [2, 0.6])],
    [false, 'a road past a corner', line([-1, 0.5], [0.4, 2])],
    [true, 'a district around it', area(square(-2, -2, 4))],
    [false, 'a district with a hole there', area(square(-2, -2, 4), square(-1, -1, 3).toReversed())],
    [true, 'an area over its edge', area(square(0.9, 0.9, 2))],
    [false, 'an area beside it', area(square(1.1, 0, 1))],
  ])('keeps (%s) %s', async (kept, _what, geometry) => {
    expect(await keeps(clip, geometry)).toBe(kept);
  });
});

test('the second of two polygons counts as well, and the box holds both', async () => {
  const clip: Clip = { polygons: [[square(0, 0, 1)], [square(5, 5, 1)]] };
  expect(await keeps(clip, { type: 'Point', coordinates: [5.5, 5.5] })).toBe(true);
  expect(await keeps(clip, { type: 'Point', coordinates: [3, 3] })).toBe(false);
  expect(await keeps(clip, area(square(4, 4, 3)))).toBe(true);
  const { bounds } = clipReader(
    { bounds: [0, 0, 0, 0], batchCount: 0, batches: async function* () {} },
    clip,
  );
  expect(bounds).toEqual([0, 0, 6, 6]);
});

test('a hole of the clip is not within it', async () => {
  const clip: Clip = { polygons: [[square(0, 0, 3), square(1, 1, 1)]] };
  expect(await keeps(clip, { type: 'Point', coordinates: [1.5, 1.5] })).toBe(false);
  expect(await keeps(clip, { type: 'Point', coordinates: [0.5, 1.5] })).toBe(true);
});
