import type { Reply } from '@promenade/contract/calls';
import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { findCorners } from './search/corners.ts';
import type { Found } from './search/find-houses.ts';
import { findMeant } from './search/find-meant.ts';
import { findKnownNames } from './search/known-names.ts';
import { nearWeight } from './search/nearness.ts';
import { typedWords } from './search/readings.ts';
import { type Suggestion, viewCorner, viewFound } from './search/suggestions.ts';
import { fold } from './search/words/folded-words.ts';

const MOST_SUGGESTIONS = 8;
// A known house number is evidence for its street; a missing one is evidence against it.
const NUMBER_WEIGHT = { exact: 0.15, interpolated: 0.08, nearest: -0.05, missing: -0.1 };
// Bonus for results in the area that was named.
const AREA_WEIGHT = 0.08;
const AREA_METRES = 2500;

interface Ranked {
  readonly weight: number;
  readonly suggestion: Suggestion;
}

function weightOf({ thing, reading, house, score }: Found, hint: LatLng | undefined): number {
  const at = house ?? thing;
  const number = reading.number === null ? 0 : NUMBER_WEIGHT[house?.match ?? 'missing'];
  const inArea = reading.area && haversineMetres(at, reading.area) < AREA_METRES;
  return score + number + nearWeight(at, hint) + (inArea ? AREA_WEIGHT : 0);
}

// Two suggestions with the same text are one choice: a street spelt in two ways on the map ('Japon', 'Japón'), or a
// hospital mapped three times. Stores with the same name remain different stores.
function firstOfEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const keyOf = ({ kind, text, secondary_text, placeId }: Suggestion): string =>
    kind === 'store' ? placeId : `${fold(text)}|${secondary_text}`;
  return [...Map.groupBy(suggestions, keyOf).values()].map(([first]) => first as Suggestion);
}

/**
 * GET config/place-api-autocomplete: tolerates accents, case, small typos and word order; most likely first, then
 * nearest.
 */
export async function searchPlaces(ctx: Ctx, text: string): Promise<Reply<'geo.autocomplete'>> {
  const names = await findKnownNames(ctx);
  const hint = ctx.where.point;
  const typed = typedWords(text);
  const houses = await findMeant(ctx, names, typed, hint);
  // 'Batlle y Ordóñez' is one street: a search that matches a whole name is not treated as a corner.
  const isName = houses.some(({ whole, reading }) => whole && reading.tokens.length === typed.tokens.length);
  const corners = isName ? [] : await findCorners(ctx, names, typed.tokens, hint);
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
