import { type LatLng, haversineMetres } from './lat-lng.ts';

/** Length of a path in metres; 0 for fewer than two points. */
export function pathLengthMetres(path: readonly LatLng[]): number {
  let length = 0;
  for (const [from, to] of stretches(path)) length += haversineMetres(from, to);
  return length;
}

/**
 * The point at a fraction of a path's length, clamped to 0 to 1.
 * @returns undefined for an empty path
 */
export function positionAlong(path: readonly LatLng[], fraction: number): LatLng | undefined {
  let left = pathLengthMetres(path) * Math.min(1, Math.max(0, fraction));
  for (const [from, to] of stretches(path)) {
    const length = haversineMetres(from, to);
    if (left < length) return between(from, to, left / length);
    left -= length;
  }
  return path.at(-1);
}

/** Each two points that follow one another. */
function* stretches(path: readonly LatLng[]): Generator<readonly [LatLng, LatLng]> {
  let previous: LatLng | undefined;
  for (const point of path) {
    if (previous) yield [previous, point];
    previous = point;
  }
}

function between(from: LatLng, to: LatLng, fraction: number): LatLng {
  return {
    lat: from.lat + (to.lat - from.lat) * fraction,
    lng: from.lng + (to.lng - from.lng) * fraction,
  };
}
