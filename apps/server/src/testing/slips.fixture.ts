/** A seeded random number generator: numbers from 0 to 1 (mulberry32). */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns random numbers from 0 to 1. */
export type Chance = () => number;

/** One of a list. */
export const pick = <T>(chance: Chance, list: readonly T[]): T =>
  list[Math.floor(chance() * list.length)] as T;

// The rows of a Spanish keyboard: a thumb hits a neighbouring key.
const KEYS = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const ARABIC = [...'ابتدرسعفقكلمنهوي'];
const SOUNDS: Readonly<Record<string, string>> = {
  b: 'v',
  v: 'b',
  s: 'z',
  z: 's',
  c: 's',
  y: 'i',
  i: 'y',
  g: 'j',
  j: 'g',
};

function neighbourKey(chance: Chance, letter: string): string {
  const row = KEYS.find((keys) => keys.includes(letter));
  if (!row) return pick(chance, letter >= '\u0600' ? ARABIC : ['a', 'e', 'o']);
  const at = row.indexOf(letter);
  return row[chance() < 0.5 ? at - 1 : at + 1] ?? row[at === 0 ? 1 : at - 1] ?? letter;
}

/** One typo in a word: a letter replaced, left out or added, or two swapped. */
export function slip(chance: Chance, word: string): string {
  const at = Math.floor(chance() * word.length);
  const letter = word[at] ?? '';
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  switch (Math.floor(chance() * 5)) {
    case 0:
      return before + neighbourKey(chance, letter) + after;
    case 1:
      return before + after;
    case 2:
      return before + letter + pick(chance, [letter, neighbourKey(chance, letter)]) + after;
    case 3:
      return before + (SOUNDS[letter] ?? neighbourKey(chance, letter)) + after;
    default:
      return at === 0
        ? (word[1] ?? '') + letter + word.slice(2)
        : `${word.slice(0, at - 1)}${letter}${word[at - 1]}${after}`;
  }
}

/** Without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

// A typo in a word of three letters turns it into another word.
const SHORTEST_SLIPPED = 4;

/** Words with a typo in one of them, or in two if there are more than three. */
export function misspell(chance: Chance, words: readonly string[]): string[] {
  const long = words.flatMap((word, index) =>
    word.length >= SHORTEST_SLIPPED && !/\d/.test(word) ? [index] : [],
  );
  if (long.length === 0) return [...words];
  const slipped = [...words];
  // One typo in a short name, two in one of more than three words.
  for (const _ of words.length > 3 ? [1, 2] : [1]) {
    const index = pick(chance, long);
    slipped[index] = slip(chance, slipped[index] ?? '');
  }
  return slipped;
}
