import {
  containsPoint,
  haversineMetres,
  type LatLng,
  pathLengthMetres,
  shapeContains,
} from '@promenade/domain/zones';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SeaFinder } from '../coast/index.ts';
import { CONNECTED_BIT, readRoadGraph, type RoadGraph, Router, TRAVEL_MODES } from '../graph/index.ts';
import { Textbook } from '../graph/textbook.fixture.ts';
import type { AreaGeometry, Bounds, FeatureReader, Position, Ring } from '../readers/index.ts';
import { buildCity, type City, montevideoReader, montevideoZones } from './index.ts';

// Reads the whole city, which takes seconds: what is asked of its map is asked here, so that nothing reads it again.
const BUILD_TIMEOUT_MS = 180_000;

let city: City;
/** The sea that was drawn. */
let sea: AreaGeometry | undefined;
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
  const finding = vi.spyOn(SeaFinder.prototype, 'find');
  city = await buildCity({ reader, coast: 'land-mask', onProgress: ({ step }) => steps.push(step) });
  sea = finding.mock.results[0]?.value;
  finding.mockRestore();
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

const isWater = (of: AreaGeometry | undefined, lat: number, lng: number): boolean =>
  of?.coordinates.some((polygon) => containsPoint(polygon, { lat, lng })) ?? false;

describe('the sea that the land mask found', () => {
  test.each([
    ['the middle of the bay', -34.885, -56.225],
    ['the river off Pocitos', -34.92, -56.135],
    ['the river south of Punta Carretas', -34.945, -56.16],
  ])('%s is water', (_, lat, lng) => {
    expect(isWater(sea, lat, lng)).toBe(true);
  });

  test.each([
    ['Plaza Independencia', -34.9066, -56.1997],
    ['the Cerro', -34.889, -56.26],
    ['the golf course', -34.924, -56.167],
    ['a field in the north-west', -34.825, -56.33],
    ['the airport', -34.835, -56.03],
  ])('%s is land', (_, lat, lng) => {
    expect(isWater(sea, lat, lng)).toBe(false);
  });

  test('given as a coastline is the same shore', { timeout: BUILD_TIMEOUT_MS }, () => {
    // Outer rings of d3-contour run counter-clockwise in degrees with the sea on their left: reversed, they are a
    // coastline.
    const shore = (sea?.coordinates.flat() ?? []).flatMap((ring) =>
      stretchesWithin(ring.toReversed(), city.bounds),
    );
    const coast = new SeaFinder(city.bounds);
    const geometry = { type: 'MultiLineString' as const, coordinates: shore };
    coast.add({ osmType: 'way', osmId: 1, tags: { natural: 'coastline' }, geometry });
    const found = coast.find();
    const places = Array.from({ length: 400 }, (_, i) => ({
      lat: -34.96 + (i % 20) * 0.009,
      lng: -56.38 + Math.floor(i / 20) * 0.018,
    }));
    const sides = (of: AreaGeometry | undefined) => places.map(({ lat, lng }) => isWater(of, lat, lng));
    const [byLand, byCoastline] = [sides(sea), sides(found)];
    expect(byCoastline.filter(Boolean).length).toBeGreaterThan(50);
    expect(byCoastline.filter((isSea, i) => isSea !== byLand[i]).length).toBeLessThanOrEqual(2);
  });
});

function stretchesWithin(ring: Ring, [west, south, east, north]: Bounds): Position[][] {
  const stretches: Position[][] = [[]];
  for (const [lng, lat] of ring) {
    if (lng > west && lng < east && lat > south && lat < north) stretches.at(-1)?.push([lng, lat]);
    else stretches.push([]);
  }
  return stretches.filter((stretch) => stretch.length > 1);
}

const PLACES = 250;
// For a start, the reference takes as long for many ends as for the farthest. Driving has the most rules.
const STARTS = { driving: 25, bicycling: 10, walking: 10 } as const;
const ENDS_OF_EACH = { driving: 40, bicycling: 25, walking: 25 } as const;

