import type { Routes } from '../../platform/endpoints.ts';
import { getDirection, getDistance } from './find-route.ts';
import { findZones } from './find-zones.ts';
import { getPlace } from './get-place.ts';
import { reverseGeocode } from './reverse-geocode.ts';
import { searchPlaces } from './search-places.ts';

/** Calls of the geo room. */
export const geoRoutes = {
  'geo.zone': (ctx, { query }) => findZones(ctx, query),
  'geo.reverse': (ctx, { query }) => reverseGeocode(ctx, query),
  'geo.autocomplete': (ctx, { query }) => searchPlaces(ctx, query.search_text),
  'geo.place': (ctx, { query }) => getPlace(ctx, query.placeid),
  'geo.distance': (ctx, { query }) => getDistance(ctx, query),
  'geo.direction': (ctx, { query }) => getDirection(ctx, query),
} satisfies Routes;
