import { EARTH_RADIUS_METRES, type LatLng, radians } from './lat-lng.ts';

/** A GeoJSON position: longitude first, then latitude, in degrees. */
export type Position = readonly [lng: number, lat: number];

/** A closed line of positions; the last may repeat the first (GeoJSON) or not. */
export type Ring = readonly Position[];

/** GeoJSON polygon coordinates: the outer ring, then the holes. Must not cross the 180th meridian. */
export type Polygon = readonly Ring[];

/**
 * Whether the polygon contains the point. Edges are half-open: if two polygons share an edge, each point of it is in
 * exactly one of them, whatever the orientation of their rings.
 */
export function containsPoint(polygon: Polygon, point: LatLng): boolean {
  let inside = false;
  for (const ring of polygon) {
    for (const [a, b] of edges(ring)) if (isRightOf(point, a, b)) inside = !inside;
  }
  return inside;
}

/** Whether the ray from the point eastwards crosses the edge. The ends are ordered first, so that rounding is the same for both neighbours. */
function isRightOf({ lat, lng }: LatLng, a: Position, b: Position): boolean {
  const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
  if (lat < low[1] || lat >= high[1]) return false;
  return lng < low[0] + ((high[0] - low[0]) * (lat - low[1])) / (high[1] - low[1]);
}

/** The sides of a ring, including the closing one. A repeated last position adds a side of zero length, which crosses nothing. */
export function* edges(ring: Ring): Generator<readonly [Position, Position]> {
  let previous = ring.at(-1);
  for (const position of ring) {
    if (previous) yield [previous, position];
    previous = position;
  }
}

/** Area in square metres on the sphere, without holes; never negative. */
export function polygonArea(polygon: Polygon): number {
  const [outer = [], ...holes] = polygon;
  return Math.max(
    0,
    holes.reduce((area, hole) => area - ringArea(hole), ringArea(outer)),
  );
}

/** Chamberlain and Duquette, Some algorithms for polygons on a sphere (JPL 07-03). */
function ringArea(ring: Ring): number {
  let sum = 0;
  for (const [a, b] of edges(ring)) {
    sum += radians(b[0] - a[0]) * (2 + Math.sin(radians(a[1])) + Math.sin(radians(b[1])));
  }
  return Math.abs((sum * EARTH_RADIUS_METRES ** 2) / 2);
}
