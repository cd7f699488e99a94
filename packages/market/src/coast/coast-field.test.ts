import { containsPoint } from '@promenade/domain/zones';
import { describe, expect, test } from 'vitest';
import type { AreaGeometry, Bounds, MapFeature, Position, Ring } from '../readers/index.ts';
import { SeaFinder } from './index.ts';

// About 2 km on each side; a metre is 0.000009 degrees.
const BOX: Bounds = [0, 0, 0.02, 0.02];
const METRE = 1 / 111_320;

/** The land is on the left of the line's direction. */
function coastline(...coordinates: Position[][]): MapFeature {
  const geometry = { type: 'MultiLineString' as const, coordinates };
  return { osmType: 'way', osmId: 1, tags: { natural: 'coastline' }, geometry };
}

function area(tags: Record<string, string>, ring: Ring): MapFeature {
  return { osmType: 'way', osmId: 2, tags, geometry: { type: 'MultiPolygon', coordinates: [[ring]] } };
}

const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

function seaOf(features: readonly MapFeature[]): AreaGeometry | undefined {
  const finder = new SeaFinder(BOX);
  for (const feature of features) finder.add(feature);
  return finder.find();
}

const isSea = (sea: AreaGeometry | undefined, lat: number, lng: number): boolean =>
  sea?.coordinates.some((polygon) => containsPoint(polygon, { lat, lng })) ?? false;

const EASTWARDS: Position[] = [
  [-0.01, 0.01],
  [0.03, 0.01],
];

describe('a coastline', () => {
  test('has the sea on its right, to the metre, and beyond the map’s edge', () => {
    const sea = seaOf([coastline(EASTWARDS)]);
    expect(isSea(sea, 0.01 - METRE, 0.012)).toBe(true);
    expect(isSea(sea, 0.01 + METRE, 0.012)).toBe(false);
    expect(isSea(sea, -0.1, 0.01)).toBe(true);
    expect(isSea(sea, 0.1, 0.01)).toBe(false);
  });

  test('turned round has it on the other side', () => {
    const sea = seaOf([coastline(EASTWARDS.toReversed())]);
    expect([isSea(sea, 0.009, 0.012), isSea(sea, 0.011, 0.012)]).toEqual([false, true]);
  });

  test('in pieces and in any order is one coast', () => {
    const [west, middle, east]: Position[] = [
      [-0.01, 0.01],
      [0.008, 0.012],
      [0.03, 0.01],
    ];
    const sea = seaOf([
      coastline([middle ?? [0, 0], east ?? [0, 0]]),
      coastline([west ?? [0, 0], middle ?? [0, 0]]),
    ]);
    expect([isSea(sea, 0.0118, 0.008), isSea(sea, 0.0122, 0.008)]).toEqual([true, false]);
  });

  test('knows the sides of its sharp corners', () => {
    // A spit, 60 m wide at its base, that ends in a point.
    const spit: Position[] = [
      [0, 0.0103],
      [0.015, 0.01],
      [0, 0.0097],
    ];
    const sea = seaOf([coastline(spit.toReversed())]);
    expect([isSea(sea, 0.01, 0.0095), isSea(sea, 0.01, 0.0153), isSea(sea, 0.0098, 0.014)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('counts before what stands there: a house on piles is no land', () => {
    const house = area({ building: 'yes' }, square(0.009, 0.004, 0.002));
    const sea = seaOf([house, coastline(EASTWARDS)]);
    expect(isSea(sea, 0.005, 0.01)).toBe(true);
  });

  test('that ends within the map divides it all the same', () => {
    const sea = seaOf([coastline(EASTWARDS.map(([lng, lat]): Position => [lng / 4 + 0.005, lat]))]);
    expect([isSea(sea, 0.004, 0.019), isSea(sea, 0.016, 0.019)]).toEqual([true, false]);
  });

  test('beside the map leaves it without a sea, and so does none at all where there is only land', () => {
    const beside = coastline([
      [1, 1],
      [1.01, 1],
    ]);
    expect(seaOf([beside])).toBeUndefined();
    expect(seaOf([area({ landuse: 'residential' }, square(0, 0, 0.02))])).toBeUndefined();
  });
});

describe('an island', () => {
  test.each([
    ['a closed line', coastline(square(0.008, 0.008, 0.004))],
    ['an area', area({ natural: 'coastline', place: 'islet' }, square(0.008, 0.008, 0.004))],
  ])('as %s is land in the sea', (_, island) => {
    const sea = seaOf([island]);
    expect([isSea(sea, 0.01, 0.01), isSea(sea, 0.003, 0.003), isSea(sea, 0.019, 0.01)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('turned round is a lagoon', () => {
    const sea = seaOf([coastline(square(0.008, 0.008, 0.004).toReversed())]);
    expect([isSea(sea, 0.01, 0.01), isSea(sea, 0.003, 0.003)]).toEqual([true, false]);
  });
});
