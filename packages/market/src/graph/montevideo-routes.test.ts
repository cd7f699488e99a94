import { haversineMetres, type LatLng, pathLengthMetres } from '@promenade/domain/zones';
import { beforeAll, describe, expect, test } from 'vitest';
import { montevideoReader } from '../city/demo-cities/index.ts';
import { type RoadGraph, RoadBook, Router, TRAVEL_MODES } from './index.ts';
import { Textbook } from './textbook.fixture.ts';

// Reading the city's roads takes about a second and a thousand routes five; a busy machine takes longer.
const TIMEOUT_MS = 180_000;
const PLACES = 250;
// For a start, the reference takes as long for many ends as for the farthest. Driving has the most rules.
const STARTS = { driving: 25, bicycling: 10, walking: 10 } as const;
const ENDS_OF_EACH = { driving: 40, bicycling: 25, walking: 25 } as const;

let graph: RoadGraph;
let router: Router;
beforeAll(async () => {
  const book = new RoadBook();
  for await (const batch of montevideoReader().batches()) for (const feature of batch) book.add(feature);
  graph = book.graph();
  router = new Router(graph);
}, TIMEOUT_MS);

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
    TIMEOUT_MS,
  );

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
