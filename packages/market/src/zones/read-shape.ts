import {
  findShapeFault,
  MAX_SHAPE_POSITIONS,
  type MultiPolygon,
  type Position,
  type ShapeFaultCode,
} from '@promenade/domain/zones';
import { isList, isRecord } from './json.ts';
import type { RejectedZone } from './zone-draft.ts';

type Fault = Omit<RejectedZone, 'index'>;

const REASONS: Record<ShapeFaultCode, string> = {
  shape_empty: 'has no area',
  shape_too_long: `has more than ${MAX_SHAPE_POSITIONS} positions: simplify it`,
  ring_short: 'has fewer than four positions',
  ring_unclosed: 'does not end where it begins',
  off_earth: 'has a position that is not on the earth: longitude comes before latitude, in degrees',
  on_pole: 'touches a pole: keep zones off the poles',
  crosses_antimeridian: 'crosses the 180th meridian: draw a zone for each side',
  ring_crosses_itself: 'crosses or touches itself',
  hole_outside: 'is a hole that is not within its outer ring',
  holes_overlap: 'is a hole that overlaps another hole',
  parts_overlap: 'overlaps another part of the zone',
};

/** GeoJSON geometry (Polygon or MultiPolygon) → a zone's shape, checked against the rules. Altitudes are dropped. */
export function readShape(geometry: unknown): { shape: MultiPolygon } | Fault {
  const polygons = polygonsOf(geometry);
  if (!polygons)
    return { code: 'not_a_polygon', reason: 'its geometry is neither a Polygon nor a MultiPolygon' };
  const shape = readPolygons(polygons);
  if (!shape)
    return { code: 'position_unreadable', reason: 'its coordinates are not lists of [longitude, latitude]' };
  const fault = findShapeFault(shape);
  if (!fault) return { shape };
  return {
    code: fault.code,
    reason: `part ${fault.part + 1}, ring ${fault.ring + 1} ${REASONS[fault.code]}`,
  };
}

function polygonsOf(geometry: unknown): unknown[] | undefined {
  if (!isRecord(geometry) || !isList(geometry.coordinates)) return undefined;
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'Polygon' ? [geometry.coordinates] : undefined;
}

function readPolygons(polygons: readonly unknown[]): MultiPolygon | undefined {
  const shape: Position[][][] = [];
  for (const rings of polygons) {
    if (!isList(rings)) return undefined;
    const polygon: Position[][] = [];
    for (const ring of rings) {
      const positions = isList(ring) ? ring.map(readPosition) : [undefined];
      if (!positions.every((position) => position !== undefined)) return undefined;
      polygon.push(positions);
    }
    shape.push(polygon);
  }
  return shape;
}

function readPosition(position: unknown): Position | undefined {
  if (!isList(position)) return undefined;
  const [lng, lat] = position;
  return Number.isFinite(lng) && Number.isFinite(lat) ? [lng as number, lat as number] : undefined;
}
