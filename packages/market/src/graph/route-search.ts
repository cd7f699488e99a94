import type { RoadGraph } from './graph-bytes.ts';
import { SmallestFirst } from './smallest-first.ts';

/** Where a search starts or ends: nodes, with the seconds between each and the point itself. */
export type Ends = ReadonlyMap<number, number>;

/** The heuristic: a lower bound of the seconds from a node to the end; infinite if there is no way. */
export type Guess = (node: number) => number;

const noGuess: Guess = () => 0;

/** A route found: its duration in seconds, and its nodes from last to first. */
export type Way = { seconds: number; nodes: number[] };

/**
 * A* (Hart, Nilsson and Raphael 1968) over one graph. Searches reuse the same tables: an entry only counts if its
 * stamp is the current search's. Nodes reached at a lower cost are reopened, so the heuristic need not be consistent,
 * only never too high.
 */
export class RouteSearch {
  readonly #graph: RoadGraph;
  readonly #queue = new SmallestFirst();
  readonly #cost: Float64Array;
  readonly #guessed: Float64Array;
  readonly #via: Int32Array;
  readonly #reached: Uint32Array;
  #run = 0;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#cost = new Float64Array(graph.nodeCount);
    this.#guessed = new Float64Array(graph.nodeCount);
    this.#via = new Int32Array(graph.nodeCount);
    this.#reached = new Uint32Array(graph.nodeCount);
  }

  /** The fastest route; `seconds` are the edges' costs. */
  find(starts: Ends, ends: Ends, seconds: Float64Array, guess: Guess): Way | undefined {
    this.#run++;
    this.#queue.clear();
    for (const [node, cost] of starts) this.#reach(node, -1, cost, guess);
    let best = { node: -1, seconds: Number.POSITIVE_INFINITY };
    while (this.#queue.leastWeight < best.seconds) {
      const weight = this.#queue.leastWeight;
      const node = this.#queue.pop();
      const cost = this.#cost[node] ?? 0;
      // A stale entry: the node was pushed again with a lower weight.
      if (weight > cost + (this.#guessed[node] ?? 0)) continue;
      const total = cost + (ends.get(node) ?? Number.POSITIVE_INFINITY);
      if (total < best.seconds) best = { node, seconds: total };
      this.#leave(node, cost, seconds, guess);
    }
    return best.node < 0 ? undefined : { seconds: best.seconds, nodes: this.#nodesTo(best.node) };
  }

  /**
   * Plain Dijkstra (1959): every node with the one before it (-1 at a start) and its seconds, in order of these, until
   * `arrive` answers false.
   */
  sweep(
    starts: Ends,
    seconds: Float64Array,
    arrive: (node: number, via: number, cost: number) => boolean,
  ): void {
    this.#run++;
    this.#queue.clear();
    for (const [node, cost] of starts) this.#reach(node, -1, cost, noGuess);
    while (this.#queue.size > 0) {
      const weight = this.#queue.leastWeight;
      const node = this.#queue.pop();
      const cost = this.#cost[node] ?? 0;
      if (weight > cost) continue;
      if (!arrive(node, this.#via[node] ?? -1, cost)) return;
      this.#leave(node, cost, seconds, noGuess);
    }
  }

  #leave(node: number, cost: number, seconds: Float64Array, guess: Guess): void {
    const { firstEdge, target } = this.#graph;
    const end = firstEdge[node + 1] ?? 0;
    for (let edge = firstEdge[node] ?? 0; edge < end; edge++)
      this.#reach(target[edge] ?? 0, node, cost + (seconds[edge] ?? 0), guess);
  }

  #reach(node: number, via: number, cost: number, guess: Guess): void {
    const isKnown = this.#reached[node] === this.#run;
    if (isKnown ? cost >= (this.#cost[node] ?? 0) : cost === Number.POSITIVE_INFINITY) return;
    if (!isKnown) this.#guessed[node] = guess(node);
    this.#reached[node] = this.#run;
    this.#cost[node] = cost;
    this.#via[node] = via;
    const weight = cost + (this.#guessed[node] ?? 0);
    if (weight < Number.POSITIVE_INFINITY) this.#queue.push(node, weight);
  }

  #nodesTo(last: number): number[] {
    const nodes: number[] = [];
    for (let node = last; node >= 0; node = this.#via[node] ?? -1) nodes.push(node);
    return nodes;
  }
}
