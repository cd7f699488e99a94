import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MapFeature, Position } from '../readers/index.ts';
import { type RoadGraph, RoadBook, Router, readRoadGraph, TRAVEL_MODES, writeRoadGraph } from './index.ts';
import { Textbook } from './textbook.fixture.ts';

// About 100 m at the equator.
const STEP = 0.0009;

function road(osmId: number, line: Position[], tags: Record<string, string> = {}): MapFeature {
  const geometry = { type: 'MultiLineString' as const, coordinates: [line] };
  return { osmType: 'way', osmId, tags: { highway: 'residential', ...tags }, geometry };
}

function graphOf(roads: readonly MapFeature[]): RoadGraph {
  const book = new RoadBook();
  for (const feature of roads) book.add(feature);
  return book.graph();
}

const corner = (column: number, row: number): Position => [column * STEP, row * STEP];
const place = (column: number, row: number) => ({ lat: row * STEP, lng: column * STEP });

const earth = { west: -180, south: -90, east: 180, north: 90 };

/** A square of streets, 3 by 3 corners; the lowest street has the given tags. */
function block(tags: Record<string, string> = {}): MapFeature[] {
  const rows = [0, 1, 2].map((row) =>
    road(row, [corner(0, row), corner(1, row), corner(2, row)], row === 0 ? tags : {}),
  );
  const columns = [0, 1, 2].map((column) =>
    road(10 + column, [corner(column, 0), corner(column, 1), corner(column, 2)]),
  );
  return [...rows, ...columns];
}

