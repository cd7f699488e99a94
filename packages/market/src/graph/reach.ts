import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { Area } from './area.ts';
import type { Foothold } from './edge-finder.ts';
import type { Footing } from './footing.ts';
import type { RoadGraph } from './graph-bytes.ts';
import type { Ends, RouteSearch } from './route-search.ts';

/** Where routes end: a point on its road, and the seconds from the road's ends to it. */
export interface Goal {
  readonly hold: Foothold;
  readonly ends: Ends;
}

/** What a reach is made with: the roads, and how a mode uses them. */
interface Roads {
  readonly graph: RoadGraph;
  readonly search: RouteSearch;
  readonly footing: Footing;
  readonly seconds: Float64Array;
}

/** How far it is by road from one point to everywhere in an area, along the routes that `findRoute` gives. */
export class Reach {
  readonly #graph: RoadGraph;
  readonly #footing: Footing;
  readonly #start: Foothold;
  readonly #area: Area;
  // Only compared with each other, so that half the precision will do; metres are charged for.
  readonly #seconds: Float32Array;
  readonly #metres: Float64Array;

  constructor({ graph, search, footing, seconds }: Roads, start: Foothold, area: Area) {
    [this.#graph, this.#footing, this.#start, this.#area] = [graph, footing, start, area];
    this.#seconds = new Float32Array(area.size).fill(Number.POSITIVE_INFINITY);
    this.#metres = new Float64Array(area.size);
    const metres = new Float64Array(graph.nodeCount);
    let left = area.size;
    search.sweep(footing.ends(start, 'out'), seconds, (node, via, cost) => {
      const before = via < 0 ? start : this.#place(via);
      metres[node] = (metres[via] ?? 0) + haversineMetres(before, this.#place(node));
      const number = area.numberOf(node);
      if (number < 0) return true;
      this.#seconds[number] = cost;
      this.#metres[number] = metres[node] ?? 0;
      left--;
      return left > 0;
    });
  }

  /** Bytes of its tables. */
  get size(): number {
    return this.#seconds.byteLength + this.#metres.byteLength;
  }

  /** Metres by road to a point; undefined if its road leaves the area. */
  metresTo({ hold, ends }: Goal): number | undefined {
    let least = this.#footing.secondsOnOneRoad(this.#start, hold);
    let metres = Number.isFinite(least) ? haversineMetres(this.#start, hold) : undefined;
    for (const [node, more] of ends) {
      const number = this.#area.numberOf(node);
      if (number < 0) return undefined;
      const seconds = (this.#seconds[number] ?? Number.POSITIVE_INFINITY) + more;
      if (!(seconds < least)) continue;
      least = seconds;
      metres = (this.#metres[number] ?? 0) + haversineMetres(this.#place(node), hold);
    }
    return metres;
  }

  #place(node: number): LatLng {
    return { lat: (this.#graph.lat[node] ?? 0) / 1e7, lng: (this.#graph.lng[node] ?? 0) / 1e7 };
  }
}
