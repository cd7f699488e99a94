import { type Chance, misspell, plain } from '../../../testing/slips.fixture.ts';

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
