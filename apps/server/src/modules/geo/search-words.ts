import type { SearchReading } from './geo.repo.ts';

// How people shorten titles on street signs (Spanish), folded.
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  av: 'avenida',
  avda: 'avenida',
  ave: 'avenida',
  bv: 'bulevar',
  bvar: 'bulevar',
  blvr: 'bulevar',
  blvd: 'bulevar',
  boulevard: 'bulevar',
  rbla: 'rambla',
  cno: 'camino',
  psje: 'pasaje',
  pje: 'pasaje',
  dr: 'doctor',
  dra: 'doctora',
  gral: 'general',
  cnel: 'coronel',
  tte: 'teniente',
  cap: 'capitan',
  ing: 'ingeniero',
  arq: 'arquitecto',
  prof: 'profesor',
  pte: 'presidente',
  pdte: 'presidente',
  sta: 'santa',
  sto: 'santo',
  pza: 'plaza',
};

const MOST_WORDS = 12;

/** Small letters without accents or signs, titles written out: 'Av. Itália' is 'avenida italia'. */
export function foldedWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.slice(0, MOST_WORDS).map((word) => ABBREVIATIONS[word] ?? word);
}

/**
 * The ways to read what was typed: all of it a name, or a name with one of its numbers as the house's. Streets are
 * called '18 de Julio', so no number is taken for a house's without trying. What follows a comma is a town or an area,
 * and is left out a second time.
 */
export function readSearch(text: string): SearchReading[] {
  const beforeComma = text.split(',')[0] ?? '';
  const readings = [text, beforeComma].flatMap((part) => readingsOf(foldedWords(part)));
  return [...new Map(readings.map((reading) => [`${reading.words} ${reading.number}`, reading])).values()];
}

function readingsOf(words: readonly string[]): SearchReading[] {
  const readings: SearchReading[] = words.length > 0 ? [{ words: words.join(' '), number: null }] : [];
  words.forEach((word, index) => {
    const digits = /^(\d{1,5})[a-z]?$/.exec(word)?.[1];
    const others = words.filter((_, other) => other !== index);
    if (digits && others.length > 0) readings.push({ words: others.join(' '), number: Number(digits) });
  });
  return readings;
}

// Two letters typed in the wrong order leave a short word with too few trigrams to be found by.
const SHORTEST_SWAPPED = 4;
const LONGEST_SWAPPED = 8;
const MOST_SWAPPED = 24;

/** The same readings with two neighbouring letters of one word put the other way round. */
export function swappedReadings(readings: readonly SearchReading[]): SearchReading[] {
  const swapped = readings.flatMap(({ words, number }) => {
    const list = words.split(' ');
    return list.flatMap((word, index) =>
      swaps(word).map((other) => ({ words: list.with(index, other).join(' '), number })),
    );
  });
  return swapped.slice(0, MOST_SWAPPED);
}

function swaps(word: string): string[] {
  if (word.length < SHORTEST_SWAPPED || word.length > LONGEST_SWAPPED) return [];
  const places = Array.from({ length: word.length - 1 }, (_, at) => at).filter(
    (at) => word[at] !== word[at + 1],
  );
  return places.map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
}
