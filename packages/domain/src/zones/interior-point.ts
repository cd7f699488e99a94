import { type LatLng, radians } from './lat-lng.ts';
import { containsPoint, edges, type Polygon, type Position } from './polygon.ts';
import { gapDegrees } from './segment.ts';
import type { MultiPolygon } from './shape.ts';

// East-west lines across each part, and places on each stretch of them: near the best point by a part in twenty.
const LINES = 24;
const PLACES = 15;

/**
 * A point well inside a shape, holes left out: of places on east-west lines across it, the one farthest from every
 * border (its pole of inaccessibility, nearly). Thin shapes have one too. {@link containsPoint} holds of it.
 * @returns undefined for a shape without area
 */
export function interiorPoint(shape: MultiPolygon): LatLng | undefined {
  let best: { point: LatLng; gap: number } | undefined;
  for (const polygon of shape) {
    for (const point of placesInside(polygon)) {
      const gap = borderGap(polygon, point);
      if (!best || gap > best.gap) best = { point, gap };
    }
  }
  return best?.point;
}

function placesInside(polygon: Polygon): LatLng[] {
  const lats = (polygon[0] ?? []).map(([, lat]) => lat);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const places: LatLng[] = [];
  for (let line = 0; line < LINES; line++) {
    const lat = south + ((north - south) * (line + 0.5)) / LINES;
    const crossings = crossingsAt(polygon, lat);
    for (let index = 1; index < crossings.length; index++) {
      const [from = 0, to = 0] = [crossings[index - 1], crossings[index]];
      for (let place = 1; place <= PLACES; place++) {
        const point = { lat, lng: from + ((to - from) * place) / (PLACES + 1) };
        if (containsPoint(polygon, point)) places.push(point);
      }
    }
  }
  return places;
}

/** Longitudes at which the line crosses a border, from west to east. */
function crossingsAt(polygon: Polygon, lat: number): number[] {
  const crossings: number[] = [];
  for (const ring of polygon) {
    for (const [a, b] of edges(ring)) {
      if (a[1] > lat !== b[1] > lat) crossings.push(a[0] + ((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1]));
    }
  }
  return crossings.sort((a, b) => a - b);
}

/** Distance to the nearest border in degrees of latitude; a degree of longitude is as much shorter as it is there. */
function borderGap(polygon: Polygon, { lat, lng }: LatLng): number {
  const shrink = Math.cos(radians(lat));
  const flat = (position: Position): Position => [position[0] * shrink, position[1]];
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of polygon) {
    for (const [a, b] of edges(ring))
      nearest = Math.min(nearest, gapDegrees([flat(a), flat(b)], [lng * shrink, lat]));
  }
  return nearest;
}
