import type { Reply } from '@promenade/contract/calls';
import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { findCorners } from './search/corners.ts';
import { type Found, findHouses } from './search/find-houses.ts';
import { fold } from './search/folded-words.ts';
import { findKnownNames, type KnownNames, type KnownThing } from './search/known-names.ts';
import { type Look, lookUp } from './search/name-index.ts';
import { readingsOf, type TypedWords, typedWords } from './search/readings.ts';
import { type Suggestion, viewCorner, viewFound } from './search/suggestions.ts';
import { wordVariants } from './search/word-variants.ts';

const MOST_SUGGESTIONS = 8;
// More than are shown, so that a house number, an area or nearness can bring one forward.
const MOST_FOUND = 16;
const MOST_MATCHED = 48;
// Below this a name only shares a syllable with what was typed.
const LEAST_SCORE = 0.5;
// A house number that exists speaks for its street; one that is missing speaks against it.
const NUMBER_WEIGHT = { exact: 0.15, interpolated: 0.08, nearest: -0.05, missing: -0.1 };
// Up to a tenth for what is near: half of it at 5 km.
const NEAR_WEIGHT = 0.1;
const NEAR_METRES = 5000;
// What stands in the part of the city that was named.
const AREA_WEIGHT = 0.08;
const AREA_METRES = 2500;

interface Ranked {
  readonly weight: number;
  readonly suggestion: Suggestion;
}

function nearWeight(at: LatLng, hint: LatLng | undefined): number {
  return hint ? NEAR_WEIGHT / (1 + haversineMetres(at, hint) / NEAR_METRES) : 0;
}

function weightOf({ thing, reading, house, score }: Found, hint: LatLng | undefined): number {
  const at = house ?? thing;
  const number = reading.number === null ? 0 : NUMBER_WEIGHT[house?.match ?? 'missing'];
  const inArea = reading.area && haversineMetres(at, reading.area) < AREA_METRES;
  return score + number + nearWeight(at, hint) + (inArea ? AREA_WEIGHT : 0);
}

type Match = Omit<Found, 'house'>;

/** The things whose names fit best, whatever their house numbers. */
function matchNames(names: KnownNames, typed: TypedWords, look: Look): Match[] {
  const best = new Map<KnownThing, Match>();
  for (const tokens of wordVariants(typed.tokens, (word) => names.index.knows(word))) {
    const beforeComma = tokens === typed.tokens ? typed.beforeComma : tokens.length;
    const readings = readingsOf({ tokens, beforeComma }, names.findArea);
    for (const match of names.index.search(tokens, readings, MOST_MATCHED, look)) {
      const thing = names.things[match.thing] as KnownThing;
      const least = Math.max(LEAST_SCORE, best.get(thing)?.score ?? 0);
      if (match.score >= least) best.set(thing, { ...match, thing });
    }
  }
  return [...best.values()];
}

const isSure = ({ whole, reading, house }: Found): boolean =>
  whole && (reading.number === null || (house !== undefined && house.match !== 'nearest'));

/** What was meant, with its house number: first as it is written, then taking even a word that is known for a slip of another. */
async function findMeant(ctx: Ctx, names: KnownNames, typed: TypedWords): Promise<Found[]> {
  const { tokens } = typed;
  const hint = ctx.where.point;
  const weight = ({ thing, score }: Match): number => score + nearWeight(thing, hint);
  const ask = (matches: readonly Match[]): Promise<Found[]> =>
    findHouses(ctx, matches.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_FOUND), hint);
  const look = lookUp(tokens);
  const written = matchNames(names, typed, look);
  if (!tokens.some((token, index) => names.index.isWritten(token, index === tokens.length - 1)))
    return ask(written);
  if (written.some(({ whole }) => whole)) {
    const found = await ask(written);
    // An unfinished word that begins but few names may as well be a slip.
    const last = tokens.at(-1) ?? '';
    const enough = /^\d/.test(last) || names.index.knows(last) ? 1 : MOST_SUGGESTIONS;
    if (found.filter(isSure).length >= enough) return found;
  }
  return ask(matchNames(names, typed, { ...look, thorough: true }));
}

// The same house of one street that the map writes in two ways ('Japon', 'Japón') is one suggestion.
function firstOfEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const keyOf = ({ kind, text, secondary_text, placeId }: Suggestion): string =>
    kind === 'street' || kind === 'address' ? `${fold(text)}|${secondary_text}` : placeId;
  return [...Map.groupBy(suggestions, keyOf).values()].map(([first]) => first as Suggestion);
}

/** GET config/place-api-autocomplete: forgives accents, case, small slips and word order; likeliest first, then nearest. */
export async function searchPlaces(ctx: Ctx, text: string): Promise<Reply<'geo.autocomplete'>> {
  const names = await findKnownNames(ctx);
  const hint = ctx.where.point;
  const typed = typedWords(text);
  const houses = await findMeant(ctx, names, typed);
  const corners = await findCorners(ctx, names, typed.tokens, hint);
  const ranked: Ranked[] = [
    ...houses.map((found) => ({
      weight: weightOf(found, hint),
      suggestion: viewFound(found, names.findNeighbourhood),
    })),
    ...corners.map((corner) => ({
      weight: corner.score + nearWeight(corner, hint),
      suggestion: viewCorner(corner, names.findNeighbourhood),
    })),
  ];
  ranked.sort((a, b) => b.weight - a.weight);
  return { suggestions: firstOfEach(ranked.map(({ suggestion }) => suggestion)).slice(0, MOST_SUGGESTIONS) };
}
