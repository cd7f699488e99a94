import type { Bounds, Tags } from '../map-feature.ts';
import type { OnRejected } from '../rejected-row.ts';

/** A way in a relation; a relation's nodes and sub-relations do not matter for its area. */
export type WayMember = { wayId: number; role: string };

/**
 * The consumer of one pass over a file. Only object types with a callback are decoded, so a pass should have no more
 * than it needs. Coordinates are integers of 1e-7 degrees, OpenStreetMap's own precision. Private tags are removed.
 */
export type ElementSink = {
  /** Every node. */
  place?: (id: number, lat7: number, lng7: number) => void;
  /** Nodes that have tags. */
  node?: (id: number, lat7: number, lng7: number, tags: Tags) => void;
  way?: (id: number, nodeIds: readonly number[], tags: Tags) => void;
  relation?: (id: number, members: readonly WayMember[], tags: Tags) => void;
  rejected?: OnRejected;
};

/** A file of nodes, ways and relations, in any order. */
export type OsmSource = {
  /** From the file's header; undefined if it has none. */
  bounds: Bounds | undefined;
  /** Bytes on disk. */
  size: number;
  /** The number of steps of a pass: known in advance, and of similar duration. */
  stepCount: number;
  /** One pass from start to end. */
  pass(sink: ElementSink): AsyncIterable<void>;
};

export const DEGREES_7 = 1e7;

/** Whether a pair of 1e-7 degrees is a valid position. */
export function isInWorld(lat7: number, lng7: number): boolean {
  return Math.abs(lat7) <= 90 * DEGREES_7 && Math.abs(lng7) <= 180 * DEGREES_7;
}
