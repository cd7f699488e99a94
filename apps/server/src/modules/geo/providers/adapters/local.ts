import { findWay } from '../../find-route.ts';
import { getPlace } from '../../get-place.ts';
import { reverseGeocode } from '../../reverse-geocode.ts';
import { searchPlaces } from '../../search-places.ts';
import type { PlaceProvider, RouteProvider } from '../port.ts';

/** The market's own map: no key, no network, and what answers when another provider does not. */
export const local: PlaceProvider = {
  // An id that nobody else gave is looked for here, and refused as not found.
  owns: () => true,
  search: async (ctx, _bounds, { text }) => (await searchPlaces(ctx, text)).suggestions,
  findPlace: (ctx, _bounds, placeId) => getPlace(ctx, placeId),
  findAddress: async (ctx, _bounds, point) => (await reverseGeocode(ctx, point)).results[0],
};

/** The market's own road graph. Without a route it answers the straight line, which says so by its mode. */
export const localRoutes: RouteProvider = { findWay };
