import type { Reply } from '@promenade/contract/calls';
import type { LatLng } from '@promenade/domain/zones';
import type { TravelMode } from '@promenade/market/graph';
import type { Ctx } from '../../../platform/context.ts';
import type { WayThere } from '../find-route.ts';
import type { Bounds } from './market-bounds.ts';

/** A place that was found by what was typed. */
export type Suggestion = Reply<'geo.autocomplete'>['suggestions'][number];
/** Where a suggestion is. */
export type Place = Reply<'geo.place'>;
/** What stands at a point. */
export type Address = Reply<'geo.reverse'>['results'][number];

/** What a shopper looks for. */
export interface Search {
  readonly text: string;
  /** The shopper has finished typing and asks for it. */
  readonly submitted: boolean;
  /** Binds the searches of one choice to its details, where a provider bills by sessions. */
  readonly session: string | undefined;
}

/**
 * Where places are. Undefined means 'I do not know'; a provider that cannot be reached throws an OutsideFailure.
 * What is answered lies in the bounds, which are the market's.
 */
export interface PlaceProvider {
  /** Whether an id is this provider's own. */
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

/** How far it is: the mode asked for first, then the others in the specification's order; undefined without a route. */
export interface RouteProvider {
  readonly findWay: (
    ctx: Ctx,
    origin: LatLng,
    destination: LatLng,
    first: TravelMode,
  ) => Promise<WayThere | undefined>;
}
