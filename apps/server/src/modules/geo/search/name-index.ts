import type { Reading } from './readings.ts';
import { WordIndex } from './words/word-index.ts';

/** An indexed name of a thing; a thing may have several. */
export interface IndexedName {
  /** Index of the thing in the caller's list. */
  readonly thing: number;
  readonly words: readonly string[];
  /** Added to the score for any search. */
  readonly bonus: number;
  /** Whether house numbers exist here: only then are readings with a number considered. */
  readonly numbered: boolean;
}

/** A name that matches one of the readings; the score is between 0 and about 1.2. */
export interface NameMatch {
  readonly thing: number;
  readonly reading: Reading;
  readonly score: number;
  /** Every word of the reading matches a word of the name, exactly or approximately. */
  readonly whole: boolean;
}

/** How the words of one search are looked up. */
export interface Look {
  /** Treats even known words as possible typos of others. */
  readonly thorough: boolean;
  /** Words of this search that have been looked up already. */
  readonly seen: Map<string, TypedWord>;
  /** How many known words are compared with each typed one. */
  readonly mostCompared: number;
}

// Known words compared letter by letter per search, and at most per typed word: a long search must not cost more than
// a short one.
const COMPARED = { inAll: 720, withOne: 160 };

/** The look-up of a search's words. */
export function lookUp(tokens: readonly string[], thorough = false): Look {
  const mostCompared = Math.min(COMPARED.withOne, Math.ceil(COMPARED.inAll / Math.max(1, tokens.length)));
  return { thorough, seen: new Map(), mostCompared };
}

interface Entry extends IndexedName {
  readonly ids: Int32Array;
  /** Sum of the weights of the name's words. */
  readonly weight: number;
}

// Above all, the typed words must be in the name; that the name has no further words counts less.
const TYPED_SHARE = 0.75;
const NAME_SHARE = 1 - TYPED_SHARE;
// People do mix up the order of words, but the name's own order is more likely.
const OTHER_ORDER = 0.03;
// An unknown word weighs as much as one that occurs in a single name.
const UNKNOWN_WEIGHT = 1;
const LEAST_WEIGHT = 0.05;
// How many names are compared word by word.
const MOST_COMPARED = 128;
// Names whose rough score is below this share of the best one's are skipped.
const LEAST_PART = 0.45;

/** In-memory index of names of streets and places: matches words in any order, with typos. */
export class NameIndex {
  readonly #entries: readonly Entry[];
  readonly #words: WordIndex;
  readonly #weights: Float64Array;
  readonly #byWord: readonly (readonly number[])[];
  readonly #sums: Float64Array;
  readonly #lastToken: Uint8Array;

