import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../../../platform/context.ts';
import { type Asked, fetchJson } from '../outside/fetch-json.ts';
import { findKept, keep } from '../outside/kept-answers.ts';
import { askService } from '../outside/pauses.ts';
import { awaitTurn } from '../outside/turns.ts';
import type { OsmPlace } from './osm-place.ts';

/** A question without the address of whom it is put to. */
export type Question = Omit<Asked, 'base'>;

/** A geocoder over OpenStreetMap. */
export interface OsmGeocoder {
  readonly name: 'nominatim' | 'photon';
  readonly publicUrl: string;
  readonly idOf: (place: OsmPlace) => string;
}

/** A question that is asked once a week at most. */
export interface KeptQuestion {
  /** What is asked, as the row of the kept answer is found again. */
  readonly key: string;
  readonly question: Question;
  readonly read: (answer: unknown) => OsmPlace[];
  readonly patienceMs: number;
}

// Another number whenever what is kept changes its shape: rows of the old one are then found no more.
const SHAPE = 1;
const keyOf = (ctx: Ctx, words: string): string => `${SHAPE} ${ctx.language} ${words}`;
const placeKey = (ctx: Ctx, placeId: string): string => keyOf(ctx, `place ${placeId}`);

/** A point to the metre, as a key. */
export function pointKey({ lat, lng }: LatLng): string {
  return `${lat.toFixed(5)} ${lng.toFixed(5)}`;
}

/** What was typed, as a key: spaces and capitals make no difference to either geocoder. */
export function textKey(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The place of an id, if it was among the answers of this week. */
export async function findKeptPlace(
  ctx: Ctx,
  { name }: OsmGeocoder,
  placeId: string,
): Promise<OsmPlace | undefined> {
  return findKept<OsmPlace>(ctx, name, placeKey(ctx, placeId));
}

async function askInTurn(ctx: Ctx, geocoder: OsmGeocoder, asked: KeptQuestion): Promise<OsmPlace[]> {
  const base = ctx.geo.url ?? geocoder.publicUrl;
  // By header and not by parameter: Photon refuses parameters in languages that it was not built with.
  const headers = { 'accept-language': ctx.language };
  return askService(ctx, geocoder.name, async () => {
    await awaitTurn(ctx, geocoder.name, asked.patienceMs);
    return asked.read(await fetchJson({ ...asked.question, base, headers }, ctx.geo));
  });
}

/** Places by a question: as kept, else asked for in turn and kept with each of its places. */
export async function askOnce(ctx: Ctx, geocoder: OsmGeocoder, asked: KeptQuestion): Promise<OsmPlace[]> {
  const question = keyOf(ctx, asked.key);
  const kept = await findKept<OsmPlace[]>(ctx, geocoder.name, question);
  if (kept) return kept;
  const places = await askInTurn(ctx, geocoder, asked);
  const each = places.map((place) => ({ question: placeKey(ctx, geocoder.idOf(place)), answer: place }));
  await keep(ctx, geocoder.name, [{ question, answer: places }, ...each]);
  return places;
}
