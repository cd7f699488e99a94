import type { LatLng } from '@promenade/domain/zones';
import type { RoadGraph, TravelMode } from './index.ts';

// A reference written independently of the router, to check its results.

type Step = { to: number; seconds: number };
type Spot = { x: number; y: number };
type Line = Spot & { dx: number; dy: number; squared: number };
type Stretch = Line & { from: number; to: number };
type Snap = { from: number; to: number; part: number; gap: number };

const BITS = { driving: 1, walking: 2, bicycling: 4 };
const KMH = { walking: 5, bicycling: 15 };
const REACH_METRES = 1500;
/** Larger than the rounding error of a square. */
const HAIR = 1 + 1e-9;

/** Plain Dijkstra (1959) from one place to everywhere; the nearest road is found by checking each. */
export class Textbook {
  readonly #graph: RoadGraph;
  readonly #bit: number;
  readonly #plane: Plane;
  readonly #snaps = new Map<LatLng, Snap>();
  readonly #steps: Step[][] = [];
  readonly #stretches: Stretch[] = [];

  constructor(graph: RoadGraph, mode: TravelMode) {
    this.#graph = graph;
    this.#plane = new Plane(graph);
    this.#bit = BITS[mode];
    for (let node = 0; node < graph.nodeCount; node++) {
      const steps: Step[] = [];
      for (let edge = graph.firstEdge[node] ?? 0; edge < (graph.firstEdge[node + 1] ?? 0); edge++) {
        if (!((graph.edgeBits[edge] ?? 0) & this.#bit)) continue;
        const kmh = mode === 'driving' ? (graph.speedKmh[edge] ?? 0) * 0.6 : KMH[mode];
        steps.push({ to: graph.target[edge] ?? 0, seconds: ((graph.metres[edge] ?? 0) / kmh) * 3.6 });
      }
      this.#steps.push(steps);
    }
    for (const [from, steps] of this.#steps.entries())
      for (const { to } of steps)
        if ((graph.nodeBits[from] ?? 0) & (graph.nodeBits[to] ?? 0) & this.#bit)
          this.#stretches.push({ from, to, ...lineOf(this.#plane.spot(from), this.#plane.spot(to)) });
  }

  /** Seconds from the origin to each destination; undefined if either is far from every road. */
  secondsTo(origin: LatLng, destinations: readonly LatLng[]): (number | undefined)[] {
    const start = this.#snap(origin);
    if (!start) return destinations.map(() => undefined);
    const cost = this.#costsFrom([
      { to: start.to, seconds: this.#along(start.from, start.to, 1 - start.part) },
      { to: start.from, seconds: this.#along(start.to, start.from, start.part) },
    ]);
    return destinations.map((destination) => {
      const goal = this.#snap(destination);
      if (!goal) return undefined;
      const seconds = Math.min(
        (cost[goal.from] ?? 0) + this.#along(goal.from, goal.to, goal.part),
        (cost[goal.to] ?? 0) + this.#along(goal.to, goal.from, 1 - goal.part),
        this.#onOneRoad(start, goal),
      );
      return Number.isFinite(seconds) ? seconds : undefined;
    });
  }

  #costsFrom(starts: readonly Step[]): Float64Array {
    const cost = new Float64Array(this.#graph.nodeCount).fill(Number.POSITIVE_INFINITY);
    const done = new Uint8Array(this.#graph.nodeCount);
    const heap: Step[] = [];
    const reach = ({ to, seconds }: Step): void => {
      if (!(seconds < (cost[to] ?? 0))) return;
      cost[to] = seconds;
      rise(heap, { to, seconds });
    };
    for (const step of starts) reach(step);
    for (let next = sink(heap); next; next = sink(heap)) {
      if (done[next.to]) continue;
      done[next.to] = 1;
      for (const { to, seconds } of this.#steps[next.to] ?? [])
        reach({ to, seconds: next.seconds + seconds });
    }
    return cost;
  }

  #onOneRoad(start: Snap, goal: Snap): number {
    const same = start.from === goal.from && start.to === goal.to;
    const turned = start.from === goal.to && start.to === goal.from;
    if (!same && !turned) return Number.POSITIVE_INFINITY;
    const ahead = (same ? goal.part : 1 - goal.part) - start.part;
    const [from, to] = ahead > 0 ? [start.from, start.to] : [start.to, start.from];
    return this.#along(from, to, Math.abs(ahead));
  }

  /** Zero distance needs no permission. */
  #along(from: number, to: number, part: number): number {
    return part === 0 ? 0 : part * this.#between(from, to);
  }

  #between(from: number, to: number): number {
    const all = (this.#steps[from] ?? []).filter((step) => step.to === to);
    return Math.min(...all.map(({ seconds }) => seconds));
  }

  #snap(point: LatLng): Snap | undefined {
    const known = this.#snaps.get(point);
    if (known) return known;
    const at = this.#plane.spotOf(point);
    let best: Snap | undefined;
    let farthest = REACH_METRES ** 2;
    for (const stretch of this.#stretches) {
      const part = partOf(at, stretch);
      if (squaredGap(at, stretch, part) > farthest * HAIR) continue;
      // Near ties must be decided as in the router, so the distance is computed in the same way.
      const gap = gapOf(at, stretch, part);
      if (gap > REACH_METRES || (best && gap >= best.gap)) continue;
      best = { from: stretch.from, to: stretch.to, part, gap };
      farthest = gap * gap;
    }
    if (best) this.#snaps.set(point, best);
    return best;
  }
}

/** The router's projection, from the city's south-western corner: near ties between roads must come out the same. */
class Plane {
  readonly #south: number;
  readonly #west: number;
  readonly #spots: Spot[];

  constructor({ lat, lng }: RoadGraph) {
    this.#south = lat.reduce((least, one) => Math.min(least, one), lat[0] ?? 0) / 1e7;
    this.#west = lng.reduce((least, one) => Math.min(least, one), lng[0] ?? 0) / 1e7;
    this.#spots = Array.from(lat, (one, node) =>
      this.spotOf({ lat: one / 1e7, lng: (lng[node] ?? 0) / 1e7 }),
    );
  }

  spotOf({ lat, lng }: LatLng): Spot {
    const shrink = Math.cos((this.#south * Math.PI) / 180);
    return { x: (lng - this.#west) * 111_320 * shrink, y: (lat - this.#south) * 111_320 };
  }

  spot(node: number): Spot {
    return this.#spots[node] ?? { x: 0, y: 0 };
  }
}

const lineOf = (a: Spot, b: Spot): Line => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return { x: a.x, y: a.y, dx, dy, squared: dx * dx + dy * dy };
};

/** How far along a road segment its nearest point to a spot is. */
function partOf(at: Spot, { x, y, dx, dy, squared }: Line): number {
  const along = (at.x - x) * dx + (at.y - y) * dy;
  return squared === 0 ? 0 : Math.min(1, Math.max(0, along / squared));
}

const gapOf = (at: Spot, { x, y, dx, dy }: Line, part: number): number =>
  Math.hypot(x + part * dx - at.x, y + part * dy - at.y);

/** The same in a tenth of the time, except for the last digits. */
function squaredGap(at: Spot, { x, y, dx, dy }: Line, part: number): number {
  const [east, north] = [x + part * dx - at.x, y + part * dy - at.y];
  return east * east + north * north;
}

function rise(heap: Step[], step: Step): void {
  let at = heap.push(step) - 1;
  while (at > 0) {
    const up = (at - 1) >> 1;
    const parent = heap[up];
    if (!parent || parent.seconds <= step.seconds) break;
    heap[at] = parent;
    at = up;
  }
  heap[at] = step;
}

function sink(heap: Step[]): Step | undefined {
  const [top, last] = [heap[0], heap.pop()];
  if (!last || heap.length === 0) return top;
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    const [left, right] = [heap[child], heap[child + 1]];
    if (left && right && right.seconds < left.seconds) child++;
    const below = heap[child];
    if (!below || below.seconds >= last.seconds) break;
    heap[at] = below;
    at = child;
  }
  heap[at] = last;
  return top;
}
