/**
 * Zones: where the market delivers, and for how much a kilometre.
 * Owns the shapes and the rates of each zone and module, their import and export; answers which zones hold a point.
 * Does not own addresses or places on the map (geo), nor what a store charges for itself (catalog).
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
