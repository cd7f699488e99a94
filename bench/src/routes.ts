/** `npm run bench -- routes`: routes on the demo city's roads, a thousand of each mode after as many to warm up. */
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { LatLng } from '@promenade/domain/zones';
import { montevideoReader } from '@promenade/market/city';
import {
  type RoadGraph,
  RoadBook,
  Router,
  readRoadGraph,
  TRAVEL_MODES,
  writeRoadGraph,
} from '@promenade/market/graph';

const routes = 1000;
// The promise: 99 of 100 routes within this time.
const promisedMs = 15;

async function readRoads(): Promise<Uint8Array> {
  const book = new RoadBook();
  for await (const batch of montevideoReader().batches()) for (const feature of batch) book.add(feature);
  return writeRoadGraph(book.graph());
}

/** Corners taken at even steps through the graph, in a pseudorandom but fixed order. */
function* pairs(graph: RoadGraph, step: number): Generator<[LatLng, LatLng]> {
  const place = (node: number): LatLng => ({
    lat: (graph.lat[node] ?? 0) / 1e7,
    lng: (graph.lng[node] ?? 0) / 1e7,
  });
  for (let index = 0, node = step; index < routes; index++) {
    const from = node;
    node = (node * 48_271 + step) % graph.nodeCount;
    yield [place(from), place(node)];
  }
}

interface Times {
  readonly wallMs: readonly number[];
  /** Processor time: what a route costs on a busy machine. */
  readonly cpuMs: readonly number[];
}

function timeRoutes(router: Router, graph: RoadGraph, mode: (typeof TRAVEL_MODES)[number]): Times {
  for (const [origin, destination] of pairs(graph, 7919)) router.findRoute(origin, destination, mode);
  const [wallMs, cpuMs]: [number[], number[]] = [[], []];
  for (const [origin, destination] of pairs(graph, 104_729)) {
    const [startedAt, startCpu] = [performance.now(), process.cpuUsage()];
    router.findRoute(origin, destination, mode);
    const { user, system } = process.cpuUsage(startCpu);
    wallMs.push(performance.now() - startedAt);
    cpuMs.push((user + system) / 1000);
  }
  const ascending = (a: number, b: number): number => a - b;
  return { wallMs: wallMs.sort(ascending), cpuMs: cpuMs.sort(ascending) };
}

function figures(sorted: readonly number[]): { text: string; p99: number } {
  const [median = 0, p99 = 0, most = 0] = [0.5, 0.99, 1].map((part) => sorted[Math.ceil(part * routes) - 1]);
  return { text: `median ${median.toFixed(1)}, p99 ${p99.toFixed(1)}, most ${most.toFixed(1)} ms`, p99 };
}

function usedMb(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const blob = await readRoads();
// The reader's last batch is released in a later task.
await setTimeout(10);
collectGarbage();
const usedBefore = usedMb();
const startedAt = performance.now();
const graph = readRoadGraph(blob);
const router = new Router(graph);
const startMs = performance.now() - startedAt;
collectGarbage();
process.stdout.write(
  `${graph.nodeCount} corners, ${graph.edgeCount} one-way roads: ready in ${startMs.toFixed(0)} ms, ${(usedMb() - usedBefore).toFixed(1)} MB\n`,
);
for (const mode of TRAVEL_MODES) {
  const { wallMs, cpuMs } = timeRoutes(router, graph, mode);
  const [wall, cpu] = [figures(wallMs), figures(cpuMs)];
  const verdict = wall.p99 < promisedMs ? 'kept' : `above ${promisedMs}`;
  process.stdout.write(`${mode}: ${wall.text} (${verdict}); processor ${cpu.text}\n`);
}
