import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { MapFeature, Position } from '../readers/index.ts';
import { markNetworks } from './networks.ts';
import type { RoadGraph } from './graph-bytes.ts';
import { findRoadRule, type RoadRule } from './road-rules.ts';

type Edge = { from: number; to: number; metres: number; rule: RoadRule };

const DEGREES = 1e7;

/** Collects roads and joins them at shared coordinates, across tile edges too. */
export class RoadBook {
  readonly #nodes = new Map<string, number>();
  readonly #lat: number[] = [];
  readonly #lng: number[] = [];
  readonly #edges: Edge[] = [];

  add({ tags, geometry }: MapFeature): void {
    if (geometry.type !== 'MultiLineString') return;
    const rule = findRoadRule(tags);
    if (!rule) return;
    for (const line of geometry.coordinates) this.#addLine(line, rule);
  }

  #addLine(line: readonly Position[], rule: RoadRule): void {
    let from = -1;
    for (const [lng, lat] of line) {
      const to = this.#node(Math.round(lat * DEGREES), Math.round(lng * DEGREES));
      if (from >= 0 && from !== to) this.#edges.push({ from, to, metres: this.#metres(from, to), rule });
      from = to;
    }
  }

  #node(lat: number, lng: number): number {
    const key = `${lat},${lng}`;
    const known = this.#nodes.get(key);
    if (known !== undefined) return known;
    this.#nodes.set(key, this.#lat.length);
    this.#lat.push(lat);
    this.#lng.push(lng);
    return this.#lat.length - 1;
  }

  #metres(a: number, b: number): number {
    return haversineMetres(this.#place(a), this.#place(b));
  }

  #place(node: number): LatLng {
    return { lat: (this.#lat[node] ?? 0) / DEGREES, lng: (this.#lng[node] ?? 0) / DEGREES };
  }

  /** All roads as one-way edges: one for each direction that any mode may take. */
  graph(): RoadGraph {
    const nodeCount = this.#lat.length;
    const firstEdge = new Uint32Array(nodeCount + 1);
    const oneWays = this.#edges.flatMap(({ from, to, metres, rule }) => [
      { from, to, metres, bits: rule.forward, speedKmh: rule.speedKmh },
      { from: to, to: from, metres, bits: rule.backward, speedKmh: rule.speedKmh },
    ]);
    const edges = oneWays.filter((edge) => edge.bits !== 0).sort((a, b) => a.from - b.from || a.to - b.to);
    for (const edge of edges) firstEdge[edge.from + 1] = (firstEdge[edge.from + 1] ?? 0) + 1;
    for (let node = 0; node < nodeCount; node++)
      firstEdge[node + 1] = (firstEdge[node + 1] ?? 0) + (firstEdge[node] ?? 0);
    return markNetworks({
      nodeCount,
      edgeCount: edges.length,
      lat: Int32Array.from(this.#lat),
      lng: Int32Array.from(this.#lng),
      nodeBits: new Uint8Array(nodeCount),
      firstEdge,
      target: Uint32Array.from(edges, (edge) => edge.to),
      metres: Float32Array.from(edges, (edge) => edge.metres),
      edgeBits: Uint8Array.from(edges, (edge) => edge.bits),
      speedKmh: Uint8Array.from(edges, (edge) => edge.speedKmh),
    });
  }
}
