import type { Reply } from '@promenade/contract/calls';
import type { LatLng } from '@promenade/domain/zones';
import type { TravelMode } from '@promenade/market/graph';
import type { Ctx } from '../../../platform/context.ts';
import type { WayThere } from '../find-route.ts';
import type { Bounds } from './market-bounds.ts';

/** A search result. */
export type Suggestion = Reply<'geo.autocomplete'>['suggestions'][number];
/** Where a suggestion is. */
export type Place = Reply<'geo.place'>;
/** What stands at a point. */
export type Address = Reply<'geo.reverse'>['results'][number];

/** A shopper's search. */
export interface Search {
  readonly text: string;
  /** The shopper has finished typing and submitted the search. */
  readonly submitted: boolean;
  /** Links the searches to the details of the chosen place, for providers that bill by session. */
  readonly session: string | undefined;
}

/**
 * Geocoding. Undefined means that nothing was found; a provider that fails throws an OutsideFailure. Results lie
 * within the market's bounds.
 */
export interface PlaceProvider {
  /** Whether this provider issued the id. */
  readonly owns: (placeId: string) => boolean;
  readonly search: (ctx: Ctx, search: Search, bounds: Bounds) => Promise<readonly Suggestion[] | undefined>;
  readonly findPlace: (
    ctx: Ctx,
    placeId: string,
    bounds: Bounds,
    session: string | undefined,
  ) => Promise<Place | undefined>;
  readonly findAddress: (ctx: Ctx, point: LatLng, bounds: Bounds) => Promise<Address | undefined>;
}

/**
 * Distance and duration: in the requested mode, else in the others, in the specification's order; undefined without a
 * route.
 */
export interface RouteProvider {
  readonly findWay: (
    ctx: Ctx,
    origin: LatLng,
    destination: LatLng,
    first: TravelMode,
  ) => Promise<WayThere | undefined>;
}