describe('routes', () => {
  test('go straight where they may', () => {
    const route = new Router(graphOf(block())).findRoute(place(0, 0), place(2, 0), 'driving');
    expect(route?.distanceMetres).toBeCloseTo(200.4, 0);
    expect(route?.path).toHaveLength(3);
  });

  test('obey one-way signs on wheels, not on foot', () => {
    const router = new Router(graphOf(block({ oneway: 'yes' })));
    expect(router.findRoute(place(1.5, 0), place(0.5, 0), 'driving')?.distanceMetres).toBeGreaterThan(290);
    expect(router.findRoute(place(1.5, 0), place(0.5, 0), 'walking')?.distanceMetres).toBeCloseTo(100.2, 0);
  });

  test('within one stretch of road need no corner', () => {
    const route = new Router(graphOf(block())).findRoute(place(0.2, 0), place(0.7, 0), 'bicycling');
    expect(route?.distanceMetres).toBeCloseTo(50.1, 0);
  });

  test('within one stretch of a one-way road go round when the end lies behind', () => {
    const router = new Router(graphOf(block({ oneway: 'yes' })));
    expect(router.findRoute(place(0.2, 0), place(0.7, 0), 'driving')?.distanceMetres).toBeCloseTo(50.1, 0);
    // On to the corner, up, back, down, and on to the end: four sides of a block minus half a side.
    expect(router.findRoute(place(0.7, 0), place(0.2, 0), 'driving')?.distanceMetres).toBeCloseTo(350.7, 0);
    expect(router.findRoute(place(0.7, 0), place(0.2, 0), 'walking')?.distanceMetres).toBeCloseTo(50.1, 0);
  });

  test('from a point to itself take no time', () => {
    const route = new Router(graphOf(block())).findRoute(place(0.3, 0.1), place(0.3, 0.1), 'driving');
    expect(route).toMatchObject({ distanceMetres: 0, durationSeconds: 0 });
    expect(route?.path).toHaveLength(2);
  });

  test('of two roads between the same corners take the faster one, from whichever they start', () => {
    const slow = road(1, [corner(0, 0), corner(4, 0)], { maxspeed: '20' });
    const fast = road(2, [corner(4, 0), corner(0, 0)], { maxspeed: '90' });
    for (const roads of [
      [slow, fast],
      [fast, slow],
    ]) {
      const route = new Router(graphOf(roads)).findRoute(place(1, 0), place(3, 0), 'driving');
      expect(route?.durationSeconds).toBeCloseTo((200.4 * 3.6) / (90 * 0.6), 1);
    }
  });

  test('are absent far from every road', () => {
    const router = new Router(graphOf(block()));
    expect(router.findRoute(place(0, 0), { lat: 1, lng: 1 }, 'driving')).toBeUndefined();
  });

  test('never start on a road that nobody can leave', () => {
    const island = road(99, [corner(0, -2), corner(2, -2)]);
    const route = new Router(graphOf([...block(), island])).findRoute(place(1, -2), place(2, 2), 'driving');
    expect(route?.path[0]?.lat).toBeCloseTo(0, 6);
  });

  test('are absent where the only road within reach leads nowhere', () => {
    const island = road(99, [corner(0, -30), corner(2, -30)]);
    const router = new Router(graphOf([...block(), island]));
    expect(router.findRoute(place(1, -30), place(2, 2), 'driving')).toBeUndefined();
  });

  test('[RENT-11] take as long as plain Dijkstra says, and are as long as one search from their start says, on random networks', () => {
    // Streets between nearby corners of a five by five town, half of them one-way: most of it is one network.
    const near = fc.integer({ min: -1, max: 1 });
    const street = fc.record({
      from: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
      by: fc.tuple(near, near),
      oneway: fc.constantFrom('yes', 'no', '-1', 'no'),
      // No two ways of different lengths take equally long.
      maxspeed: fc.constantFrom('20', '47', '91'),
    });
    // Also on corners, and outside the town, where the nearest point of a road is its end.
    const along = fc.oneof(fc.integer({ min: -1, max: 5 }), fc.double({ min: -1, max: 5, noNaN: true }));
    const point = fc.tuple(along, along);
    fc.assert(
      fc.property(fc.array(street, { minLength: 30, maxLength: 90 }), point, point, (streets, a, b) => {
        const roads = streets.map(({ from: [x, y], by: [dx, dy], ...tags }, id) =>
          road(id, [corner(x, y), corner(x + dx, y + dy)], tags),
        );
        const graph = graphOf(roads);
        const router = new Router(graph);
        for (const mode of TRAVEL_MODES) {
          const route = router.findRoute(place(...a), place(...b), mode);
          const [plain] = new Textbook(graph, mode).secondsTo(place(...a), [place(...b)]);
          expect(route?.durationSeconds ?? -1).toBeCloseTo(plain ?? -1, 6);
          const [start, goal] = [router.findStart(place(...a), mode), router.findGoal(place(...b), mode)];
          const reach = start && router.reachFrom(start, router.areaIn(earth, mode), mode);
          // To the millimetre: of two ways that take equally long, one may pass the point's own corner.
          expect((goal && reach?.metresTo(goal)) ?? -1).toBeCloseTo(route?.distanceMetres ?? -1, 3);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('one search tells how far it is to every road inside a box, and nothing of roads that leave it', () => {
  const router = new Router(graphOf(block()));
  const start = router.findStart(place(0, 0), 'walking');
  if (!start) throw new Error('a road is here');
  const box = { ...earth, east: 1.5 * STEP };
  const reach = router.reachFrom(start, router.areaIn(box, 'walking'), 'walking');
  const metresTo = (column: number, row: number) => {
    const goal = router.findGoal(place(column, row), 'walking');
    return goal && reach.metresTo(goal);
  };
  expect(metresTo(1, 1.5)).toBeCloseTo(250.5, 0);
  expect(metresTo(0.3, 0)).toBeCloseTo(30.1, 0);
  expect(metresTo(1.2, 0)).toBeUndefined();
});

test('a graph survives its bytes, at any alignment', () => {
  const graph = graphOf(block());
  const blob = writeRoadGraph(graph);
  const shifted = new Uint8Array(blob.length + 1);
  shifted.set(blob, 1);
  expect(readRoadGraph(shifted.subarray(1))).toEqual(graph);
  expect(() => readRoadGraph(blob.subarray(4))).toThrow('not a road graph');
});
