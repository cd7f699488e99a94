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

/** The box that a shape stands in, in degrees. */
export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** The box of a shape; one that holds nothing for a shape without positions. */
export function shapeBounds(shape: MultiPolygon): Bounds {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lng, lat] of shape.flat(2)) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return { west, south, east, north };
}

/** Whether a point is in the box or on its edge: what is outside needs no look at the shape. */
export function boundsContain({ west, south, east, north }: Bounds, { lat, lng }: LatLng): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
