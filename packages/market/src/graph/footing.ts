import type { Foothold } from './edge-finder.ts';
import type { RoadGraph } from './graph-bytes.ts';
import type { Ends } from './route-search.ts';

/** How a mode gets from a point on a road to the road's ends, and back: only in the directions it may take. */
export class Footing {
  readonly #graph: RoadGraph;
  readonly #seconds: Float64Array;

  /** @param seconds of the mode, along each edge */
  constructor(graph: RoadGraph, seconds: Float64Array) {
    this.#graph = graph;
    this.#seconds = seconds;
  }

  /** The nodes next to a snapped point with the seconds to (or from) them, in the allowed directions. */
  ends({ from, to, part }: Foothold, side: 'out' | 'into'): Ends {
    const [toward, behind] =
      side === 'out'
        ? [this.#secondsAlong(from, to, 1 - part), this.#secondsAlong(to, from, part)]
        : [this.#secondsAlong(to, from, 1 - part), this.#secondsAlong(from, to, part)];
    return new Map<number, number>().set(to, toward).set(from, behind);
  }

  /** If both are on the same edge, the seconds along it; infinite otherwise, and against its direction. */
  secondsOnOneRoad(start: Foothold, goal: Foothold): number {
    const same = start.from === goal.from && start.to === goal.to;
    const opposite = start.from === goal.to && start.to === goal.from;
    if (!same && !opposite) return Number.POSITIVE_INFINITY;
    const ahead = (same ? goal.part : 1 - goal.part) - start.part;
    return ahead >= 0
      ? this.#secondsAlong(start.from, start.to, ahead)
      : this.#secondsAlong(start.to, start.from, -ahead);
  }

  /** Seconds for a part of the road between two nodes; zero distance is free, even against a one-way. */
  #secondsAlong(from: number, to: number, part: number): number {
    return part === 0 ? 0 : part * this.#secondsBetween(from, to);
  }

  /** The fastest of the parallel edges between two nodes; infinite if none allows this direction. */
  #secondsBetween(from: number, to: number): number {
    const { firstEdge, target } = this.#graph;
    let least = Number.POSITIVE_INFINITY;
    for (let edge = firstEdge[from] ?? 0; edge < (firstEdge[from + 1] ?? 0); edge++) {
      if (target[edge] === to) least = Math.min(least, this.#seconds[edge] ?? least);
    }
    return least;
  }
}
