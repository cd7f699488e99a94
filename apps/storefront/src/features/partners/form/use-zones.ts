import type { Reply } from '@promenade/contract/calls';
import { type LatLng, shapeContains, zonesAt } from '@promenade/domain/zones';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../lib/api/use-call.ts';

export type Zone = Reply<'zones.list'>[number];

/** The market's zones with their borders. */
export function useZones() {
  const { data, isError, refetch } = useQuery({
    ...callQuery('zones.list'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const zones = useMemo(() => data ?? [], [data]);
  return { zones, known: data !== undefined, isError, refetch };
}

/** Whether the point is in the zone. */
export const holds = (zone: Zone, point: LatLng): boolean => shapeContains(zone.geometry.coordinates, point);

/** The smallest of the given zones at a point. */
export function zoneAt(zones: readonly Zone[], point: LatLng): string | undefined {
  const shaped = zones.map(({ id, name, geometry }) => ({
    id,
    name,
    shape: geometry.coordinates,
    active: true,
  }));
  return zonesAt(point, shaped)[0]?.id;
}
