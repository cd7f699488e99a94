import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { searchNames } from './geo.repo.ts';
import type { FoundName, GeoTables } from './geo.tables.ts';
import { type LocatedNumber, locateNumber } from './house-number.ts';
import { addressId, placeId, streetId } from './get-place.ts';
import { readSearch, swappedReadings } from './search-words.ts';

type Suggestion = Reply<'geo.autocomplete'>['suggestions'][number];

const MOST_SUGGESTIONS = 8;
// A house number that exists speaks for its street; one that is missing speaks against it.
const NUMBER_WEIGHT = { exact: 0.15, interpolated: 0.1, nearest: -0.05, missing: -0.1 };
// Below this a name only shares a syllable with what was typed.
const LEAST_SCORE = 0.4;
// From here on the first look is enough.
const SURE_SCORE = 0.6;

function numberOf({ wanted, numbers }: FoundName): LocatedNumber | undefined {
  return wanted === null ? undefined : locateNumber(wanted, numbers);
}

function weightOf(found: FoundName): number {
  return found.wanted === null
    ? found.score
    : found.score + NUMBER_WEIGHT[numberOf(found)?.match ?? 'missing'];
}

function viewFound(found: FoundName): Suggestion {
  const { kind, id, name, neighbourhood } = found;
  const secondary_text = neighbourhood === name ? null : neighbourhood;
  if (kind !== 'street')
    return { placeId: placeId(id), text: name, secondary_text, kind, house_number_match: null };
  const located = numberOf(found);
  if (!located) return { placeId: streetId(id), text: name, secondary_text, kind, house_number_match: null };
  return {
    placeId: addressId(id, located.number),
    text: `${name} ${located.number}`,
    secondary_text,
    kind: 'address',
    house_number_match: located.match,
  };
}

// More than are shown, so that a house number can bring its street forward.
const MOST_FOUND = 2 * MOST_SUGGESTIONS;

async function findNames(ctx: Ctx, text: string): Promise<FoundName[]> {
  const readings = readSearch(text);
  if (readings.length === 0) return [];
  const db = over<GeoTables>(ctx);
  const found = await searchNames(db, readings, ctx.where.point, MOST_FOUND);
  if (found.some(({ score }) => score >= SURE_SCORE)) return found;
  // A full reading first: with a house number its street is what was meant.
  const swapped = swappedReadings(readings.toReversed());
  return swapped.length === 0
    ? found
    : [...found, ...(await searchNames(db, swapped, ctx.where.point, MOST_FOUND))];
}

/** GET config/place-api-autocomplete: forgives accents, case, small slips and word order; likeliest first, then nearest. */
export async function searchPlaces(ctx: Ctx, text: string): Promise<Reply<'geo.autocomplete'>> {
  const found = await findNames(ctx, text);
  const suggestions = found
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map(viewFound);
  const firstOfEach = new Map(suggestions.toReversed().map((suggestion) => [suggestion.placeId, suggestion]));
  return {
    suggestions: suggestions
      .filter((suggestion) => firstOfEach.get(suggestion.placeId) === suggestion)
      .slice(0, MOST_SUGGESTIONS),
  };
}
