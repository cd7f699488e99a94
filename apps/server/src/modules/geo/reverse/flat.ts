import type { LatLng } from '@promenade/domain/zones';

/** Metres east and north of a point. */
export interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/** Projects the surroundings of a point onto a plane, accurate to a centimetre within a few hundred metres. */
export type Flat = (at: LatLng) => FlatPoint;

const METRES_PER_DEGREE = 111_320;

/** The projection around a point, which becomes the origin. */
export function flatten(middle: LatLng): Flat {
  const east = METRES_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  return ({ lat, lng }) => ({ x: (lng - middle.lng) * east, y: (lat - middle.lat) * METRES_PER_DEGREE });
}

/** Distance from the origin to the nearest point of a line segment. */
export function metresToStretch(from: FlatPoint, to: FlatPoint): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / square));
  return Math.hypot(from.x + dx * part, from.y + dy * part);
}
