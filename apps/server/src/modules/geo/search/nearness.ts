import { haversineMetres, type LatLng } from '@promenade/domain/zones';

// Up to a tenth for what is near: half of it at 5 km.
const NEAR_WEIGHT = 0.1;
const NEAR_METRES = 5000;

/** What nearness to where the shopper is adds to a score; nothing where that is not known. */
export function nearWeight(at: LatLng, hint: LatLng | undefined): number {
  return hint ? NEAR_WEIGHT / (1 + haversineMetres(at, hint) / NEAR_METRES) : 0;
}
