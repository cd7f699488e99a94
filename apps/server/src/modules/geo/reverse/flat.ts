import { type LatLng, METRES_PER_DEGREE, planarGap, radians } from '@promenade/domain/zones';

/** Metres east and north of a point. */
export interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/** Projects the surroundings of a point onto a plane, accurate to a centimetre within a few hundred metres. */
export type Flat = (at: LatLng) => FlatPoint;

/** The projection around a point, which becomes the origin. */
export function flatten(middle: LatLng): Flat {
  const east = METRES_PER_DEGREE * Math.cos(radians(middle.lat));
  return ({ lat, lng }) => ({ x: (lng - middle.lng) * east, y: (lat - middle.lat) * METRES_PER_DEGREE });
}

/** Distance from the origin to the nearest point of a line segment. */
export function metresToStretch(from: FlatPoint, to: FlatPoint): number {
  const stretch = [
    [from.x, from.y],
    [to.x, to.y],
  ] as const;
  return planarGap(stretch, [0, 0]);
}
