import { containsPoint } from '@promenade/domain/zones';
import { expect, test } from 'vitest';
import type { AreaGeometry, Bounds, MapFeature, Position, Ring } from '../readers/index.ts';
import { SeaFinder } from './index.ts';

// About 2 km on each side.
const BOX: Bounds = [0, 0, 0.02, 0.02];

function area(ring: Ring): MapFeature {
  const geometry: AreaGeometry = { type: 'MultiPolygon', coordinates: [[ring]] };
  return { osmType: 'way', osmId: 1, tags: { landuse: 'residential' }, geometry };
}

function seaOf(features: readonly MapFeature[]): AreaGeometry | undefined {
  const finder = new SeaFinder(BOX);
  for (const feature of features) finder.add(feature);
  return finder.find();
}

const isSea = (sea: AreaGeometry | undefined, lat: number, lng: number): boolean =>
  sea?.coordinates.some((polygon) => containsPoint(polygon, { lat, lng })) ?? false;

test('a city that fills its map has no sea', () => {
  expect(
    seaOf([
      area([
        [0, 0],
        [0.02, 0],
        [0.02, 0.02],
        [0, 0.02],
        [0, 0],
      ]),
    ]),
  ).toBeUndefined();
});

test('the open half is sea, to the map’s edge and beyond; a court between houses is not', () => {
  const north = area([
    [0, 0.01],
    [0.02, 0.01],
    [0.02, 0.02],
    [0, 0.02],
    [0, 0.01],
  ]);
  const sea = seaOf([north]);
  expect(isSea(sea, 0.005, 0.01)).toBe(true);
  expect(isSea(sea, -0.1, 0.01)).toBe(true);
  expect(isSea(sea, 0.0097, 0.01)).toBe(true);
  expect(isSea(sea, 0.0101, 0.01)).toBe(false);
});

const north = (corners: readonly Position[] = []): MapFeature =>
  area([[0, 0.01], ...corners, [0.02, 0.01], [0.02, 0.02], [0, 0.02], [0, 0.01]]);

test.each([
  ['a tunnel below it', { highway: 'primary', tunnel: 'yes' }],
  ['a bridge over it', { highway: 'primary', bridge: 'yes' }],
  ['a strait, which is drawn as a line along it', { natural: 'strait' }],
])('%s does not part the sea', (_, tags) => {
  const coordinates: Position[][] = [
    [
      [0.01, 0.012],
      [0.01, 0],
    ],
  ];
  const across: MapFeature = {
    osmType: 'way',
    osmId: 2,
    tags,
    geometry: { type: 'MultiLineString', coordinates },
  };
  const sea = seaOf([north(), across]);
  for (const lng of [0.005, 0.01, 0.015]) expect(isSea(sea, 0.005, lng)).toBe(true);
});

test('an outline of 200,000 corners is land as any other: a call cannot have so many arguments', () => {
  const corners = Array.from({ length: 200_000 }, (_, at): Position => [(0.02 * at) / 200_000, 0.01]);
  expect(isSea(seaOf([north(corners)]), 0.005, 0.01)).toBe(true);
});
