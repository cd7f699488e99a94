import type { RoadGraph } from './graph-bytes.ts';
import { SmallestFirst } from './smallest-first.ts';
import { MODE_BITS, type TravelMode } from './travel-mode.ts';

/** Where a search starts or ends: nodes, and the seconds between each and the point itself. */
export type Ends = ReadonlyMap<number, number>;

export type SearchRules = {
  mode: TravelMode;
  secondsOf: (edge: number) => number;
  /** Seconds that the rest takes at least; 0 turns A* into Dijkstra's search. */
  guess: (node: number) => number;
};

/** A way found: the seconds it takes, and its nodes from last to first. */
export type Way = { seconds: number; nodes: number[] };

/** One search after another over the same tables: an entry counts only when its stamp is the running search's. */
export class RouteSearch {
  readonly #graph: RoadGraph;
  readonly #cost: Float64Array;
  readonly #via: Int32Array;
  readonly #reached: Uint32Array;
  readonly #settled: Uint32Array;
  #run = 0;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#cost = new Float64Array(graph.nodeCount);
    this.#via = new Int32Array(graph.nodeCount);
    this.#reached = new Uint32Array(graph.nodeCount);
    this.#settled = new Uint32Array(graph.nodeCount);
  }

  find(starts: Ends, ends: Ends, rules: SearchRules): Way | undefined {
    this.#run++;
    const queue = new SmallestFirst();
    let best: { node: number; seconds: number } | undefined;
    for (const [node, seconds] of starts) this.#reach(node, -1, seconds, rules, queue);
    while (queue.size > 0) {
      const node = queue.pop();
      if (this.#settled[node] === this.#run) continue;
      this.#settled[node] = this.#run;
      const seconds = this.#cost[node] ?? 0;
      if (best && seconds + rules.guess(node) >= best.seconds) break;
      const total = seconds + (ends.get(node) ?? Number.POSITIVE_INFINITY);
      if (total < (best?.seconds ?? Number.POSITIVE_INFINITY)) best = { node, seconds: total };
      this.#leave(node, seconds, rules, queue);
    }
    return best && { seconds: best.seconds, nodes: this.#nodesTo(best.node) };
  }

  #leave(node: number, seconds: number, rules: SearchRules, queue: SmallestFirst): void {
    const { firstEdge, target, edgeBits } = this.#graph;
    const end = firstEdge[node + 1] ?? 0;
    for (let edge = firstEdge[node] ?? 0; edge < end; edge++) {
      if (((edgeBits[edge] ?? 0) & MODE_BITS[rules.mode]) === 0) continue;
      this.#reach(target[edge] ?? 0, node, seconds + rules.secondsOf(edge), rules, queue);
    }
  }

  #reach(node: number, via: number, seconds: number, rules: SearchRules, queue: SmallestFirst): void {
    if (this.#reached[node] === this.#run && seconds >= (this.#cost[node] ?? 0)) return;
    this.#reached[node] = this.#run;
    this.#cost[node] = seconds;
    this.#via[node] = via;
    queue.push(node, seconds + rules.guess(node));
  }

  #nodesTo(last: number): number[] {
    const nodes: number[] = [];
    for (let node = last; node >= 0; node = this.#via[node] ?? -1) nodes.push(node);
    return nodes;
  }
}
