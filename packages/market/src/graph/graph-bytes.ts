/** A road network in flat arrays: the edges of node n are firstEdge[n] up to firstEdge[n + 1]; all are one-way. */
export type RoadGraph = {
  nodeCount: number;
  edgeCount: number;
  /** Degrees × 1e7. */
  lat: Int32Array;
  lng: Int32Array;
  /** MODE_BITS of the largest networks that contain the node, and CONNECTED_BIT. */
  nodeBits: Uint8Array;
  firstEdge: Uint32Array;
  target: Uint32Array;
  metres: Float32Array;
  /** MODE_BITS of the modes that may use it. */
  edgeBits: Uint8Array;
  speedKmh: Uint8Array;
};

// 'PGR1', little-endian; a new layout gets a new digit.
const MAGIC = 0x31524750;
const HEADER_WORDS = 3;

/** One blob: header, then the arrays in the order of RoadGraph, four-byte arrays first. Little-endian machines only. */
export function writeRoadGraph(graph: RoadGraph): Uint8Array {
  const header = Uint32Array.of(MAGIC, graph.nodeCount, graph.edgeCount);
  const parts = [header, graph.lat, graph.lng, graph.firstEdge, graph.target, graph.metres];
  const bytes = [...parts, graph.nodeBits, graph.edgeBits, graph.speedKmh].map(
    (part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  );
  const blob = new Uint8Array(bytes.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    blob.set(part, at);
    at += part.length;
  }
  return blob;
}

/** Reads what `writeRoadGraph` wrote; throws on anything else. The blob is copied, whatever its alignment. */
export function readRoadGraph(blob: Uint8Array): RoadGraph {
  const buffer = new Uint8Array(blob).buffer;
  const [magic, nodeCount = 0, edgeCount = 0] = new Uint32Array(buffer, 0, HEADER_WORDS);
  const size = 4 * (HEADER_WORDS + 3 * nodeCount + 1 + 2 * edgeCount) + nodeCount + 2 * edgeCount;
  if (magic !== MAGIC || buffer.byteLength !== size) throw new Error('not a road graph');
  let at = 4 * HEADER_WORDS;
  const take = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  return {
    nodeCount,
    edgeCount,
    lat: new Int32Array(buffer, take(4 * nodeCount), nodeCount),
    lng: new Int32Array(buffer, take(4 * nodeCount), nodeCount),
    firstEdge: new Uint32Array(buffer, take(4 * (nodeCount + 1)), nodeCount + 1),
    target: new Uint32Array(buffer, take(4 * edgeCount), edgeCount),
    metres: new Float32Array(buffer, take(4 * edgeCount), edgeCount),
    nodeBits: new Uint8Array(buffer, take(nodeCount), nodeCount),
    edgeBits: new Uint8Array(buffer, take(edgeCount), edgeCount),
    speedKmh: new Uint8Array(buffer, take(edgeCount), edgeCount),
  };
}
