/** A point in degrees (WGS 84). */
export type LatLng = { readonly lat: number; readonly lng: number };

/** Radius of the earth for all distances (api.md, rule 1; RENT-11). */
export const EARTH_RADIUS_METRES = 6_378_137;

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

const formatters = new Map<string, Intl.NumberFormat>();

/** SYS-09: kilometres with 3 decimals, `2.350`, without the unit. Digits are Latin, as in prices. */
export function formatDistance(distanceMetres: number, locale = 'en'): string {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 3,
      maximumFractionDigits: 3,
      numberingSystem: 'latn',
    });
    formatters.set(locale, formatter);
  }
  return formatter.format(distanceMetres / 1000);
}
