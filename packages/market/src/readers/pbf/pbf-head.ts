import { PbfReader } from 'pbf';
import type { Bounds } from '../map-feature.ts';
import { UnreadableFile } from '../unreadable-file.ts';

// The features that we support of those a file may require. 'HistoricalInformation' means that it contains deleted
// objects.
const KNOWN_FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes']);
const NANODEGREES = 1e9;

type Edges = { left: number; right: number; top: number; bottom: number };
type Head = { bounds: Bounds | undefined };

/** The header block: the box that the file covers, and whether we support every required feature. */
export function readHead(bytes: Uint8Array): Head {
  return new PbfReader(bytes).readFields<Head>(
    (field, head, pbf) => {
      if (field === 1) head.bounds = toBounds(pbf.readMessage<Partial<Edges>>(readEdge, {}));
      if (field !== 4) return;
      const feature = pbf.readString();
      if (!KNOWN_FEATURES.has(feature)) throw new UnreadableFile('not-supported', { detail: feature });
    },
    { bounds: undefined },
  );
}

function readEdge(field: number, edges: Partial<Edges>, pbf: PbfReader): void {
  const edge = (['left', 'right', 'top', 'bottom'] as const)[field - 1];
  if (edge) edges[edge] = pbf.readSVarint() / NANODEGREES;
}

function toBounds({ left, right, top, bottom }: Partial<Edges>): Bounds | undefined {
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return undefined;
  return [left, bottom, right, top];
}
