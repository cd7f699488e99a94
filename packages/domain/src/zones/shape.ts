import type { LatLng } from './lat-lng.ts';
import { containsPoint, type Polygon, polygonArea, type Ring } from './polygon.ts';

/** GeoJSON MultiPolygon coordinates: parts that do not overlap, each with its holes. */
export type MultiPolygon = readonly Polygon[];

/** Whether the shape contains the point, by the half-open rule of {@link containsPoint}; holes are outside. */
export function shapeContains(shape: MultiPolygon, point: LatLng): boolean {
  return shape.some((polygon) => containsPoint(polygon, point));
}

/** Area in square metres on the sphere, without holes. */
export function shapeArea(shape: MultiPolygon): number {
  return shape.reduce((area, polygon) => area + polygonArea(polygon), 0);
}

/** All rings of all parts, outer rings and holes; a point is inside if an odd number of them contain it. */
export function shapeRings(shape: MultiPolygon): Ring[] {
  return shape.flat();
}

/** Bounding box in degrees. */
export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** Bounding box of a shape; an empty shape has one that contains nothing. */
export function shapeBounds(shape: MultiPolygon): Bounds {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lng, lat] of shape.flat(2)) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return { west, south, east, north };
}

/** Whether a point is in the box or on its edge; points outside need no check against the shape. */
export function boundsContain({ west, south, east, north }: Bounds, { lat, lng }: LatLng): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
