import { wordDistance } from '@promenade/domain/words';
import type { KnownWord, TypedWord } from './words.repo.ts';

/** A word of the place that a typed one may stand for. */
export interface Meaning extends KnownWord {
  /** 0 for the word itself; 1 and more if it starts with it, contains it, or is that many typos away. */
  readonly cost: number;
}

/** A typed word with all that it may stand for, the likeliest first. */
export interface SearchWord {
  readonly place: number;
  readonly typed: string;
  readonly meanings: readonly Meaning[];
}

/** A search as it is asked. */
export interface SearchWords {
  readonly words: readonly SearchWord[];
  /** How many of the words are enough: all where it is absent. */
  readonly enough?: 'all-but-one' | 'one';
}

/** What one word may have slipped from at most. */
export const mostSlipped = 6;
// A word that is completed is dearer than a whole one, but cheaper than any slip.
const begun = 1;
const held = 2;
const slipped = 3;

// In a short word one slip is much.
function mostSlips({ length }: string): number {
  if (length <= 4) return 1;
  return length <= 5 ? 1.5 : length <= 8 ? 2 : 3;
}

/** The word as typed: whole, begun, or inside of others. */
export function asTyped({ place, typed, known }: TypedWord): SearchWord {
  const costOf = (word: string): number => (word === typed ? 0 : word.startsWith(typed) ? begun : held);
  return { place, typed, meanings: known.map((one) => ({ ...one, cost: costOf(one.word) })) };
}

/** What the word may have been before it slipped, the nearest first; among equals the word most used. */
export function slippedFrom({ place, typed, known }: TypedWord): SearchWord {
  const most = mostSlips(typed);
  const meanings = known
    .map((one) => {
      const { whole, beginning } = wordDistance(typed, one.word, most);
      return { ...one, cost: slipped + 2 * Math.min(whole, beginning + begun) };
    })
    .filter(({ cost }) => cost <= slipped + 2 * most)
    .toSorted((a, b) => a.cost - b.cost || b.uses - a.uses);
  return { place, typed, meanings: meanings.slice(0, mostSlipped) };
}

/** Both readings of each word, the first's meanings before the second's. */
export function bothOf(words: readonly SearchWord[], others: readonly SearchWord[]): SearchWord[] {
  return words.map((word) => {
    const known = new Set(word.meanings.map((one) => one.word));
    const more = others.find(({ place }) => place === word.place)?.meanings ?? [];
    return { ...word, meanings: [...word.meanings, ...more.filter((one) => !known.has(one.word))] };
  });
}

/** Whether a word is read as another one that it slipped from. */
const isMeant = ({ meanings: [first] }: SearchWord): boolean => first !== undefined && first.cost >= slipped;

const reading = (word: SearchWord): string => (isMeant(word) && word.meanings[0]?.word) || word.typed;

/** The search as it reads with the likeliest meaning in place of each word that slipped. */
export function phraseOf(words: readonly SearchWord[]): string {
  return words.map(reading).join(' ');
}

// English and French, Dutch, French.
const pluralEndings = ['s', 'es', 'en', 'x'];

/** The search with its last word in the plural; undefined where the place does not know that. */
export function pluralOf(words: readonly SearchWord[]): string | undefined {
  const last = words.at(-1);
  if (!last) return undefined;
  const plurals = pluralEndings.map((ending) => reading(last) + ending);
  const known = last.meanings.find(({ word }) => plurals.includes(word))?.word;
  return known && [...words.slice(0, -1).map(reading), known].join(' ');
}

/** Whether the place knows the word as it was typed. */
export const isWholeWord = ({ meanings }: SearchWord): boolean => meanings.some(({ cost }) => cost === 0);

/** Whether each word of that reading is one of the place's. */
export function isWholePhrase(words: readonly SearchWord[]): boolean {
  return words.every((word) => isMeant(word) || isWholeWord(word));
}
