import { romanised } from '@promenade/domain/words';
import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../../platform/context.ts';
import { type Found, findHouses } from './find-houses.ts';
import type { KnownNames, KnownThing } from './known-names.ts';
import { type Look, lookUp, type NameIndex } from './name-index.ts';
import { nearWeight } from './nearness.ts';
import { type Reading, readingsOf, type TypedWords } from './readings.ts';
import { isArabic, soundOf } from './words/scripts.ts';
import { wordVariants } from './words/word-variants.ts';

type Match = Omit<Found, 'house'>;

// More than are shown, so that a house number, an area or proximity can move a result up.
const MOST_FOUND = 16;
const MOST_MATCHED = 48;
// Below this a name shares no more than a syllable with the search.
const LEAST_SCORE = 0.5;
// A name this much worse than the best one is not worth a look-up, even if its house number exists.
const FAR_BEHIND = 0.4;
// Results that are looked up in any case.
const FEW_CHOICES = 4;
// An unfinished word that is the prefix of fewer names than this may as well be a typo.
const FEW = 8;
// A name that matches only phonetically is less certain than one that matches in spelling.
const BY_SOUND = 0.05;

/** One interpretation of the typed words: as written, with a space corrected, transliterated to Latin, or phonetic. */
interface Way {
  readonly index: NameIndex;
  readonly tokens: readonly string[];
  readonly readings: readonly Reading[];
  readonly look: Look;
}

function waysToTake(names: KnownNames, typed: TypedWords): Way[] {
  const { index, findArea } = names;
  const look = lookUp(typed.tokens);
  const ways = wordVariants(typed.tokens, (word) => index.knows(word)).map((tokens): Way => {
    const beforeComma = tokens === typed.tokens ? typed.beforeComma : tokens.length;
    return { index, tokens, readings: readingsOf({ tokens, beforeComma }, findArea), look };
  });
  const roman = typed.tokens.map(romanised);
  const readings = readingsOf(typed, findArea);
  if (roman.some((word, place) => word !== typed.tokens[place]))
    ways.push({ index, tokens: roman, readings, look });
  if (typed.tokens.some(isArabic)) ways.push(wayBySound(names, typed, readings));
  return ways;
}

function wayBySound({ soundIndex }: KnownNames, { tokens }: TypedWords, readings: readonly Reading[]): Way {
  return {
    index: soundIndex(),
    tokens: tokens.map(soundOf),
    readings: readings.map((reading) => ({ ...reading, cost: reading.cost + BY_SOUND })),
    look: { ...lookUp(tokens), thorough: true },
  };
}

/** The things whose names match best, before house numbers are considered. */
function matchNames(names: KnownNames, ways: readonly Way[], thorough: boolean): Match[] {
  const best = new Map<KnownThing, Match>();
  for (const { index, tokens, readings, look } of ways) {
    const how = { ...look, thorough: thorough || look.thorough };
    for (const match of index.search(tokens, readings, MOST_MATCHED, how)) {
      const thing = names.things[match.thing] as KnownThing;
      const least = Math.max(LEAST_SCORE, best.get(thing)?.score ?? 0);
      if (match.score >= least) best.set(thing, { ...match, thing });
    }
  }
  return [...best.values()];
}

const isSure = ({ whole, reading, house }: Found): boolean =>
  whole && (reading.number === null || (house !== undefined && house.match !== 'nearest'));

function isEnough(found: readonly Found[], last: string, names: KnownNames): boolean {
  const finished = /^\d/.test(last) || names.index.knows(last);
  return found.filter(isSure).length >= (finished ? 1 : FEW);
}

/**
 * The things a search means, with house numbers: first with known words as they are, then treating even known words
 * as possible typos.
 */
export async function findMeant(
  ctx: Ctx,
  names: KnownNames,
  typed: TypedWords,
  hint: LatLng | undefined,
): Promise<Found[]> {
  const weight = ({ thing, score }: Match): number => score + nearWeight(thing, hint);
  const ask = (matches: readonly Match[]): Promise<Found[]> => {
    const ranked = matches.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_FOUND);
    const least = (ranked[0] ? weight(ranked[0]) : 0) - FAR_BEHIND;
    const worthAsking = ranked.filter((match, place) => place < FEW_CHOICES || weight(match) >= least);
    return findHouses(ctx, worthAsking, hint);
  };
  const ways = waysToTake(names, typed);
  const written = matchNames(names, ways, false);
  const last = typed.tokens.length - 1;
  if (!typed.tokens.some((token, place) => names.index.isWritten(token, place === last))) return ask(written);
  if (written.some(({ whole }) => whole)) {
    const found = await ask(written);
    if (isEnough(found, typed.tokens[last] ?? '', names)) return found;
  }
  return ask(matchNames(names, ways, true));
}
