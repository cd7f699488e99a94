import { EARTH_RADIUS_METRES, type LatLng, radians } from './lat-lng.ts';
import { type Position, edges } from './polygon.ts';
import { planarGap } from './segment.ts';
import { type MultiPolygon, shapeArea, shapeContains, shapeRings } from './shape.ts';

/** An area that a market serves. Its shape has no fault by `findShapeFault`. */
export type Zone = {
  readonly id: string;
  readonly name: string;
  readonly shape: MultiPolygon;
  readonly active: boolean;
};

/** A zone with its distance. */
export type ZoneDistance<Z extends Zone = Zone> = { readonly zone: Z; readonly distanceMetres: number };

/** The active zones that contain the point, smallest first (api.md, rule 12), then by id. */
export function zonesAt<Z extends Zone>(point: LatLng, zones: readonly Z[]): Z[] {
  return zones
    .filter((zone) => zone.active && shapeContains(zone.shape, point))
    .map((zone) => ({ zone, area: shapeArea(zone.shape) }))
    .sort((a, b) => a.area - b.area || (a.zone.id < b.zone.id ? -1 : 1))
    .map(({ zone }) => zone);
}

/** The nearest active zone, at 0 metres if it contains the point; undefined if no zone is active. */
export function nearestZone<Z extends Zone>(point: LatLng, zones: readonly Z[]): ZoneDistance<Z> | undefined {
  const [holding] = zonesAt(point, zones);
  if (holding) return { zone: holding, distanceMetres: 0 };
  let nearest: ZoneDistance<Z> | undefined;
  for (const zone of zones) {
    if (!zone.active) continue;
    const distanceMetres = borderDistance(zone.shape, point);
    if (!nearest || distanceMetres < nearest.distanceMetres) nearest = { zone, distanceMetres };
  }
  return nearest;
}

/** On a plane tangent to the earth at the point: precise enough within a few hundred kilometres. */
function borderDistance(shape: MultiPolygon, point: LatLng): number {
  const metresPerRadian = EARTH_RADIUS_METRES;
  const shrink = Math.cos(radians(point.lat));
  const flat = ([lng, lat]: Position): Position => [
    radians(lng - point.lng) * shrink * metresPerRadian,
    radians(lat - point.lat) * metresPerRadian,
  ];
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of shapeRings(shape)) {
    for (const [a, b] of edges(ring)) nearest = Math.min(nearest, planarGap([flat(a), flat(b)], [0, 0]));
  }
  return nearest;
}
