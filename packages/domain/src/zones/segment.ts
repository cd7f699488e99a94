import type { Position } from './polygon.ts';

/** A side of a ring. */
export type Segment = readonly [Position, Position];

/** Orientation: above 0, c is left of the line from a to b; below 0, right; 0, on it. */
function turn(a: Position, b: Position, c: Position): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function isWithinBox([lng, lat]: Position, [a, b]: Segment): boolean {
  return (
    lng >= Math.min(a[0], b[0]) &&
    lng <= Math.max(a[0], b[0]) &&
    lat >= Math.min(a[1], b[1]) &&
    lat <= Math.max(a[1], b[1])
  );
}

/** Whether the segments have a point in common, including their ends. */
export function segmentsMeet(first: Segment, second: Segment): boolean {
  const [a, b] = first;
  const [c, d] = second;
  const [atC, atD, atA, atB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (atC * atD < 0 && atA * atB < 0) return true;
  return (
    (atC === 0 && isWithinBox(c, first)) ||
    (atD === 0 && isWithinBox(d, first)) ||
    (atA === 0 && isWithinBox(a, second)) ||
    (atB === 0 && isWithinBox(b, second))
  );
}

/** Whether a line from a over b to c turns back on itself. */
export function turnsBack(a: Position, b: Position, c: Position): boolean {
  return turn(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0;
}

/** Where along the first segment (0 to 1) the second one meets it: nowhere, at one point, or the ends of a common part. */
export function meetings(first: Segment, second: Segment): number[] {
  if (!segmentsMeet(first, second)) return [];
  const [a, b] = first;
  const [c, d] = second;
  const [atC, atD] = [turn(a, b, c), turn(a, b, d)];
  if (atC !== atD) return [partOf(first, between(c, d, atC / (atC - atD)))];
  return [partOf(first, c), partOf(first, d)];
}

/** The position at a fraction of the way from a to b. */
export function between(a: Position, b: Position, part: number): Position {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** The position's fraction along the segment, 0 to 1. */
function partOf([a, b]: Segment, [lng, lat]: Position): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return 0;
  return Math.min(1, Math.max(0, ((lng - a[0]) * dx + (lat - a[1]) * dy) / squared));
}

/** Planar distance between them, in the unit of their coordinates. */
export function planarGap(segment: Segment, position: Position): number {
  const foot = between(...segment, partOf(segment, position));
  return Math.hypot(foot[0] - position[0], foot[1] - position[1]);
}