let graph: RoadGraph;
let router: Router;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A point within about 150 m of some corner of the city. */
function somewhere(random: () => number): LatLng {
  const node = Math.floor(random() * graph.nodeCount);
  return {
    lat: (graph.lat[node] ?? 0) / 1e7 + (random() - 0.5) * 0.003,
    lng: (graph.lng[node] ?? 0) / 1e7 + (random() - 0.5) * 0.003,
  };
}

describe('1,000 random routes in Montevideo', () => {
  beforeAll(() => {
    graph = readRoadGraph(city.graph);
    router = new Router(graph);
  });

  test.each(TRAVEL_MODES)(
    '[RENT-11] %s: each takes as long as plain Dijkstra says, and as its own path says',
    (mode) => {
      const random = seeded(2017);
      const textbook = new Textbook(graph, mode);
      const places = Array.from({ length: PLACES }, () => somewhere(random));
      const anyPlace = (): LatLng => places[Math.floor(random() * PLACES)] ?? somewhere(random);
      const [starts, endsOfEach] = [STARTS[mode], ENDS_OF_EACH[mode]];
      let found = 0;
      for (let index = 0; index < starts; index++) {
        const origin = anyPlace();
        const ends = Array.from({ length: endsOfEach }, anyPlace);
        const expected = textbook.secondsTo(origin, ends);
        for (const [place, end] of ends.entries()) {
          const route = router.findRoute(origin, end, mode);
          expect(route?.durationSeconds ?? -1).toBeCloseTo(expected[place] ?? -1, 6);
          if (!route) continue;
          found++;
          expect(route.distanceMetres).toBeCloseTo(pathLengthMetres(route.path), 6);
        }
      }
      expect(found).toBeGreaterThan(0.99 * starts * endsOfEach);
    },
    BUILD_TIMEOUT_MS,
  );

  test('one search from a store tells the length of the routes to all doors, to the millimetre', () => {
    const random = seeded(51);
    const [west, south, east, north] = city.bounds;
    const area = router.areaIn({ west, south, east, north }, 'driving');
    for (let index = 0; index < 10; index++) {
      const store = somewhere(random);
      const start = router.findStart(store, 'driving');
      const reach = start && router.reachFrom(start, area, 'driving');
      for (const door of Array.from({ length: 20 }, () => somewhere(random))) {
        const goal = router.findGoal(door, 'driving');
        const metres = goal && reach?.metresTo(goal);
        // A road that leaves the map's box belongs to no door.
        if (goal && reach && metres === undefined) continue;
        const route = router.findRoute(store, door, 'driving');
        expect(metres ?? -1).toBeCloseTo(route?.distanceMetres ?? -1, 3);
      }
    }
  });

  test('each goes along roads that may be driven that way, from next to its start to next to its end', () => {
    const random = seeded(1724);
    const nodes = new Map<string, number>();
    for (let node = 0; node < graph.nodeCount; node++)
      nodes.set(`${(graph.lat[node] ?? 0) / 1e7},${(graph.lng[node] ?? 0) / 1e7}`, node);
    for (let index = 0; index < 100; index++) {
      const [origin, end] = [somewhere(random), somewhere(random)];
      const route = router.findRoute(origin, end, 'driving');
      if (!route) continue;
      const corners = route.path.slice(1, -1).map(({ lat, lng }) => nodes.get(`${lat},${lng}`) ?? -1);
      for (const [place, from] of corners.entries()) {
        const to = corners[place + 1];
        if (to !== undefined) expect(mayDrive(from, to)).toBe(true);
      }
      expect(haversineMetres(origin, route.path[0] ?? origin)).toBeLessThan(1500);
      expect(haversineMetres(end, route.path.at(-1) ?? end)).toBeLessThan(1500);
    }
  });
});

function mayDrive(from: number, to: number): boolean {
  for (let edge = graph.firstEdge[from] ?? 0; edge < (graph.firstEdge[from + 1] ?? 0); edge++)
    if (graph.target[edge] === to && (graph.edgeBits[edge] ?? 0) & 1) return true;
  return false;
}
