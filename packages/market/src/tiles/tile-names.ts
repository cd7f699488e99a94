import type { Bounds, Position } from '../readers/index.ts';

// A zone's map opens at zoom 9.
export const MIN_ZOOM = 8;
export const MAX_ZOOM = 15;
// Up to this zoom a screen shows more than the city, so the tiles around it are included.
const LAST_PADDED_ZOOM = 11;

/**
 * The Web Mercator tiles that a box touches, with one more on every side at low zooms. An edge exactly on a tile's
 * border does not include the next tile.
 */
export function tileNames([west, south, east, north]: Bounds): { z: number; x: number; y: number }[] {
  const names: { z: number; x: number; y: number }[] = [];
  for (let z = MIN_ZOOM; z <= MAX_ZOOM; z++) {
    const around = z <= LAST_PADDED_ZOOM ? 1 : 0;
    const [left, right] = [columnOf(west, z, Math.floor) - around, columnOf(east, z, Math.ceil) - 1 + around];
    const [top, bottom] = [rowOf(north, z, Math.floor) - around, rowOf(south, z, Math.ceil) - 1 + around];
    for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) names.push({ z, x, y });
  }
  return names;
}

// A thousandth of a tile: a tolerance for rounded degrees.
const SLACK = 1e-3;

function columnOf(lng: number, z: number, round: typeof Math.floor): number {
  return snapped(worldColumn(lng) * 2 ** z, round);
}

function rowOf(lat: number, z: number, round: typeof Math.floor): number {
  return snapped(worldRow(lat) * 2 ** z, round);
}

function snapped(value: number, round: typeof Math.floor): number {
  const whole = Math.round(value);
  return Math.abs(value - whole) < SLACK ? whole : round(value);
}

/** Web Mercator in a unit square, y growing downwards. */
export function worldPosition([lng, lat]: Position): [x: number, y: number] {
  return [worldColumn(lng), worldRow(lat)];
}

function worldColumn(lng: number): number {
  return (lng + 180) / 360;
}

function worldRow(lat: number): number {
  return 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
}
