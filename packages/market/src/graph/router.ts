import { haversineMetres, type LatLng, pathLengthMetres } from '@promenade/domain/zones';
import { EdgeFinder, type Foothold } from './edge-finder.ts';
import type { RoadGraph } from './graph-bytes.ts';
import { SmallestFirst } from './smallest-first.ts';
import { MODE_BITS, MODE_SPEED_KMH, type TravelMode } from './travel-mode.ts';

export type Route = { distanceMetres: number; durationSeconds: number; path: LatLng[] };

/** 'guided' is A*: fewer nodes, the same cost. 'plain' is Dijkstra's, kept to test it against. */
export type Search = 'guided' | 'plain';

type Way = { node: number; seconds: number; via: Int32Array };

// A point farther from every road than this is not in the city.
const REACH_METRES = 1500;
// Crossings, lights and traffic: a car in town makes about 60 % of the signed speed.
const TRAFFIC_FACTOR = 0.6;
const TOP_SIGNED_KMH = 130;
// Keeps the guess below the true cost in spite of 32-bit lengths.
const GUESS_FACTOR = 0.999;

/** Shortest routes by time over one road graph. Pure: the same question gives the same answer. */
export class Router {
  readonly #graph: RoadGraph;
  readonly #finder: EdgeFinder;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#finder = new EdgeFinder(graph);
  }

  /** Undefined where a point has no road of this mode near it. The gaps between points and road are not counted. */
  findRoute(
    origin: LatLng,
    destination: LatLng,
    mode: TravelMode,
    search: Search = 'guided',
  ): Route | undefined {
    const start = this.#finder.find(origin, mode, REACH_METRES);
    const goal = this.#finder.find(destination, mode, REACH_METRES);
    if (!start || !goal) return undefined;
    const ends = this.#exits(goal, mode, 'into');
    const way = this.#search(
      this.#exits(start, mode, 'out'),
      ends,
      mode,
      search === 'guided' ? goal : undefined,
    );
    const direct = this.#alongOneEdge(start, goal, mode);
    if (direct && (!way || direct.durationSeconds <= way.seconds)) return direct;
    return way && this.#toRoute(way, start, goal);
  }

  /** Nodes next to a foothold with the seconds to (or from) them, by the directions that are allowed. */
  #exits(hold: Foothold, mode: TravelMode, side: 'out' | 'into'): Map<number, number> {
    const exits = new Map<number, number>();
    const back = this.#edgeBetween(hold.to, hold.from, mode);
    const ahead = this.#secondsOf(hold.edge, mode);
    const behind = back < 0 ? Number.POSITIVE_INFINITY : this.#secondsOf(back, mode);
    const [toNode, fromNode] =
      side === 'out'
        ? [ahead * (1 - hold.part), behind * hold.part]
        : [behind * (1 - hold.part), ahead * hold.part];
    if (Number.isFinite(toNode)) exits.set(hold.to, toNode);
    if (Number.isFinite(fromNode)) exits.set(hold.from, fromNode);
    return exits;
  }

  #search(
    starts: Map<number, number>,
    ends: Map<number, number>,
    mode: TravelMode,
    goal: LatLng | undefined,
  ): Way | undefined {
    const { nodeCount, firstEdge, target, edgeBits } = this.#graph;
    const cost = new Float64Array(nodeCount).fill(Number.POSITIVE_INFINITY);
    const via = new Int32Array(nodeCount).fill(-1);
    const done = new Uint8Array(nodeCount);
    const queue = new SmallestFirst();
    const guess = this.#guess(mode, goal);
    let best: Way | undefined;
    for (const [node, seconds] of starts) {
      cost[node] = seconds;
      queue.push(node, seconds + guess(node));
    }
    while (queue.size > 0) {
      const node = queue.pop();
      if (done[node]) continue;
      done[node] = 1;
      const seconds = cost[node] ?? 0;
      if (best && seconds + guess(node) >= best.seconds) break;
      const rest = ends.get(node);
      if (rest !== undefined && (!best || seconds + rest < best.seconds))
        best = { node, seconds: seconds + rest, via };
      for (let edge = firstEdge[node] ?? 0; edge < (firstEdge[node + 1] ?? 0); edge++) {
        if (((edgeBits[edge] ?? 0) & MODE_BITS[mode]) === 0) continue;
        const next = target[edge] ?? 0;
        const total = seconds + this.#secondsOf(edge, mode);
        if (total >= (cost[next] ?? 0)) continue;
        cost[next] = total;
        via[next] = node;
        queue.push(next, total + guess(next));
      }
    }
    return best;
  }

  #guess(mode: TravelMode, goal: LatLng | undefined): (node: number) => number {
    if (!goal) return () => 0;
    const topKmh = mode === 'driving' ? TOP_SIGNED_KMH * TRAFFIC_FACTOR : MODE_SPEED_KMH[mode];
    const secondsPerMetre = (3.6 / topKmh) * GUESS_FACTOR;
    return (node) => Math.max(0, haversineMetres(this.#place(node), goal) - 1) * secondsPerMetre;
  }

  #secondsOf(edge: number, mode: TravelMode): number {
    const kmh =
      mode === 'driving' ? (this.#graph.speedKmh[edge] ?? 1) * TRAFFIC_FACTOR : MODE_SPEED_KMH[mode];
    return ((this.#graph.metres[edge] ?? 0) * 3.6) / kmh;
  }

  #edgeBetween(from: number, to: number, mode: TravelMode): number {
    const { firstEdge, target, edgeBits } = this.#graph;
    for (let edge = firstEdge[from] ?? 0; edge < (firstEdge[from + 1] ?? 0); edge++) {
      if (target[edge] === to && ((edgeBits[edge] ?? 0) & MODE_BITS[mode]) !== 0) return edge;
    }
    return -1;
  }

  #alongOneEdge(start: Foothold, goal: Foothold, mode: TravelMode): Route | undefined {
    const same = start.from === goal.from && start.to === goal.to;
    const opposite = start.from === goal.to && start.to === goal.from;
    if (!same && !opposite) return undefined;
    const goalPart = same ? goal.part : 1 - goal.part;
    const edge = goalPart >= start.part ? start.edge : this.#edgeBetween(start.to, start.from, mode);
    if (edge < 0) return undefined;
    const share = Math.abs(goalPart - start.part);
    const distanceMetres = (this.#graph.metres[edge] ?? 0) * share;
    return {
      distanceMetres,
      durationSeconds: this.#secondsOf(edge, mode) * share,
      path: [toPlace(start), toPlace(goal)],
    };
  }

  #toRoute(way: Way, start: Foothold, goal: Foothold): Route {
    const path = [toPlace(goal)];
    for (let node = way.node; node >= 0; node = way.via[node] ?? -1) path.push(this.#place(node));
    path.push(toPlace(start));
    path.reverse();
    return { distanceMetres: pathLengthMetres(path), durationSeconds: way.seconds, path };
  }

  #place(node: number): LatLng {
    return { lat: (this.#graph.lat[node] ?? 0) / 1e7, lng: (this.#graph.lng[node] ?? 0) / 1e7 };
  }
}

function toPlace({ lat, lng }: Foothold): LatLng {
  return { lat, lng };
}
