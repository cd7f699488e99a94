import { type LatLng, pathLengthMetres } from '@promenade/domain/zones';
import { EdgeFinder, type Foothold } from './edge-finder.ts';
import { type TravelCosts, travelCosts } from './travel-costs.ts';
import type { RoadGraph } from './graph-bytes.ts';
import { type Ends, RouteSearch } from './route-search.ts';
import { StraightLine } from './straight-line.ts';
import type { TravelMode } from './travel-mode.ts';

export type Route = { distanceMetres: number; durationSeconds: number; path: LatLng[] };

// A point farther from every road than this is outside the city.
const REACH_METRES = 1500;

/** Fastest routes over one road graph. Pure: the same input gives the same result. */
export class Router {
  readonly #graph: RoadGraph;
  readonly #finder: EdgeFinder;
  readonly #search: RouteSearch;
  readonly #line: StraightLine;
  readonly #costs: Readonly<Record<TravelMode, TravelCosts>>;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#finder = new EdgeFinder(graph);
    this.#search = new RouteSearch(graph);
    this.#line = new StraightLine(graph);
    this.#costs = {
      driving: travelCosts(graph, 'driving'),
      walking: travelCosts(graph, 'walking'),
      bicycling: travelCosts(graph, 'bicycling'),
    };
  }

  /**
   * Undefined if a point has no road of this mode near it. A point snaps to the nearest road of the largest network;
   * the gap between them is not counted.
   */
  findRoute(origin: LatLng, destination: LatLng, mode: TravelMode): Route | undefined {
    const start = this.#finder.find(origin, mode, REACH_METRES);
    const goal = this.#finder.find(destination, mode, REACH_METRES);
    if (!start || !goal) return undefined;
    const { seconds, leastSecondsPerMetre } = this.#costs[mode];
    const direct = this.#secondsOnOneRoad(start, goal, seconds);
    const way = this.#search.find(
      this.#ends(start, seconds, 'out'),
      this.#ends(goal, seconds, 'into'),
      seconds,
      this.#line.guess(goal, leastSecondsPerMetre),
    );
    if (Number.isFinite(direct) && !(way && way.seconds < direct)) return routeOf([start, goal], direct);
    if (!way) return undefined;
    const between = way.nodes.map((node) => this.#place(node)).reverse();
    return routeOf([start, ...between, goal], way.seconds);
  }

  /** The nodes next to a snapped point with the seconds to (or from) them, in the allowed directions. */
  #ends({ from, to, part }: Foothold, seconds: Float64Array, side: 'out' | 'into'): Ends {
    const [toward, behind] =
      side === 'out'
        ? [this.#secondsAlong(from, to, 1 - part, seconds), this.#secondsAlong(to, from, part, seconds)]
        : [this.#secondsAlong(to, from, 1 - part, seconds), this.#secondsAlong(from, to, part, seconds)];
    return new Map<number, number>().set(to, toward).set(from, behind);
  }

  /** Seconds for a part of the road between two nodes; zero distance is free, even against a one-way. */
  #secondsAlong(from: number, to: number, part: number, seconds: Float64Array): number {
    return part === 0 ? 0 : part * this.#secondsBetween(from, to, seconds);
  }

  /** The fastest of the parallel edges between two nodes; infinite if none allows this direction. */
  #secondsBetween(from: number, to: number, seconds: Float64Array): number {
    const { firstEdge, target } = this.#graph;
    let least = Number.POSITIVE_INFINITY;
    for (let edge = firstEdge[from] ?? 0; edge < (firstEdge[from + 1] ?? 0); edge++) {
      if (target[edge] === to) least = Math.min(least, seconds[edge] ?? least);
    }
    return least;
  }

  /** If both are on the same edge, the seconds along it; infinite otherwise, and against its direction. */
  #secondsOnOneRoad(start: Foothold, goal: Foothold, seconds: Float64Array): number {
    const same = start.from === goal.from && start.to === goal.to;
    const opposite = start.from === goal.to && start.to === goal.from;
    if (!same && !opposite) return Number.POSITIVE_INFINITY;
    const ahead = (same ? goal.part : 1 - goal.part) - start.part;
    return ahead >= 0
      ? this.#secondsAlong(start.from, start.to, ahead, seconds)
      : this.#secondsAlong(start.to, start.from, -ahead, seconds);
  }

  #place(node: number): LatLng {
    return { lat: (this.#graph.lat[node] ?? 0) / 1e7, lng: (this.#graph.lng[node] ?? 0) / 1e7 };
  }
}

/** A point on a node would be listed twice. */
function routeOf(places: readonly LatLng[], durationSeconds: number): Route {
  const path = places
    .map(({ lat, lng }) => ({ lat, lng }))
    .filter(({ lat, lng }, index, all) => lat !== all[index - 1]?.lat || lng !== all[index - 1]?.lng);
  const ends = path.length === 1 ? [...path, ...path] : path;
  return { distanceMetres: pathLengthMetres(ends), durationSeconds, path: ends };
}
