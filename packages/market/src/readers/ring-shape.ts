import { containsPoint } from '@promenade/domain/zones';
import type { Bounds, Position, Ring } from './map-feature.ts';

/** Three corners and the first one again. */
const LEAST_POSITIONS = 4;

/** Whether a ring is closed and has enough corners to enclose an area. */
export function isRing(ring: Ring): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || ring.length < LEAST_POSITIONS) return false;
  return first[0] === last[0] && first[1] === last[1] && doubledArea(ring) !== 0;
}

/** Winds a ring as RFC 7946 requires: outer rings counter-clockwise, holes clockwise. */
export function wound(ring: Ring, part: 'outer' | 'hole'): Ring {
  return doubledArea(ring) > 0 === (part === 'outer') ? ring : ring.toReversed();
}

/** Twice the signed area in square degrees, positive counter-clockwise; relative to the first corner for precision. */
export function doubledArea(ring: Ring): number {
  const [originLng, originLat] = ring[0] ?? [0, 0];
  let doubled = 0;
  let previous: Position = [0, 0];
  for (const [lng, lat] of ring) {
    const here: Position = [lng - originLng, lat - originLat];
    doubled += previous[0] * here[1] - here[0] * previous[1];
    previous = here;
  }
  return doubled;
}

export function boxOf(line: readonly Readonly<Position>[]): Bounds {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lng, lat] of line) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

export function boxesMeet(a: Bounds, b: Bounds): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

/** Whether most corners of the hole are inside the ring: a hole may touch it in some. */
export function liesIn(hole: Ring, outer: Ring): boolean {
  const within = hole.filter(([lng, lat]) => containsPoint([outer], { lat, lng })).length;
  return within * 2 >= hole.length;
}
