import { haversineMetres, type LatLng, pathLengthMetres } from '@promenade/domain/zones';
import { EdgeFinder, type Foothold } from './edge-finder.ts';
import type { RoadGraph } from './graph-bytes.ts';
import { RouteSearch, type Way } from './route-search.ts';
import { MODE_BITS, MODE_SPEED_KMH, type TravelMode } from './travel-mode.ts';

export type Route = { distanceMetres: number; durationSeconds: number; path: LatLng[] };

/** 'guided' is A*: fewer nodes, the same cost. 'plain' is Dijkstra's, kept to test it against. */
export type Search = 'guided' | 'plain';

// A point farther from every road than this is not in the city.
const REACH_METRES = 1500;
// Crossings, lights and traffic: a car in town makes about 60 % of the signed speed.
const TRAFFIC_FACTOR = 0.6;
// Keeps the guess below the true cost in spite of 32-bit lengths.
const GUESS_FACTOR = 0.999;

/** Shortest routes by time over one road graph. Pure: the same question gives the same answer. */
export class Router {
  readonly #graph: RoadGraph;
  readonly #finder: EdgeFinder;
  readonly #topKmh: number;
  readonly #search: RouteSearch;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#finder = new EdgeFinder(graph);
    this.#topKmh = graph.speedKmh.reduce((top, kmh) => Math.max(top, kmh), 1);
    this.#search = new RouteSearch(graph);
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
    const way = this.#search.find(this.#exits(start, mode, 'out'), this.#exits(goal, mode, 'into'), {
      mode,
      secondsOf: (edge) => this.#secondsOf(edge, mode),
      guess: search === 'guided' ? this.#guess(mode, goal) : () => 0,
    });
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

  #guess(mode: TravelMode, goal: LatLng): (node: number) => number {
    const topKmh = mode === 'driving' ? this.#topKmh * TRAFFIC_FACTOR : MODE_SPEED_KMH[mode];
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
    const path = [toPlace(goal), ...way.nodes.map((node) => this.#place(node)), toPlace(start)].reverse();
    return { distanceMetres: pathLengthMetres(path), durationSeconds: way.seconds, path };
  }

  #place(node: number): LatLng {
    return { lat: (this.#graph.lat[node] ?? 0) / 1e7, lng: (this.#graph.lng[node] ?? 0) / 1e7 };
  }
}

function toPlace({ lat, lng }: Foothold): LatLng {
  return { lat, lng };
}
