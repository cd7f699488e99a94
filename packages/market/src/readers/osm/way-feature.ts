import type { FeatureGeometry, MapFeature, Position, Tags } from '../map-feature.ts';
import { isRing, wound } from '../ring-shape.ts';
import { isArea } from './area-tags.ts';
import type { RejectNear } from './near-rejects.ts';
import type { PlaceOf } from './node-places.ts';

/**
 * A way as a line or, if it is closed and tagged so, as an area. Extracts omit nodes beyond their edge: a line keeps
 * its pieces between known nodes, an area needs all its nodes.
 */
export function wayFeature(
  id: number,
  nodeIds: readonly number[],
  tags: Tags,
  placeOf: PlaceOf,
  reject: RejectNear,
): MapFeature | undefined {
  const stretches = stretchesOf(nodeIds, placeOf);
  const closed = nodeIds.length > 2 && nodeIds[0] === nodeIds.at(-1);
  const geometry = closed && isArea(tags) ? toArea(stretches) : toLines(stretches);
  if (typeof geometry !== 'string') return { osmType: 'way', osmId: id, tags, geometry };
  reject(`way/${id}`, geometry, () => stretches.flat());
  return undefined;
}

function stretchesOf(nodeIds: readonly number[], placeOf: PlaceOf): Position[][] {
  const stretches: Position[][] = [];
  let stretch: Position[] = [];
  for (const nodeId of nodeIds) {
    const position = placeOf(nodeId);
    if (position) {
      stretch.push(position);
    } else {
      stretches.push(stretch);
      stretch = [];
    }
  }
  stretches.push(stretch);
  return stretches;
}

function toLines(stretches: Position[][]): FeatureGeometry | string {
  const lines = stretches.filter((stretch) => stretch.length > 1);
  if (lines.length > 0) return { type: 'MultiLineString', coordinates: lines };
  return 'fewer than two of its nodes are in the file';
}

function toArea(stretches: Position[][]): FeatureGeometry | string {
  const [ring] = stretches;
  if (!ring || stretches.length > 1) return 'a node of its outline is not in the file';
  if (!isRing(ring)) return 'its outline encloses nothing';
  return { type: 'MultiPolygon', coordinates: [[wound(ring, 'outer')]] };
}
