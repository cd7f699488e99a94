import { type LatLng, radians } from './lat-lng.ts';
import { containsPoint, edges, type Polygon, type Position } from './polygon.ts';
import { planarGap, type Segment } from './segment.ts';
import type { MultiPolygon } from './shape.ts';

// East-west lines across each part, and points on each stretch of them: close to the best point by one part in eight.
const LINES = 24;
const PLACES = 15;

type Candidate = { readonly point: LatLng; readonly gapDegrees: number };

/**
 * A point well inside a shape and outside its holes: of points on east-west lines across it, the one farthest from any
 * border (roughly its pole of inaccessibility). Thin shapes have one too. {@link containsPoint} is true for it.
 * Thousands of positions take tens of milliseconds, so compute it once per shape.
 * @returns undefined for a shape without area
 */
export function interiorPoint(shape: MultiPolygon): LatLng | undefined {
  let best: Candidate | undefined;
  for (const polygon of shape) best = betterWithin(polygon, best);
  return best?.point;
}

function betterWithin(polygon: Polygon, best: Candidate | undefined): Candidate | undefined {
  const lats = (polygon[0] ?? []).map(([, lat]) => lat);
  const [south, north] = [
    lats.reduce((a, b) => Math.min(a, b), 90),
    lats.reduce((a, b) => Math.max(a, b), -90),
  ];
  // A degree of longitude is as much shorter as it is there.
  const shrink = Math.cos(radians((south + north) / 2));
  const border = flatBorder(polygon, shrink);
  let found = best;
  for (let line = 0; line < LINES; line++) {
    const lat = south + ((north - south) * (line + 0.5)) / LINES;
    for (const { x, endDegrees } of placesOn(border, lat)) {
      const enough = found?.gapDegrees ?? 0;
      // The ends of its stretch are border: a place is never farther from all of it.
      if (endDegrees <= enough) continue;
      const gap = borderGap(border, [x, lat], enough);
      const point = { lat, lng: x / shrink };
      if (gap > enough && containsPoint(polygon, point)) found = { point, gapDegrees: gap };
    }
  }
  return found;
}

function flatBorder(polygon: Polygon, shrink: number): Segment[] {
  const flat = ([lng, lat]: Position): Position => [lng * shrink, lat];
  return polygon.flatMap((ring) => [...edges(ring)].map(([a, b]): Segment => [flat(a), flat(b)]));
}

/**
 * Points on the parts of a line that are inside: between its first and second crossing, third and fourth …; each with
 * how far it is from the nearer end of its part.
 */
function placesOn(border: readonly Segment[], lat: number): { x: number; endDegrees: number }[] {
  const crossings = border
    .filter(([a, b]) => a[1] > lat !== b[1] > lat)
    .map(([a, b]) => a[0] + ((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1]))
    .sort((a, b) => a - b);
  const places: { x: number; endDegrees: number }[] = [];
  for (let index = 1; index < crossings.length; index += 2) {
    const [from = 0, to = 0] = [crossings[index - 1], crossings[index]];
    const step = (to - from) / (PLACES + 1);
    for (let place = 1; place <= PLACES; place++)
      places.push({ x: from + step * place, endDegrees: step * Math.min(place, PLACES + 1 - place) });
  }
  return places;
}

/** Distance to the nearest border in degrees of latitude; stops early once it is not better. */
function borderGap(border: readonly Segment[], place: Position, enoughDegrees: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const side of border) {
    nearest = Math.min(nearest, planarGap(side, place));
    if (nearest <= enoughDegrees) break;
  }
  return nearest;
}
