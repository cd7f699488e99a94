/** A point in degrees (WGS 84). */
export type LatLng = { readonly lat: number; readonly lng: number };

/** Radius of the earth for all distances (api.md, rule 1; RENT-11). */
export const EARTH_RADIUS_METRES = 6_378_137;

/**
 * Length in metres of a degree of latitude, and of one of longitude at the equator: rounded, for planes of a city's size.
 */
export const METRES_PER_DEGREE = 111_320;

/** Degrees → radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance in metres. */
export function haversineMetres(from: LatLng, to: LatLng): number {
  const sinLat = Math.sin(radians(to.lat - from.lat) / 2);
  const sinLng = Math.sin(radians(to.lng - from.lng) / 2);
  const h = sinLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * sinLng ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}
