import { useVisit } from '../../../lib/session/use-visit.ts';
import type { TripPlace } from '../search/trip-search.ts';

/** The visitor's location: where a trip begins unless another place is chosen. */
export function useHere(): TripPlace | null {
  const { location, point } = useVisit();
  return point && { ...point, location_name: location ?? '' };
}
