import type { LatLng } from './lat-lng.ts';
import { containsPoint, type Polygon, polygonArea, type Ring } from './polygon.ts';

/** GeoJSON MultiPolygon coordinates: parts that do not overlap, each with its holes. */
export type MultiPolygon = readonly Polygon[];

/** Whether a part of the shape holds the point: the half-open rule of {@link containsPoint}, holes taken out. */
export function shapeContains(shape: MultiPolygon, point: LatLng): boolean {
  return shape.some((polygon) => containsPoint(polygon, point));
}

/** Square metres on the sphere, holes taken away. */
export function shapeArea(shape: MultiPolygon): number {
  return shape.reduce((area, polygon) => area + polygonArea(polygon), 0);
}

/** Every ring of every part, outer rings and holes alike; a point is inside where it lies in an odd number of them. */
export function shapeRings(shape: MultiPolygon): Ring[] {
  return shape.flat();
}
