import type { Point } from '../../../lib/session/visit.ts';
import type { Outside } from './outside.ts';

interface ZonePoint {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

// Precise enough to sort parts of one town; the server tells the actual distance.
function apart(from: Point, { latitude, longitude }: ZonePoint): number {
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(latitude - from.lat, (longitude - from.lng) * shrink);
}

/** The zones, nearest first: the one the server named, then by the distance to their centre. */
export function zonesByDistance<Zone extends ZonePoint>(
  zones: readonly Zone[],
  { point, nearest }: Outside,
): readonly Zone[] {
  if (!point) return zones;
  const key = (zone: Zone): number => (zone.id === nearest?.id ? -1 : apart(point, zone));
  return zones.toSorted((a, b) => key(a) - key(b));
}
