import { type Bounds, boundsContain } from '@promenade/domain/zones';
import type { RoadGraph } from './graph-bytes.ts';
import { MODE_BITS, type TravelMode } from './travel-mode.ts';

/** The nodes of a mode's largest network inside a box, numbered from 0, so that tables of them are as small as the box. */
export class Area {
  readonly size: number;
  readonly #numbers: Int32Array;

  constructor(graph: RoadGraph, mode: TravelMode, box: Bounds) {
    this.#numbers = new Int32Array(graph.nodeCount).fill(-1);
    let size = 0;
    for (let node = 0; node < graph.nodeCount; node++) {
      if (((graph.nodeBits[node] ?? 0) & MODE_BITS[mode]) === 0) continue;
      const [lat, lng] = [(graph.lat[node] ?? 0) / 1e7, (graph.lng[node] ?? 0) / 1e7];
      if (boundsContain(box, { lat, lng })) this.#numbers[node] = size++;
    }
    this.size = size;
  }

  /** A node's number; -1 outside. */
  numberOf(node: number): number {
    return this.#numbers[node] ?? -1;
  }
}
