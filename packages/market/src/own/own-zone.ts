import type { MultiPolygon, Position } from '@promenade/domain/zones';
import type { City } from '../city/index.ts';
import type { Clip } from '../readers/index.ts';
import { slugOf } from '../stores/index.ts';
import type { LocalizedText } from '../texts/index.ts';
import type { ZoneDraft } from '../zones/index.ts';

// Addresses may be slightly outside the outermost mapped ones: about 300 m.
const MARGIN_DEGREES = 0.003;

/** One zone for the whole city: the requested polygons, else the convex hull of all addresses, streets and stores. */
export function wholeCityZone(
  city: Pick<City, 'addresses' | 'streets' | 'pointsOfInterest' | 'bounds'>,
  name: string,
  clip: Clip | undefined,
): ZoneDraft {
  const names: LocalizedText = { en: name, ar: name, nl: name, fr: name };
  const shape: MultiPolygon = clip && 'polygons' in clip ? clip.polygons : [[hullOf(city)]];
  return { slug: slugOf(name) || 'city', name: names, shape, active: true, delivery: [] };
}

function hullOf({ addresses, streets, pointsOfInterest, bounds }: Parameters<typeof wholeCityZone>[0]) {
  const [west, south, east, north] = bounds;
  const points: Position[] = pointsOfInterest.map(({ lat, lng }) => [lng, lat]);
  for (const { lat, lng } of [addresses, streets]) {
    for (let row = 0; row < lat.length; row++) points.push([lng[row] ?? 0, lat[row] ?? 0]);
  }
  // A road that leads far off the map would stretch the zone.
  const inside = points.filter(([lng, lat]) => lng >= west && lng <= east && lat >= south && lat <= north);
  return convexHull(inside.flatMap(withMargin));
}

function withMargin([lng, lat]: Position): Position[] {
  const wide = MARGIN_DEGREES / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return [
    [lng - wide, lat - MARGIN_DEGREES],
    [lng + wide, lat - MARGIN_DEGREES],
    [lng + wide, lat + MARGIN_DEGREES],
    [lng - wide, lat + MARGIN_DEGREES],
  ];
}

/** Andrew's monotone chain: counter-clockwise and closed. */
function convexHull(points: readonly Position[]): Position[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.reverse());
  const ring = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  return [...ring, ...ring.slice(0, 1)];
}

function halfHull(points: readonly Position[]): Position[] {
  const hull: Position[] = [];
  for (const point of points) {
    while (hull.length > 1 && turn(hull.at(-2), hull.at(-1), point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull;
}

/** Positive for a left turn. */
function turn(a: Position = [0, 0], b: Position = [0, 0], c: Position): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
