import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { describe, expect, test } from 'vitest';
import type { FeatureGeometry, MapFeature, Tags } from '../readers/index.ts';
import { findDrawing, TileCutter } from './index.ts';
import { tileNames } from './tile-names.ts';

const line: FeatureGeometry = {
  type: 'MultiLineString',
  coordinates: [
    [
      [0.001, 0.001],
      [0.009, 0.009],
    ],
  ],
};
const spot: FeatureGeometry = { type: 'Point', coordinates: [0.005, 0.005] };
const area: FeatureGeometry = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [0.001, 0.001],
        [0.004, 0.001],
        [0.004, 0.004],
        [0.001, 0.001],
      ],
    ],
  ],
};

const object = (geometry: FeatureGeometry, tags: Tags): MapFeature => ({
  osmType: 'way',
  osmId: 1,
  tags,
  geometry,
});

describe('drawing', () => {
  test.each([
    [
      line,
      { highway: 'primary_link', name: 'A', oneway: 'yes' },
      'roads',
      { kind: 'major_road', kind_detail: 'primary', is_link: true },
    ],
    [line, { highway: 'footway' }, 'roads', { kind: 'path', min_zoom: 14 }],
    [line, { railway: 'rail' }, 'roads', { kind: 'rail' }],
    [line, { waterway: 'stream' }, 'water', { kind: 'stream' }],
    [
      line,
      { boundary: 'administrative', admin_level: '4' },
      'boundaries',
      { kind: 'region', kind_detail: 4 },
    ],
    [area, { leisure: 'park', name: 'P' }, 'landuse', { kind: 'park' }],
    [area, { building: 'yes', amenity: 'school' }, 'buildings', { kind: 'building' }],
    [area, { natural: 'water' }, 'water', { kind: 'lake' }],
    [spot, { place: 'suburb', name: 'S' }, 'places', { kind: 'neighbourhood', name: 'S' }],
    [spot, { 'addr:housenumber': '12,14' }, 'buildings', { kind: 'address', addr_housenumber: '12' }],
  ] as const)('%j %j', (geometry, tags, layer, properties) => {
    expect(findDrawing(object(geometry, tags))).toMatchObject({ layer, properties });
  });

  test.each([
    [line, { highway: 'proposed' }],
    [line, { waterway: 'stream', tunnel: 'culvert' }],
    [area, { building: 'no' }],
    [spot, { amenity: 'restaurant', name: 'R' }],
  ])('is not: %j %j', (geometry, tags) => {
    expect(findDrawing(object(geometry, tags))).toBeUndefined();
  });
});

test('a tile holds what its zoom shows, and a house number only in the last', () => {
  const cutter = new TileCutter();
  const objects = [
    object(line, { highway: 'primary', name: 'Main' }),
    object(line, { highway: 'footway' }),
    object(spot, { 'addr:housenumber': '7' }),
  ];
  for (const feature of objects) {
    const drawing = findDrawing(feature);
    if (drawing) cutter.add(drawing, feature.geometry);
  }
  const seen = new Map<number, string[]>();
  for (const { z, data } of cutter.cut([0, 0, 0.01, 0.01], () => undefined)) {
    const { layers } = new VectorTile(new PbfReader(gunzipSync(data)));
    for (const layer of Object.values(layers)) {
      for (let index = 0; index < layer.length; index++) {
        const { kind_detail, kind } = layer.feature(index).properties;
        seen.set(z, [...(seen.get(z) ?? []), String(kind_detail ?? kind)]);
      }
    }
  }
  expect(new Set(seen.get(8))).toEqual(new Set(['primary']));
  expect(new Set(seen.get(14))).toEqual(new Set(['primary', 'footway']));
  expect(new Set(seen.get(15))).toEqual(new Set(['primary', 'footway', 'address']));
});

test('tiles of a box that ends on a tile’s border do not reach into the next', () => {
  const side = 360 / 2 ** 12;
  const names = tileNames([0, 0, side, 0.08]);
  expect(names.filter(({ z }) => z === 12)).toEqual([{ z: 12, x: 2048, y: 2047 }]);
  expect(names.filter(({ z }) => z === 8)).toHaveLength(9);
});
