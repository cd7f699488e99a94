import type { Bounds, Tags } from '../map-feature.ts';
import type { OnRejected } from '../rejected-row.ts';

/** A member of a relation that is a way; its nodes and its own relations play no part in an area. */
export type WayMember = { wayId: number; role: string };

/**
 * What a pass over a file hands out. A file decodes only what somebody asked for, so each pass names no more than it
 * needs. Coordinates are whole numbers of 1e-7 degrees, the precision that OpenStreetMap keeps. Tags come without
 * the private ones.
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

/** A file of nodes, ways and relations, in whatever order. */
export type OsmSource = {
  /** As the head of the file says; absent where it says nothing. */
  bounds: Bounds | undefined;
  /** Bytes as it lies on the disk. */
  size: number;
  /** Steps of one pass: known beforehand, and about equally long. */
  stepCount: number;
  /** One pass from start to end. */
  pass(sink: ElementSink): AsyncIterable<void>;
};

export const DEGREES_7 = 1e7;

/** True where a pair of 1e-7 degrees lies in the world. */
export function isInWorld(lat7: number, lng7: number): boolean {
  return Math.abs(lat7) <= 90 * DEGREES_7 && Math.abs(lng7) <= 180 * DEGREES_7;
}
