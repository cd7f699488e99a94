import type { Tags } from '../map-feature.ts';
import { type ElementSink, isInWorld } from '../osm/osm-source.ts';
import type { StringTable } from './string-table.ts';

/** A block's conversion of integers to degrees, and its strings. */
export type BlockFrame = {
  strings: StringTable;
  /** From a coordinate of the block to 1e-7 degrees. */
  lat7: (value: number) => number;
  lng7: (value: number) => number;
};

/** Passes on a node: its position always, the node itself if it has tags. */
export function giveNode(
  id: number,
  lat7: number,
  lng7: number,
  tags: Tags | undefined,
  sink: ElementSink,
): void {
  checkId(id);
  if (!isInWorld(lat7, lng7)) {
    sink.rejected?.({ object: `node/${id}`, reason: 'it lies outside the world' });
    return;
  }
  sink.place?.(id, lat7, lng7);
  if (!tags || !sink.node) return;
  for (const _ in tags) {
    sink.node(id, lat7, lng7, tags);
    return;
  }
}

/** @throws if the id is not an integer: the block is damaged */
export function checkId(id: number): void {
  if (!Number.isSafeInteger(id)) throw new Error('an object without an id');
}
