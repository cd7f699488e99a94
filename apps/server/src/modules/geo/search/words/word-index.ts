import { LONGEST_WORD, wordDistance } from '@promenade/domain/words';

/** A known word that a typed one may stand for; likeness 1 means identical. */
export interface WordMatch {
  readonly word: number;
  readonly likeness: number;
}

// Tolerated typos, by the length of the typed word.
const FORGIVEN = [
  { from: 5, mistakes: 2 },
  { from: 3, mistakes: 1 },
];
const MOST_MATCHES = 48;
const START = 2;
const END = 3;
// A word matched as a prefix is less certain than a whole one, all the more if another word follows it.
const UNFINISHED = 0.8;
const UNFINISHED_INSIDE = 0.65;
const SHORTEST_BEGINNING = 2;
const SHORTEST_BEGINNING_INSIDE = 4;

/** Finds known words by the letter pairs they share with a typed word. */
export class WordIndex {
  readonly #words: readonly string[];
  readonly #ids: ReadonlyMap<string, number>;
  readonly #byPair = new Map<number, number[]>();
  readonly #shared: Uint8Array;
  readonly #sorted: Int32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#ids = new Map(words.map((word, id) => [word, id]));
    this.#shared = new Uint8Array(words.length);
    this.#sorted = Int32Array.from(words.keys()).sort((a, b) =>
      (words[a] ?? '') < (words[b] ?? '') ? -1 : 1,
    );
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

  /** The identical word and, if it is still being typed, those that begin with it. */
  findWritten(typed: string, last: boolean): WordMatch[] {
    const own = this.#ids.get(typed);
    const matches: WordMatch[] = own === undefined ? [] : [{ word: own, likeness: 1 }];
    return last && !isNumber(typed) ? [...matches, ...this.#continuations(typed)] : matches;
  }

  /**
   * Words similar to a typed one, most similar first; at most `mostCompared` are compared. `last`: it may be
   * unfinished.
   */
  find(typed: string, last: boolean, mostCompared: number): WordMatch[] {
    if (isNumber(typed)) return this.findWritten(typed, false);
    const forgiven = FORGIVEN.find(({ from }) => typed.length >= from)?.mistakes ?? 0;
    const matches = this.findWritten(typed, last);
    const found = new Set(matches.map(({ word }) => word));
    for (const id of this.#sharers(typed, forgiven, mostCompared)) {
      if (found.has(id)) continue;
      const likeness = likenessOf(typed, this.#words[id] ?? '', forgiven, last);
      if (likeness > 0) matches.push({ word: id, likeness });
    }
    return matches.sort((a, b) => b.likeness - a.likeness || a.word - b.word).slice(0, MOST_MATCHES);
  }

  /** Whether a longer known word begins with the typed one. */
  hasContinuation(typed: string): boolean {
    if (typed.length < SHORTEST_BEGINNING || isNumber(typed)) return false;
    const [first, second] = [0, 1].map(
      (step) => this.#words[this.#sorted[this.#firstFrom(typed) + step] ?? -1] ?? '',
    );
    return [first, second].some(
      (word) => word !== undefined && word.length > typed.length && word.startsWith(typed),
    );
  }

  /** Longer words that begin with the typed one, shortest first. */
  #continuations(typed: string): WordMatch[] {
    if (typed.length < SHORTEST_BEGINNING) return [];
    const matches: WordMatch[] = [];
    for (let at = this.#firstFrom(typed); at < this.#sorted.length; at++) {
      const id = this.#sorted[at] ?? -1;
      const word = this.#words[id] ?? '';
      if (!word.startsWith(typed)) break;
      if (word.length > typed.length)
        matches.push({ word: id, likeness: UNFINISHED + (1 - UNFINISHED) * (typed.length / word.length) });
    }
    return matches.sort((a, b) => b.likeness - a.likeness || a.word - b.word).slice(0, MOST_MATCHES);
  }

  /** Binary search: position of the first word that does not sort before the typed one. */
  #firstFrom(typed: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[this.#sorted[middle] ?? -1] ?? '') < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Words that share enough letter pairs with the typed one, those with the most first. */
  #sharers(typed: string, forgiven: number, most: number): number[] {
    const pairs = letterPairs(typed);
    const touched: number[] = [];
    for (const pair of pairs) {
      for (const id of this.#byPair.get(pair) ?? []) {
        const count = this.#shared[id] ?? 0;
        if (count === 0) touched.push(id);
        this.#shared[id] = count + 1;
      }
    }
    // A typo breaks two pairs, a transposition three; the last pair is missing if the word goes on.
    const needed = Math.max(Math.min(2, pairs.size), pairs.size - 2 * forgiven - 2);
    const byCount = Array.from({ length: pairs.size + 1 }, (): number[] => []);
    for (const id of touched) {
      const count = this.#shared[id] ?? 0;
      this.#shared[id] = 0;
      const longer = (this.#words[id]?.length ?? 0) - typed.length;
      // A word this much longer can only be a continuation; one this much shorter is another word.
      if (longer > 2 * forgiven ? count >= pairs.size - 2 - forgiven : longer >= -2 * forgiven)
        byCount[count]?.push(id);
    }
    const chosen: number[] = [];
    const isAsLong = (id: number): boolean => this.#words[id]?.length === typed.length;
    for (let count = pairs.size; count >= needed && chosen.length < most; count--) {
      const group = byCount[count] ?? [];
      const room = most - chosen.length;
      // If not all can be compared, words of the same length come first: most typos preserve it.
      const first =
        group.length > room ? [...group.filter(isAsLong), ...group.filter((id) => !isAsLong(id))] : group;
      chosen.push(...first.slice(0, room));
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

const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

function likenessOf(typed: string, word: string, forgiven: number, last: boolean): number {
  // In a longer word only the beginning can match.
  const compared = word.slice(0, typed.length + forgiven + 1);
  const { whole, beginning } = wordDistance(typed, compared, forgiven);
  const asWhole = whole > forgiven || compared !== word ? 0 : 1 - whole / Math.max(typed.length, word.length);
  const shortest = last ? SHORTEST_BEGINNING : SHORTEST_BEGINNING_INSIDE;
  if (typed.length < shortest || word.length <= typed.length || beginning > forgiven / 2) return asWhole;
  const base = last ? UNFINISHED : UNFINISHED_INSIDE;
  const asBeginning = (1 - beginning / typed.length) * (base + (1 - base) * (typed.length / word.length));
  return Math.max(asWhole, asBeginning);
}
