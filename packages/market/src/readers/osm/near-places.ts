import type { Bounds, MapFeature } from '../map-feature.ts';
import type { AreaRelations } from './area-relations.ts';
import type { NodePlaces } from './node-places.ts';
import { DEGREES_7, type OsmSource } from './osm-source.ts';

/**
 * A road that runs through the box without a node in it has one within this distance, in widths and heights of the
 * box.
 */
const MARGIN = 0.5;

/** Whether a node is in the box or near it. */
export function nearTest([west, south, east, north]: Bounds): (lat7: number, lng7: number) => boolean {
  const [wide, high] = [(east - west) * MARGIN, (north - south) * MARGIN];
  const [left, right] = [(west - wide) * DEGREES_7, (east + wide) * DEGREES_7];
  const [bottom, top] = [(south - high) * DEGREES_7, (north + high) * DEGREES_7];
  return (lat7, lng7) => lat7 >= bottom && lat7 <= top && lng7 >= left && lng7 <= right;
}

/**
 * Reads the distant nodes of every object with a node near the box, so that nothing at the edge is cut: in two more
 * passes, with only these nodes in memory instead of a country's. Objects that pass or surround the box without a
 * node near it are left out, and distant relations are dropped.
 */
export async function* readFarNodes(
  source: OsmSource,
  near: NodePlaces,
  far: NodePlaces,
  areas: AreaRelations,
): AsyncGenerator<readonly MapFeature[]> {
  const wanted = new Set<number>();
  const want = (nodeIds: Iterable<number>): void => {
    for (const id of nodeIds) if (!near.has(id)) wanted.add(id);
  };
  const ways = source.pass({
    way: (id, nodeIds) => {
      const isNear = nodeIds.some((node) => near.has(node));
      if (isNear) want(nodeIds);
      areas.keepWay(id, nodeIds, isNear);
    },
  });
  for await (const _ of ways) yield [];
  areas.dropFar(want);
  const nodes = source.pass({
    place: (id, lat7, lng7) => {
      if (wanted.has(id)) far.add(id, lat7, lng7);
    },
  });
  for await (const _ of nodes) yield [];
  far.seal();
}
