import { type LatLng, METRES_PER_DEGREE, radians } from '@promenade/domain/zones';
import type { RoadGraph } from './graph-bytes.ts';
import { MODE_BITS, type TravelMode } from './travel-mode.ts';

/** A point projected onto the road: an edge, and the fraction of its length from its first node. */
export type Foothold = {
  edge: number;
  from: number;
  to: number;
  part: number;
  gapMetres: number;
  lat: number;
  lng: number;
};

const CELL_METRES = 250;
const ROW_STRIDE = 1 << 16;

/** Finds the road nearest to a point, with a grid of cells. */
export class EdgeFinder {
  readonly #graph: RoadGraph;
  readonly #cells = new Map<number, number[]>();
  readonly #source: Uint32Array;
  readonly #origin: LatLng;
  readonly #lngScale: number;

  constructor(graph: RoadGraph) {
    this.#graph = graph;
    this.#source = sources(graph);
    this.#origin = { lat: minimum(graph.lat) / 1e7, lng: minimum(graph.lng) / 1e7 };
    this.#lngScale = Math.cos(radians(this.#origin.lat));
    for (let edge = 0; edge < graph.edgeCount; edge++) this.#index(edge);
  }

  /** The nearest edge of the mode's largest network within the distance; the lowest number among equals. */
  find(point: LatLng, mode: TravelMode, withinMetres: number): Foothold | undefined {
    const [x, y] = [this.#x(point.lng), this.#y(point.lat)];
    const reach = Math.ceil(withinMetres / CELL_METRES);
    let best: Foothold | undefined;
    for (let ring = 0; ring <= reach; ring++) {
      if (best && best.gapMetres < (ring - 1) * CELL_METRES) break;
      for (const edge of this.#ringEdges(Math.floor(x / CELL_METRES), Math.floor(y / CELL_METRES), ring)) {
        if (!this.#serves(edge, MODE_BITS[mode])) continue;
        const hold = this.#project(edge, x, y);
        if (hold.gapMetres <= withinMetres && (!best || isNearer(hold, best))) best = hold;
      }
    }
    return best;
  }

  #serves(edge: number, bit: number): boolean {
    const { edgeBits, nodeBits, target } = this.#graph;
    const ends = (nodeBits[this.#source[edge] ?? 0] ?? 0) & (nodeBits[target[edge] ?? 0] ?? 0);
    return ((edgeBits[edge] ?? 0) & ends & bit) !== 0;
  }

  #project(edge: number, x: number, y: number): Foothold {
    const { lat, lng, target } = this.#graph;
    const [from, to] = [this.#source[edge] ?? 0, target[edge] ?? 0];
    const [ax, ay] = [this.#x((lng[from] ?? 0) / 1e7), this.#y((lat[from] ?? 0) / 1e7)];
    const [dx, dy] = [this.#x((lng[to] ?? 0) / 1e7) - ax, this.#y((lat[to] ?? 0) / 1e7) - ay];
    const squared = dx * dx + dy * dy;
    const part = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared));
    const [px, py] = [ax + part * dx, ay + part * dy];
    const gapMetres = Math.hypot(px - x, py - y);
    return { edge, from, to, part, gapMetres, lat: this.#latOf(py), lng: this.#lngOf(px) };
  }

  #index(edge: number): void {
    const { lat, lng, target } = this.#graph;
    const ends = [this.#source[edge] ?? 0, target[edge] ?? 0];
    const columns = ends
      .map((node) => Math.floor(this.#x((lng[node] ?? 0) / 1e7) / CELL_METRES))
      .sort((a, b) => a - b);
    const rows = ends
      .map((node) => Math.floor(this.#y((lat[node] ?? 0) / 1e7) / CELL_METRES))
      .sort((a, b) => a - b);
    for (let row = rows[0] ?? 0; row <= (rows[1] ?? 0); row++) {
      for (let column = columns[0] ?? 0; column <= (columns[1] ?? 0); column++) {
        const cell = this.#cells.get(row * ROW_STRIDE + column);
        if (cell) cell.push(edge);
        else this.#cells.set(row * ROW_STRIDE + column, [edge]);
      }
    }
  }

  *#ringEdges(column: number, row: number, ring: number): Generator<number> {
    for (let dy = -ring; dy <= ring; dy++) {
      const step = Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring);
      for (let dx = -ring; dx <= ring; dx += step)
        yield* this.#cells.get((row + dy) * ROW_STRIDE + column + dx) ?? [];
    }
  }

  #x(lng: number): number {
    return (lng - this.#origin.lng) * METRES_PER_DEGREE * this.#lngScale;
  }

  #y(lat: number): number {
    return (lat - this.#origin.lat) * METRES_PER_DEGREE;
  }

  #lngOf(x: number): number {
    return this.#origin.lng + x / (METRES_PER_DEGREE * this.#lngScale);
  }

  #latOf(y: number): number {
    return this.#origin.lat + y / METRES_PER_DEGREE;
  }
}

function isNearer(a: Foothold, b: Foothold): boolean {
  return a.gapMetres < b.gapMetres || (a.gapMetres === b.gapMetres && a.edge < b.edge);
}

function sources(graph: RoadGraph): Uint32Array {
  const source = new Uint32Array(graph.edgeCount);
  for (let node = 0; node < graph.nodeCount; node++)
    source.fill(node, graph.firstEdge[node], graph.firstEdge[node + 1]);
  return source;
}

function minimum(values: Int32Array): number {
  return values.reduce((least, value) => Math.min(least, value), values[0] ?? 0);
}
