import { type Bounds, type LatLng, pathLengthMetres } from '@promenade/domain/zones';
import { Area } from './area.ts';
import { EdgeFinder, type Foothold } from './edge-finder.ts';
import { Footing } from './footing.ts';
import { type TravelCosts, travelCosts } from './travel-costs.ts';
import type { RoadGraph } from './graph-bytes.ts';
import { type Goal, Reach } from './reach.ts';
import { RouteSearch } from './route-search.ts';
import { StraightLine } from './straight-line.ts';
import type { TravelMode } from './travel-mode.ts';

export type Route = { distanceMetres: number; durationSeconds: number; path: LatLng[] };

// A point farther from every road than this is outside the city.
const REACH_METRES = 1500;

type ModeOfRoads = TravelCosts & { footing: Footing };

function modeOf(graph: RoadGraph, mode: TravelMode): ModeOfRoads {
  const costs = travelCosts(graph, mode);
  return { ...costs, footing: new Footing(graph, costs.seconds) };
}

/** Fastest routes over one road graph. Pure: the same input gives the same result. */
export class Router {
  readonly #graph: RoadGraph;
  readonly #finder: EdgeFinder;
  readonly #search: RouteSearch;
  readonly #line: StraightLine;
  readonly #modes: Readonly<Record<TravelMode, ModeOfRoads>>;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#finder = new EdgeFinder(graph);
    this.#search = new RouteSearch(graph);
    this.#line = new StraightLine(graph);
    this.#modes = {
      driving: modeOf(graph, 'driving'),
      walking: modeOf(graph, 'walking'),
      bicycling: modeOf(graph, 'bicycling'),
    };
  }

  /**
   * Undefined if a point has no road of this mode near it. A point snaps to the nearest road of the largest network;
   * the gap between them is not counted.
   */
  findRoute(origin: LatLng, destination: LatLng, mode: TravelMode): Route | undefined {
    const [start, goal] = [this.findStart(origin, mode), this.findGoal(destination, mode)];
    if (!start || !goal) return undefined;
    const { seconds, leastSecondsPerMetre, footing } = this.#modes[mode];
    const direct = footing.secondsOnOneRoad(start, goal.hold);
    const way = this.#search.find(
      footing.ends(start, 'out'),
      goal.ends,
      seconds,
      this.#line.guess(goal.hold, leastSecondsPerMetre),
    );
    if (Number.isFinite(direct) && !(way && way.seconds < direct)) return routeOf([start, goal.hold], direct);
    if (!way) return undefined;
    const between = way.nodes.map((node) => this.#place(node)).reverse();
    return routeOf([start, ...between, goal.hold], way.seconds);
  }

  /** Where routes from a point start; undefined without a road of this mode near it. */
  findStart(point: LatLng, mode: TravelMode): Foothold | undefined {
    return this.#finder.find(point, mode, REACH_METRES);
  }

  /** Where routes to a point end; undefined without a road of this mode near it. */
  findGoal(point: LatLng, mode: TravelMode): Goal | undefined {
    const hold = this.#finder.find(point, mode, REACH_METRES);
    return hold && { hold, ends: this.#modes[mode].footing.ends(hold, 'into') };
  }

  /** The part of a mode's network in a box. */
  areaIn(box: Bounds, mode: TravelMode): Area {
    return new Area(this.#graph, mode, box);
  }

  /** The distances from a point to everywhere in the mode's area, with one search. */
  reachFrom(start: Foothold, area: Area, mode: TravelMode): Reach {
    const { seconds, footing } = this.#modes[mode];
    return new Reach({ graph: this.#graph, search: this.#search, footing, seconds }, start, area);
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
