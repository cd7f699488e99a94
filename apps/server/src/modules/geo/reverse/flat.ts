import type { LatLng } from '@promenade/domain/zones';

/** Metres east and north of a point. */
export interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/** Sees the surroundings of a point as a plane, good to a centimetre over a few hundred metres. */
export type Flat = (at: LatLng) => FlatPoint;

const METRES_PER_DEGREE = 111_320;

/** The plane around a point, which is its middle. */
export function flatten(middle: LatLng): Flat {
  const east = METRES_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  return ({ lat, lng }) => ({ x: (lng - middle.lng) * east, y: (lat - middle.lat) * METRES_PER_DEGREE });
}

/** From the middle of the plane to the nearest point of a straight stretch. */
export function metresToStretch(from: FlatPoint, to: FlatPoint): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / square));
  return Math.hypot(from.x + dx * part, from.y + dy * part);
}
