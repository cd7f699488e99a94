import { type Chance, pick, slip } from '../../../testing/slips.fixture.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

// A slip in a word of three letters makes another word of it.
const SHORTEST_SLIPPED = 4;

function misspell(chance: Chance, words: readonly string[]): string[] {
  const long = words.flatMap((word, index) =>
    word.length >= SHORTEST_SLIPPED && !/\d/.test(word) ? [index] : [],
  );
  if (long.length === 0) return [...words];
  const slipped = [...words];
  // One slip in a short name, two in one of three words or more.
  for (const _ of words.length > 3 ? [1, 2] : [1]) {
    const index = pick(chance, long);
    slipped[index] = slip(chance, slipped[index] ?? '');
  }
  return slipped;
}

function reorder(chance: Chance, words: readonly string[], number: string): string[] {
  const turned = words.length > 1 && chance() < 0.6 ? [...words.slice(1), ...words.slice(0, 1)] : [...words];
  return chance() < 0.6 ? [number, ...turned] : [...turned, number];
}

/** An address as a person in a hurry types it. */
export function typedInAHurry(chance: Chance, street: string, number: string): string {
  const how = Math.floor(chance() * 4);
  const words = (chance() < 0.7 ? plain(street) : street).split(' ');
  const cased = chance() < 0.6 ? words.map((word) => word.toLowerCase()) : words;
  if (how === 0) return plain([...cased, number].join(' ')).toLowerCase();
  if (how === 1) return reorder(chance, cased, number).join(' ');
  const slipped = misspell(chance, cased);
  return how === 2 ? [...slipped, number].join(' ') : reorder(chance, slipped, number).join(' ');
}