  constructor(names: readonly IndexedName[]) {
    const vocabulary = [...new Set(names.flatMap(({ words }) => words))];
    const idOf = new Map(vocabulary.map((word, id) => [word, id]));
    const byWord: number[][] = vocabulary.map(() => []);
    names.forEach(({ words }, entry) => {
      for (const word of new Set(words)) byWord[idOf.get(word) ?? -1]?.push(entry);
    });
    this.#byWord = byWord;
    this.#words = new WordIndex(vocabulary);
    this.#weights = Float64Array.from(byWord, (entries) => weightOf(entries.length, names.length));
    this.#entries = names.map((name) => {
      const ids = Int32Array.from(name.words, (word) => idOf.get(word) ?? -1);
      return { ...name, ids, weight: ids.reduce((sum, id) => sum + (this.#weights[id] ?? 0), 0) };
    });
    this.#sums = new Float64Array(names.length);
    this.#lastToken = new Uint8Array(names.length);
  }

  /** Whether a name contains the word as it is. */
  knows(word: string): boolean {
    return this.#words.idOf(word) !== undefined;
  }

  /** Whether a name contains the word, or, if it is still being typed, a word that begins with it. */
  isWritten(word: string, last: boolean): boolean {
    return this.knows(word) || (last && this.#words.hasContinuation(word));
  }

  /** The best matching names, one per thing, best first. `look` says how words are looked up. */
  search(tokens: readonly string[], readings: readonly Reading[], most: number, look: Look): NameMatch[] {
    const typed = tokens.map((token, index) => this.#typedWord(token, index === tokens.length - 1, look));
    const best = new Map<number, NameMatch>();
    for (const entry of this.#candidates(typed)) {
      const { thing } = entry;
      for (const reading of readings) {
        if (reading.number !== null && !entry.numbered) continue;
        const { score, whole } = fitOf(entry, reading, typed, this.#weights);
        if (score > (best.get(thing)?.score ?? 0)) best.set(thing, { thing, reading, score, whole });
      }
    }
    return [...best.values()].sort((a, b) => b.score - a.score || a.thing - b.thing).slice(0, most);
  }

  #typedWord(token: string, last: boolean, { thorough, seen, mostCompared }: Look): TypedWord {
    const asWritten = !thorough && this.isWritten(token, last);
    const key = `${token}${last ? '…' : ''}${asWritten ? '!' : ''}`;
    const known = seen.get(key);
    if (known) return known;
    const matches = asWritten
      ? this.#words.findWritten(token, last)
      : this.#words.find(token, last, mostCompared);
    const [best] = matches;
    const typed = {
      likeness: new Map(matches.map(({ word, likeness }) => [word, likeness])),
      weight: best ? (this.#weights[best.word] ?? 0) : UNKNOWN_WEIGHT,
    };
    seen.set(key, typed);
    return typed;
  }

  /** The entries that match most of the typed words, by a rough score. */
  #candidates(typed: readonly TypedWord[]): Entry[] {
    const touched: number[] = [];
    typed.forEach(({ likeness: likenesses, weight }, token) => {
      for (const [word, likeness] of likenesses) {
        for (const entry of this.#byWord[word] ?? []) {
          if (this.#lastToken[entry] === token + 1) continue;
          if (this.#lastToken[entry] === 0) touched.push(entry);
          this.#lastToken[entry] = token + 1;
          this.#sums[entry] = (this.#sums[entry] ?? 0) + likeness * weight;
        }
      }
    });
    return this.#bestOf(touched);
  }

  #bestOf(touched: readonly number[]): Entry[] {
    let most = 0;
    for (const entry of touched) most = Math.max(most, this.#sums[entry] ?? 0);
    const rough: { readonly entry: Entry; readonly sum: number }[] = [];
    for (const id of touched) {
      const sum = this.#sums[id] ?? 0;
      this.#sums[id] = 0;
      this.#lastToken[id] = 0;
      const entry = this.#entries[id];
      if (!entry || sum < LEAST_PART * most) continue;
      rough.push({
        entry,
        sum: TYPED_SHARE * (sum / most) + NAME_SHARE * Math.min(1, sum / entry.weight) + entry.bonus,
      });
    }
    rough.sort((a, b) => b.sum - a.sum);
    return rough.slice(0, MOST_COMPARED).map(({ entry }) => entry);
  }
}

// Inverse document frequency: from 1 for a word of one name to almost 0 for a word of every tenth name.
function weightOf(names: number, all: number): number {
  const rarity = Math.log(all / names) / Math.log(Math.max(2, all));
  return Math.max(LEAST_WEIGHT, rarity * rarity);
}

/** The known words that a typed word may stand for. */
interface TypedWord {
  readonly likeness: ReadonlyMap<number, number>;
  readonly weight: number;
}

function fitOf(
  entry: Entry,
  reading: Reading,
  typed: readonly TypedWord[],
  weights: Float64Array,
): Pick<NameMatch, 'score' | 'whole'> {
  let [asked, met, covered, lastPlace, taken] = [0, 0, 0, -1, 0];
  let [inOrder, whole] = [true, true];
  for (const token of reading.tokens) {
    const { likeness, weight } = typed[token] as TypedWord;
    asked += weight;
    let place = -1;
    let best = 0;
    for (let at = 0; at < entry.ids.length; at++) {
      const like = likeness.get(entry.ids[at] ?? -1) ?? 0;
      if (like > best && (taken & (1 << at)) === 0) [place, best] = [at, like];
    }
    if (place < 0) {
      whole = false;
      continue;
    }
    taken |= 1 << place;
    met += weight * best;
    covered += (weights[entry.ids[place] ?? -1] ?? 0) * best;
    if (place < lastPlace) inOrder = false;
    lastPlace = place;
  }
  if (met === 0) return { score: 0, whole: false };
  const score = TYPED_SHARE * (met / asked) + NAME_SHARE * (covered / entry.weight);
  return { score: score + entry.bonus - reading.cost - (inOrder ? 0 : OTHER_ORDER), whole };
}
