import type { Position } from './polygon.ts';

/** A box as a closed ring, in degrees. */
export const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** A ring as it is written in tests: '0 0, 1 0, 1 1, 0 0', longitude and latitude, corner after corner. */
export const ring = (text: string): Position[] =>
  text.split(', ').map((corner): Position => {
    const [lng = 0, lat = 0] = corner.split(' ').map(Number);
    return [lng, lat];
  });
