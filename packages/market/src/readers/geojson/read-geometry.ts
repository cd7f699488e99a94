import type { AreaGeometry, FeatureGeometry, Position } from '../map-feature.ts';
import { isRing, wound } from '../ring-shape.ts';

type Part = { type?: unknown; coordinates?: unknown };

/**
 * Converts a GeoJSON geometry, or says why it cannot be used. Altitudes are dropped, rings wound as RFC 7946
 * requires.
 */
export function readGeometry(value: unknown): FeatureGeometry | string {
  if (typeof value !== 'object' || value === null) return 'it has no geometry';
  const { type, coordinates } = value as Part;
  if (type === 'Point') {
    const position = toPosition(coordinates);
    return position ? { type: 'Point', coordinates: position } : 'its position lies nowhere in the world';
  }
  if (type === 'LineString') return toLines([coordinates]);
  if (type === 'MultiLineString') return toLines(coordinates);
  if (type === 'Polygon') return toArea([coordinates]);
  if (type === 'MultiPolygon') return toArea(coordinates);
  return `a geometry of type ${String(type).slice(0, 40)} is not read`;
}

function toLines(value: unknown): FeatureGeometry | string {
  const lines = toList(value).map(toLine);
  const whole = lines.filter((line) => line !== undefined).filter((line) => line.length > 1);
  if (whole.length === 0 || whole.length < lines.length)
    return 'a line has fewer than two positions, or one that lies nowhere in the world';
  return { type: 'MultiLineString', coordinates: whole };
}

function toArea(value: unknown): AreaGeometry | string {
  const polygons = toList(value).map((polygon) => toList(polygon).map(toLine));
  if (polygons.length === 0) return 'it has no rings';
  const coordinates: AreaGeometry['coordinates'] = [];
  for (const rings of polygons) {
    const whole = rings.filter((ring) => ring !== undefined).filter(isRing);
    if (whole.length === 0 || whole.length < rings.length) return 'a ring is not closed, or encloses nothing';
    coordinates.push(whole.map((ring, index) => wound(ring, index === 0 ? 'outer' : 'hole')));
  }
  return { type: 'MultiPolygon', coordinates };
}

function toLine(value: unknown): Position[] | undefined {
  const positions = toList(value).map(toPosition);
  const known = positions.filter((position) => position !== undefined);
  return known.length === positions.length ? known : undefined;
}

function toPosition(value: unknown): Position | undefined {
  const [lng, lat] = toList(value);
  if (typeof lng !== 'number' || typeof lat !== 'number') return undefined;
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [lng, lat] : undefined;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
