import { edges, type Polygon, type Position, polygonArea, type Ring } from './polygon.ts';
import { crossesItself, liesWithin, overlaps } from './ring-relations.ts';
import { type MultiPolygon, shapeBounds } from './shape.ts';

/** Why a shape is not valid for a zone. */
export type ShapeFaultCode =
  | 'shape_empty'
  | 'shape_too_long'
  | 'ring_short'
  | 'ring_unclosed'
  | 'off_earth'
  | 'on_pole'
  | 'crosses_antimeridian'
  | 'ring_crosses_itself'
  | 'hole_outside'
  | 'holes_overlap'
  | 'parts_overlap';

/** A fault, with the indexes of the part and of its ring, from 0. */
export type ShapeFault = { readonly code: ShapeFaultCode; readonly part: number; readonly ring: number };

/** Maximum number of positions of a zone's border; a detailed city coastline has some thousands. */
export const MAX_SHAPE_POSITIONS = 10_000;

// A smaller area is a drawing mistake, or has holes that leave nothing.
const LEAST_SQUARE_METRES = 1;

// GeoJSON (RFC 7946, 3.1.6): three corners, and the first again.
const LEAST_POSITIONS = 4;

/** The first fault of a shape; undefined if it is valid for a zone. */
export function findShapeFault(shape: MultiPolygon): ShapeFault | undefined {
  const nowhere = { part: 0, ring: 0 };
  if (shape.length === 0) return { code: 'shape_empty', ...nowhere };
  const positions = shape.flat(2).length;
  if (positions > MAX_SHAPE_POSITIONS) return { code: 'shape_too_long', ...nowhere };
  for (const [part, polygon] of shape.entries()) {
    const fault = findPolygonFault(polygon);
    if (fault) return { ...fault, part };
  }
  if (isTooWide(shape)) return { code: 'crosses_antimeridian', ...nowhere };
  return findOverlap(shape);
}

function findPolygonFault(polygon: Polygon): Omit<ShapeFault, 'part'> | undefined {
  const [outer = [], ...holes] = polygon;
  for (const [ring, positions] of polygon.entries()) {
    const code = findRingFault(positions);
    if (code) return { code, ring };
  }
  for (const [index, hole] of holes.entries()) {
    if (!liesWithin(hole, outer)) return { code: 'hole_outside', ring: index + 1 };
    if (holes.slice(0, index).some((other) => overlaps(hole, other)))
      return { code: 'holes_overlap', ring: index + 1 };
  }
  return polygonArea(polygon) >= LEAST_SQUARE_METRES ? undefined : { code: 'shape_empty', ring: 0 };
}

function findRingFault(ring: Ring): ShapeFaultCode | undefined {
  if (ring.some(isOffEarth)) return 'off_earth';
  if (ring.some(([, lat]) => Math.abs(lat) === 90)) return 'on_pole';
  // Some programs count on past 180; what they draw lies on both sides of it.
  if (ring.some(([lng]) => Math.abs(lng) > 180)) return 'crosses_antimeridian';
  if (ring.length < LEAST_POSITIONS) return 'ring_short';
  const [first, last] = [ring[0], ring.at(-1)];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) return 'ring_unclosed';
  for (const [a, b] of edges(ring)) if (Math.abs(a[0] - b[0]) > 180) return 'crosses_antimeridian';
  return crossesItself(ring) ? 'ring_crosses_itself' : undefined;
}

function isOffEarth([lng, lat]: Position): boolean {
  return !(Math.abs(lat) <= 90 && Math.abs(lng) <= 360);
}

/** Whether it has parts on both sides of the 180th meridian, or goes around a pole: only then does a zone span half the earth. */
function isTooWide(shape: MultiPolygon): boolean {
  const { west, east } = shapeBounds(shape);
  return east - west > 180;
}

function findOverlap(shape: MultiPolygon): ShapeFault | undefined {
  for (const [part, polygon] of shape.entries()) {
    const before = shape.slice(0, part);
    if (before.some((other) => polygonsOverlap(polygon, other)))
      return { code: 'parts_overlap', part, ring: 0 };
  }
  return undefined;
}

/** A part may be in a hole of another one, like an island in a lake. */
function polygonsOverlap(
  [first = [], ...firstHoles]: Polygon,
  [second = [], ...secondHoles]: Polygon,
): boolean {
  if (!overlaps(first, second)) return false;
  const apart =
    secondHoles.some((hole) => liesWithin(first, hole)) ||
    firstHoles.some((hole) => liesWithin(second, hole));
  return !apart;
}
