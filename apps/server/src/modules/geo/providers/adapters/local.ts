import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../../../platform/context.ts';
import { findWay } from '../../find-route.ts';
import { getPlace } from '../../get-place.ts';
import { reverseGeocode } from '../../reverse-geocode.ts';
import { searchPlaces } from '../../search-places.ts';
import type { PlaceProvider, RouteProvider, Search } from '../port.ts';

/**
 * The market's own map: needs no key or network, covers only its own area, and is the fallback of other providers.
 * Ids that no other provider owns are looked up here, and refused if not found.
 */
export const local = {
  owns: () => true,
  search: async (ctx: Ctx, { text }: Pick<Search, 'text'>) => (await searchPlaces(ctx, text)).suggestions,
  findPlace: (ctx: Ctx, placeId: string) => getPlace(ctx, placeId),
  findAddress: async (ctx: Ctx, point: LatLng) => (await reverseGeocode(ctx, point)).results[0],
} satisfies PlaceProvider;

/** The market's own road graph. Without a route it returns the straight line, marked by its mode. */
export const localRoutes = { findWay } satisfies RouteProvider;
