import { LONGEST_WORD, wordDistance } from './edit-distance.ts';

/** A known word that a typed one may stand for; 1 is the very same. */
export interface WordMatch {
  readonly word: number;
  readonly likeness: number;
}

// Mistakes that are forgiven, by the length of what was typed.
const FORGIVEN = [
  { from: 5, mistakes: 2 },
  { from: 3, mistakes: 1 },
];
// Of words that share letter pairs with what was typed, so many are compared letter by letter.
const MOST_COMPARED = 160;
const MOST_MATCHES = 48;
const START = 2;
const END = 3;
// An unfinished word is less sure than a finished one, all the more where another word follows it.
const UNFINISHED = 0.8;
const UNFINISHED_INSIDE = 0.65;
const SHORTEST_BEGINNING = 2;
const SHORTEST_BEGINNING_INSIDE = 4;

/** Finds known words by the pairs of letters that they share with a typed one. */
export class WordIndex {
  readonly #words: readonly string[];
  readonly #ids: ReadonlyMap<string, number>;
  readonly #byPair = new Map<number, number[]>();
  readonly #shared: Uint8Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#ids = new Map(words.map((word, id) => [word, id]));
    this.#shared = new Uint8Array(words.length);
    words.forEach((word, id) => {
      for (const pair of letterPairs(word)) {
        const known = this.#byPair.get(pair);
        if (known) known.push(id);
        else this.#byPair.set(pair, [id]);
      }
    });
  }

  /** The very word. */
  idOf(word: string): number | undefined {
    return this.#ids.get(word);
  }

  /** Words like a typed one, the likest first. `last` says that it may still be growing. */
  find(typed: string, last: boolean): WordMatch[] {
    const own = this.#ids.get(typed);
    if (/^\p{N}/u.test(typed)) return own === undefined ? [] : [{ word: own, likeness: 1 }];
    const forgiven = FORGIVEN.find(({ from }) => typed.length >= from)?.mistakes ?? 0;
    const matches: WordMatch[] = own === undefined ? [] : [{ word: own, likeness: 1 }];
    for (const id of this.#sharers(typed, forgiven)) {
      if (id === own) continue;
      const likeness = likenessOf(typed, this.#words[id] ?? '', forgiven, last);
      if (likeness > 0) matches.push({ word: id, likeness });
    }
    return matches.sort((a, b) => b.likeness - a.likeness || a.word - b.word).slice(0, MOST_MATCHES);
  }

  /** Words that share enough letter pairs with the typed one, those with most of them first. */
  #sharers(typed: string, forgiven: number): number[] {
    const pairs = letterPairs(typed);
    const touched: number[] = [];
    for (const pair of pairs) {
      for (const id of this.#byPair.get(pair) ?? []) {
        const count = this.#shared[id] ?? 0;
        if (count === 0) touched.push(id);
        this.#shared[id] = count + 1;
      }
    }
    // A mistake breaks two pairs, a swap three; the last pair is missing where the word goes on.
    const needed = Math.max(Math.min(2, pairs.size), pairs.size - 2 * forgiven - 2);
    const byCount = Array.from({ length: pairs.size + 1 }, (): number[] => []);
    for (const id of touched) {
      byCount[this.#shared[id] ?? 0]?.push(id);
      this.#shared[id] = 0;
    }
    const chosen: number[] = [];
    for (let count = pairs.size; count >= needed && chosen.length < MOST_COMPARED; count--) {
      chosen.push(...(byCount[count] ?? []).slice(0, MOST_COMPARED - chosen.length));
    }
    return chosen;
  }
}

function letterPairs(word: string): Set<number> {
  const pairs = new Set<number>();
  const length = Math.min(word.length, LONGEST_WORD);
  let before = START;
  for (let index = 0; index < length; index++) {
    const code = word.charCodeAt(index);
    pairs.add(before * 65_536 + code);
    before = code;
  }
  return pairs.add(before * 65_536 + END);
}

function likenessOf(typed: string, word: string, forgiven: number, last: boolean): number {
  const { whole, beginning } = wordDistance(typed, word, forgiven);
  const asWhole = whole > forgiven ? 0 : 1 - whole / Math.max(typed.length, word.length);
  const shortest = last ? SHORTEST_BEGINNING : SHORTEST_BEGINNING_INSIDE;
  if (typed.length < shortest || word.length <= typed.length || beginning > forgiven / 2) return asWhole;
  const base = last ? UNFINISHED : UNFINISHED_INSIDE;
  const asBeginning = (1 - beginning / typed.length) * (base + (1 - base) * (typed.length / word.length));
  return Math.max(asWhole, asBeginning);
}
