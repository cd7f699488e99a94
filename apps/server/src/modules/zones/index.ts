/**
 * Zones: where the market delivers, and at what rate per kilometre. Owns the shapes, the rates of each zone and
 * module, and their import and export; answers which zones contain a point. Does not own addresses or places on the
 * map (geo), or what a store charges for itself (catalog).
 */
export {
  findRate,
  getZones,
  listZonesAt,
  type MarketZone,
  type MarketZones,
  writeZones,
} from './get-zones.ts';
export { type DeliveryTerms, termsOfRate } from './rate-terms.ts';
export { type KnownZone, listKnownZones, serveOnly } from './serve-only.ts';
export { listZoneIdsHere, placeInZone, refuseOutside, zoneName } from './zones-here.ts';
export type { ZoneRateRow, ZoneRow } from './zones.repo.ts';
export { zonesRoutes } from './zones.routes.ts';
