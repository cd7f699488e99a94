import type { FeatureGeometry, Position, Ring } from '../readers/index.ts';

/** The position of a label: the point itself, the middle of the longest line, the centre of the largest area. */
export function labelPoint(geometry: FeatureGeometry): Position {
  if (geometry.type === 'Point') return geometry.coordinates;
  if (geometry.type === 'MultiLineString') return middleOf(longest(geometry.coordinates));
  let best: { size: number; center: Position } = { size: -1, center: [0, 0] };
  for (const [outer] of geometry.coordinates) {
    const candidate = outer && centroid(outer);
    if (candidate && candidate.size > best.size) best = candidate;
  }
  return best.center;
}

function longest(lines: Position[][]): Position[] {
  return lines.reduce((a, b) => (b.length > a.length ? b : a), lines[0] ?? []);
}

function middleOf(line: Position[]): Position {
  return line[Math.floor(line.length / 2)] ?? [0, 0];
}

/** Centroid and unsigned area (square degrees) of a ring; its first point if the area is zero. */
function centroid(ring: Ring): { size: number; center: Position } {
  const [origin] = ring;
  if (!origin) return { size: 0, center: [0, 0] };
  let doubled = 0;
  let x = 0;
  let y = 0;
  // Relative to the first point: products of raw degrees would lose their small differences.
  for (let i = 1; i < ring.length; i++) {
    const a = ring[i - 1] ?? origin;
    const b = ring[i] ?? origin;
    const [ax, ay, bx, by] = [a[0] - origin[0], a[1] - origin[1], b[0] - origin[0], b[1] - origin[1]];
    const cross = ax * by - bx * ay;
    doubled += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  if (doubled === 0) return { size: 0, center: origin };
  return {
    size: Math.abs(doubled / 2),
    center: [origin[0] + x / (3 * doubled), origin[1] + y / (3 * doubled)],
  };
}
