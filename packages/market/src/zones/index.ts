// The zones room: delivery zones as GeoJSON, read and written. Pure: no files, no database. Knows the shape rules of
// domain/zones; which ids zones have in a market is up to the server.
export { readShape } from './read-shape.ts';
export type { DeliveryPrice, RejectedZone, ZoneDraft } from './zone-draft.ts';
export { type ZonesMarket, zonesFromGeoJson } from './zones-from-geojson.ts';
export { zonesToGeoJson } from './zones-to-geojson.ts';
