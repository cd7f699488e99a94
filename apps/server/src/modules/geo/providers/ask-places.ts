import type { Reply } from '@promenade/contract/calls';
import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { google } from './adapters/google-places.ts';
import { local } from './adapters/local.ts';
import { nominatim } from './adapters/nominatim.ts';
import { photon } from './adapters/photon.ts';
import { type Bounds, findMarketBounds, isWithin } from './market-bounds.ts';
import { OutsideFailure } from './outside/failure.ts';
import { findOffered, rememberOffered } from './outside/offered.ts';
import type { Place, PlaceProvider, Suggestion } from './port.ts';

const PROVIDERS = { nominatim, photon, google };

/** A provider, and the bounds within which it is queried. */
interface Outside {
  readonly provider: PlaceProvider;
  readonly bounds: Bounds;
}

/** The outside provider, if any; none inside a transaction, which must not wait for the network. */
async function findOutside(ctx: Ctx): Promise<Outside | undefined> {
  if (ctx.geo.provider === 'local' || ctx.db.isTransaction) return undefined;
  const bounds = await findMarketBounds(ctx);
  return bounds && { provider: PROVIDERS[ctx.geo.provider], bounds };
}

/** The answer, or `otherwise` if the provider failed. */
async function orElse<T>(answer: Promise<T>, otherwise: () => Promise<T> | T): Promise<T> {
  return answer.catch((error: unknown) => {
    if (error instanceof OutsideFailure) return otherwise();
    throw error;
  });
}

interface PlacesQuery {
  readonly search_text: string;
  readonly submitted?: boolean | undefined;
  readonly session_token?: string | undefined;
}

interface PlaceQuery {
  readonly placeid: string;
  readonly session_token?: string | undefined;
}

const MOST_SUGGESTIONS = 8;

function firstOfEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const byId = new Map(suggestions.toReversed().map((suggestion) => [suggestion.placeId, suggestion]));
  return suggestions.filter((suggestion) => byId.get(suggestion.placeId) === suggestion);
}

/** GET config/place-api-autocomplete: from the market's provider, else from its own map. */
export async function askPlaces(ctx: Ctx, query: PlacesQuery): Promise<Reply<'geo.autocomplete'>> {
  const { search_text: text, submitted = false, session_token: session } = query;
  const outside = await findOutside(ctx);
  const asked = outside?.provider.search(ctx, { text, submitted, session }, outside.bounds);
  const found = (asked && (await orElse(asked, () => undefined))) ?? [];
  if (found.length === 0) return { suggestions: await local.search(ctx, { text }) };
  const suggestions = firstOfEach(found).slice(0, MOST_SUGGESTIONS);
  rememberOffered(ctx.geo, suggestions);
  return { suggestions };
}

/** The same place on our own map, only if its text is identical: an order may be delivered there. */
async function findTwin(ctx: Ctx, placeId: string): Promise<Place | undefined> {
  const text = findOffered(ctx.geo, placeId);
  if (text === undefined) return undefined;
  const suggestions = await local.search(ctx, { text });
  const twin = suggestions.find((suggestion) => suggestion.text.toLowerCase() === text.toLowerCase());
  return twin && local.findPlace(ctx, twin.placeId);
}

/** GET config/place-api-details: the provider's ids from the provider, all others from the market's own map. */
export async function askPlace(ctx: Ctx, query: PlaceQuery): Promise<Place> {
  const { placeid, session_token: session } = query;
  const outside = await findOutside(ctx);
  if (!outside?.provider.owns(placeid)) return local.findPlace(ctx, placeid);
  const asked = outside.provider.findPlace(ctx, placeid, outside.bounds, session);
  return (await orElse(asked, () => findTwin(ctx, placeid))) ?? refuse('place_not_found');
}

/** GET config/geocode-api: points outside the market are not sent to the provider. */
export async function askAddress(ctx: Ctx, point: LatLng): Promise<Reply<'geo.reverse'>> {
  const outside = await findOutside(ctx);
  const asked =
    outside && isWithin(outside.bounds, point)
      ? outside.provider.findAddress(ctx, point, outside.bounds)
      : undefined;
  const found = asked && (await orElse(asked, () => undefined));
  const address = found ?? (await local.findAddress(ctx, point));
  return { results: address ? [address] : [] };
}
