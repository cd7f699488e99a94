import type { RoadGraph } from './graph-bytes.ts';
import { CONNECTED_BIT, MODE_BITS, TRAVEL_MODES } from './travel-mode.ts';

type Adjacency = { first: Uint32Array; target: Uint32Array; bits: Uint8Array };

const ANY_MODE = 0xff;

/**
 * Marks each mode's largest strongly connected component: within it a route exists between any two nodes. Roads cut
 * off by the map's edge are left out.
 */
export function markNetworks(graph: RoadGraph): RoadGraph {
  const forward: Adjacency = { first: graph.firstEdge, target: graph.target, bits: graph.edgeBits };
  const backward = reversed(graph);
  for (const mode of TRAVEL_MODES) markLargest(graph, forward, backward, MODE_BITS[mode], MODE_BITS[mode]);
  // Walking in both directions on every edge connects everything that touches.
  const joined = undirected(forward, backward, graph.nodeCount);
  markLargest(graph, joined, joined, ANY_MODE, CONNECTED_BIT);
  return graph;
}

function markLargest(
  graph: RoadGraph,
  forward: Adjacency,
  backward: Adjacency,
  mask: number,
  bit: number,
): void {
  const seen = new Uint8Array(graph.nodeCount);
  const open = openNodes(forward, mask, graph.nodeCount);
  let best: number[] = [];
  for (const seed of open) {
    if (seen[seed]) continue;
    const ahead = reach(forward, seed, mask, graph.nodeCount);
    const behind = reach(backward, seed, mask, graph.nodeCount);
    const network: number[] = [];
    for (const node of ahead.list) {
      if (behind.has[node]) {
        seen[node] = 1;
        network.push(node);
      }
    }
    if (network.length > best.length) best = network;
    if (best.length * 2 > open.length) break;
  }
  for (const node of best) graph.nodeBits[node] = (graph.nodeBits[node] ?? 0) | bit;
}

// Nodes with an outgoing edge for the mask; every other node is a component of its own.
function openNodes(edges: Adjacency, mask: number, nodeCount: number): number[] {
  const open: number[] = [];
  for (let node = 0; node < nodeCount; node++) {
    const bits = edges.bits.subarray(edges.first[node], edges.first[node + 1]);
    if (bits.some((bit) => (bit & mask) !== 0)) open.push(node);
  }
  return open;
}

function reach(
  edges: Adjacency,
  seed: number,
  mask: number,
  nodeCount: number,
): { list: number[]; has: Uint8Array } {
  const has = new Uint8Array(nodeCount);
  const list = [seed];
  has[seed] = 1;
  for (const node of list) {
    const end = edges.first[node + 1] ?? 0;
    for (let edge = edges.first[node] ?? 0; edge < end; edge++) {
      const next = edges.target[edge] ?? 0;
      if (has[next] || ((edges.bits[edge] ?? 0) & mask) === 0) continue;
      has[next] = 1;
      list.push(next);
    }
  }
  return { list, has };
}

function reversed(graph: RoadGraph): Adjacency {
  const first = new Uint32Array(graph.nodeCount + 1);
  for (const node of graph.target) first[node + 1] = (first[node + 1] ?? 0) + 1;
  for (let node = 0; node < graph.nodeCount; node++)
    first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const next = first.slice();
  const target = new Uint32Array(graph.edgeCount);
  const bits = new Uint8Array(graph.edgeCount);
  for (let from = 0; from < graph.nodeCount; from++) {
    for (let edge = graph.firstEdge[from] ?? 0; edge < (graph.firstEdge[from + 1] ?? 0); edge++) {
      const node = graph.target[edge] ?? 0;
      const slot = next[node] ?? 0;
      next[node] = slot + 1;
      target[slot] = from;
      bits[slot] = graph.edgeBits[edge] ?? 0;
    }
  }
  return { first, target, bits };
}

function undirected(a: Adjacency, b: Adjacency, nodeCount: number): Adjacency {
  const first = new Uint32Array(nodeCount + 1);
  const target: number[] = [];
  const bits: number[] = [];
  for (let node = 0; node < nodeCount; node++) {
    for (const side of [a, b]) {
      for (let edge = side.first[node] ?? 0; edge < (side.first[node + 1] ?? 0); edge++) {
        target.push(side.target[edge] ?? 0);
        bits.push(side.bits[edge] ?? 0);
      }
    }
    first[node + 1] = target.length;
  }
  return { first, target: Uint32Array.from(target), bits: Uint8Array.from(bits) };
}
