import { haversineMetres, shapeContains } from '@promenade/domain/zones';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONNECTED_BIT, Router, readRoadGraph, TRAVEL_MODES } from '../graph/index.ts';
import { NearestPoint } from '../places/index.ts';
import type { FeatureReader } from '../readers/index.ts';
import { buildCity, type City, montevideoReader, montevideoZones } from './index.ts';

// Reads the whole city: about 5 s.
const BUILD_TIMEOUT_MS = 120_000;

let city: City;
const steps: string[] = [];

/** Collected from all features while the city is read: reading it again for each test takes seconds. */
const read = { names: new Set<string>(), keys: new Set<string>() };

function noting(reader: FeatureReader): FeatureReader {
  const { bounds, batchCount } = reader;
  async function* batches() {
    for await (const batch of reader.batches()) {
      for (const { tags } of batch) {
        if (tags.highway && tags.name) read.names.add(tags.name);
        for (const key in tags) read.keys.add(key);
      }
      yield batch;
    }
  }
  return { bounds, batchCount, batches };
}

beforeAll(async () => {
  const reader = noting(montevideoReader());
  city = await buildCity({ reader, coast: 'land-mask', onProgress: ({ step }) => steps.push(step) });
}, BUILD_TIMEOUT_MS);

describe('what is known of the demo city', () => {
  test('205,659 pieces of address points; two areas lie in two tiles each and count once', () => {
    expect(city.addressPointCount).toBe(205_659 - 2);
  });

  test('4,268 objects of the highway key have names of their own', () => {
    expect(read.names.size).toBe(4268);
  });

  test('every address stands on a street, sorted, one number a row', () => {
    const { streets, addresses } = city;
    expect(streets.names).toHaveLength(4287);
    expect(addresses.numbers).toHaveLength(321_007);
    expect(addresses.numbers.filter((number) => /[,;]/.test(number))).toEqual([]);
    expect(addresses.streetIndex).toEqual(addresses.streetIndex.toSorted());
  });

  test('at least 99 % of the road graph hangs together', () => {
    const { nodeBits, nodeCount } = readRoadGraph(city.graph);
    const connected = nodeBits.reduce((count, bits) => count + ((bits & CONNECTED_BIT) === 0 ? 0 : 1), 0);
    expect(connected / nodeCount).toBeGreaterThan(0.99);
  });

  test('no mapper, telephone or website is kept', () => {
    expect(read.keys.has('highway')).toBe(true);
    expect([...read.keys].filter((key) => /^@|phone|e-?mail|website/.test(key))).toEqual([]);
  });

  test('nearly every place of business has a street, and a neighbourhood', () => {
    const points = city.pointsOfInterest;
    expect(points.length).toBeGreaterThan(3000);
    expect(points.filter((point) => point.street).length / points.length).toBeGreaterThan(0.98);
    expect(points.filter((point) => point.neighbourhood).length / points.length).toBeGreaterThan(0.98);
    expect(points.filter((point) => point.openingHours).length).toBeGreaterThan(200);
  });

  test(
    'an address left out of the index is still found by its neighbours on the street',
    () => {
      const { addresses } = city;
      const rows = addresses.numbers.map((_, row) => row);
      const sample = rows.filter((row) => row % 1009 === 0);
      const named = sample.filter((row) => {
        const at = [addresses.lat[row] ?? 0, addresses.lng[row] ?? 0] as const;
        const isOther = (row: number) => addresses.lat[row] !== at[0] || addresses.lng[row] !== at[1];
        const near = rows.filter(
          (other) => Math.abs((addresses.lat[other] ?? 0) - at[0]) < 0.003 && isOther(other),
        );
        const nearest = new NearestPoint(
          near.map((other) => addresses.lat[other] ?? 0),
          near.map((other) => addresses.lng[other] ?? 0),
          100,
        );
        const found = near[nearest.find(at[0], at[1], 1000)];
        return found !== undefined && addresses.streetIndex[found] === addresses.streetIndex[row];
      });
      expect(named.length / sample.length).toBeGreaterThan(0.9);
    },
    BUILD_TIMEOUT_MS,
  );
});

describe('the map', () => {
  test('is cut into 744 tiles of zoom 8 to 15, none over 100 KB', () => {
    expect(city.tiles).toHaveLength(744);
    expect(new Set(city.tiles.map(({ z }) => z))).toEqual(new Set([8, 9, 10, 11, 12, 13, 14, 15]));
    expect(Math.max(...city.tiles.map(({ data }) => data.length))).toBeLessThan(100_000);
  });

  test('reports every step', () => {
    expect(new Set(steps)).toEqual(new Set(['read', 'places', 'graph', 'coast', 'tiles']));
  });
});

test('routes are no shorter than a bird flies, for every way of travel', () => {
  const router = new Router(readRoadGraph(city.graph));
  const { pointsOfInterest: points } = city;
  let found = 0;
  for (const mode of TRAVEL_MODES) {
    for (let pair = 0; pair < 20; pair++) {
      const [a, b] = [points[(pair * 97) % points.length], points[(pair * 151 + 40) % points.length]];
      if (!a || !b) throw new Error('no places of business');
      const route = router.findRoute(a, b, mode);
      const [first, last] = [route?.path[0], route?.path.at(-1)];
      if (!route || !first || !last) continue;
      found += 1;
      expect(route.distanceMetres).toBeGreaterThanOrEqual(haversineMetres(first, last) - 0.01);
    }
  }
  expect(found).toBeGreaterThan(50);
});

describe('zones', () => {
  const zones = montevideoZones();

  test('are eight, named in four languages, with a rate each', () => {
    expect(zones).toHaveLength(8);
    for (const { name, delivery } of zones) {
      expect(Object.values(name).filter((text) => text.length > 0)).toHaveLength(4);
      const [price] = delivery;
      expect(price?.minimumMinor).toBeLessThan(price?.maximumMinor ?? 0);
    }
  });

  test('never overlap where people are', () => {
    const holders = city.pointsOfInterest.map(
      (point) => zones.filter(({ shape }) => shapeContains(shape, point)).length,
    );
    expect(Math.max(...holders)).toBe(1);
    expect(holders.filter((count) => count === 1).length).toBeGreaterThan(2000);
  });

  test('share edges exactly: an inner edge belongs to two rings, and no corner lies along a neighbour', () => {
    const edges = new Map<string, number>();
    for (const { shape } of zones) {
      const [ring = []] = shape[0] ?? [];
      ring.forEach((position, index) => {
        const next = ring[index + 1];
        if (next)
          edges.set(
            [position, next].map(String).sort().join(' '),
            (edges.get([position, next].map(String).sort().join(' ')) ?? 0) + 1,
          );
      });
    }
    const shared = [...edges.values()].filter((count) => count === 2).length;
    expect(Math.max(...edges.values())).toBe(2);
    expect(shared).toBeGreaterThanOrEqual(20);
  });
});
