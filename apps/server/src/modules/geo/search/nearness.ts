import { haversineMetres, type LatLng } from '@promenade/domain/zones';

// Up to 0.1 for proximity: half of it at 5 km.
const NEAR_WEIGHT = 0.1;
const NEAR_METRES = 5000;

/** The score added for proximity to the shopper; 0 if the shopper's location is unknown. */
export function nearWeight(at: LatLng, hint: LatLng | undefined): number {
  return hint ? NEAR_WEIGHT / (1 + haversineMetres(at, hint) / NEAR_METRES) : 0;
}
