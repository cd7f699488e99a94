import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../../../platform/context.ts';
import { type Asked, fetchJson } from '../outside/fetch-json.ts';
import { findKept, keep } from '../outside/kept-answers.ts';
import { askService } from '../outside/pauses.ts';
import { awaitTurn } from '../outside/turns.ts';
import type { OsmPlace } from './osm-place.ts';

/** A request without the provider's base URL. */
export type Question = Omit<Asked, 'base'>;

/** A geocoder based on OpenStreetMap. */
export interface OsmGeocoder {
  readonly name: 'nominatim' | 'photon';
  readonly publicUrl: string;
  readonly idOf: (place: OsmPlace) => string;
}

/** A request that is sent once a week at most. */
export interface KeptQuestion {
  /** Cache key of the answer. */
  readonly key: string;
  readonly question: Question;
  readonly read: (answer: unknown) => OsmPlace[];
  readonly patienceMs: number;
}

// Part of every key: increase it when the cached format changes, so that rows of the old format are no longer found.
const SHAPE = 1;
const keyOf = (ctx: Ctx, words: string): string => `${SHAPE} ${ctx.language} ${words}`;
const placeKey = (ctx: Ctx, placeId: string): string => keyOf(ctx, `place ${placeId}`);

/** A cache key for a point, to the metre. */
export function pointKey({ lat, lng }: LatLng): string {
  return `${lat.toFixed(5)} ${lng.toFixed(5)}`;
}

/** A cache key for typed text: neither geocoder distinguishes spacing or case. */
export function textKey(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The place with an id, if it was in an answer of the past week. */
export async function findKeptPlace(
  ctx: Ctx,
  { name }: OsmGeocoder,
  placeId: string,
): Promise<OsmPlace | undefined> {
  return findKept<OsmPlace>(ctx, name, placeKey(ctx, placeId));
}

async function askInTurn(ctx: Ctx, geocoder: OsmGeocoder, asked: KeptQuestion): Promise<OsmPlace[]> {
  const base = ctx.geo.url ?? geocoder.publicUrl;
  // As a header, not a parameter: Photon refuses parameters for languages that it was not built with.
  const headers = { 'accept-language': ctx.language };
  return askService(ctx, geocoder.name, async () => {
    await awaitTurn(ctx, geocoder.name, asked.patienceMs);
    return asked.read(await fetchJson({ ...asked.question, base, headers }, ctx.geo));
  });
}

/** Answers a request from the cache, else sends it when its turn comes and caches the list and each of its places. */
export async function askOnce(ctx: Ctx, geocoder: OsmGeocoder, asked: KeptQuestion): Promise<OsmPlace[]> {
  const question = keyOf(ctx, asked.key);
  const kept = await findKept<OsmPlace[]>(ctx, geocoder.name, question);
  if (kept) return kept;
  const places = await askInTurn(ctx, geocoder, asked);
  const each = places.map((place) => ({ question: placeKey(ctx, geocoder.idOf(place)), answer: place }));
  await keep(ctx, geocoder.name, [{ question, answer: places }, ...each]);
  return places;
}
