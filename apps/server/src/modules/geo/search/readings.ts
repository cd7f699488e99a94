import type { LatLng } from '@promenade/domain/zones';
import { fold, foldedWords } from './words/folded-words.ts';

/** One way to read what was typed. */
export interface Reading {
  /** Which of the typed words make the name, by their places. */
  readonly tokens: readonly number[];
  /** The house number that goes with it, and what stands behind its digits: 'BIS', 'A', '/4'. */
  readonly number: HouseNumberAsked | null;
  /** A part of the city that was named behind it. */
  readonly area: LatLng | undefined;
  /** What leaving words out costs. */
  readonly cost: number;
}

/** A house number that was asked for. */
export interface HouseNumberAsked {
  readonly value: number;
  readonly suffix: string;
}

/** Finds a part of the city by its folded name, its words joined by spaces. */
export type FindArea = (name: string) => LatLng | undefined;

/** What was typed, in words. */
export interface TypedWords {
  readonly tokens: readonly string[];
  /** So many of them stand before the first comma. */
  readonly beforeComma: number;
}

/** Folds what was typed into words. */
export function typedWords(text: string): TypedWords {
  const [head = '', ...behind] = text.replace(CORNER_SIGN, ' esq ').split(',');
  const first = wordsOf(head);
  const tokens = [...first, ...wordsOf(behind.join(' '))].slice(0, MOST_TOKENS);
  return { tokens, beforeComma: Math.min(first.length, tokens.length) };
}

/** Folded words; '12 / 4' is one, which may be the fourth building of number 12. */
const wordsOf = (text: string): string[] =>
  text
    .split(FRACTION)
    .flatMap((part, place) => (place % 2 === 1 ? fold(part).replace(/\s/g, '') : foldedWords(part)));

const MOST_TOKENS = 12;
const FRACTION = /(\p{Nd}+\s*\/\s*\p{Nd}+)/u;
const NUMBER = /^(\d+)(\/\d+)?$/;
const BEFORE_NUMBER = new Set(['nro', 'num', 'no', 'numero', 'дом', 'д']);
// Letters of a house; at the end also what is short for something: 'PRO', 'FDO'.
const BEHIND_NUMBER = /^(?:bis|\p{L})$/u;
const BEHIND_LAST_NUMBER = /^\p{L}{1,3}$/u;
// 'Street' in the languages of those who type: a name on the map rarely has it.
const GENERIC = new Set([
  'street',
  'road',
  'avenue',
  'straat',
  'laan',
  'rue',
  'calle',
  'улица',
  'شارع',
  'جاده',
  'طريق',
  'حي',
]);
// What follows tells of a flat: which one, the map does not know.
const FLAT = new Set([
  'apto',
  'apt',
  'ap',
  'apartamento',
  'dpto',
  'depto',
  'piso',
  'oficina',
  'of',
  'local',
  'unidad',
  'esc',
  'escalera',
  'padron',
  'flat',
  'floor',
  'apartment',
  'этаж',
  'кв',
  'квартира',
]);
// 'esquina Ejido', 'casi Ejido': the street around the corner, said to be sure.
const NEARBY = new Set(['esq', 'esquina', 'casi', 'entre', 'угол']);
// 'Ejido / Soriano', 'Ejido & Soriano'; but '2978/2980' are numbers of one house.
const CORNER_SIGN = /(?<=\p{L})\s*[&/+]\s*(?=[\p{L}\d])/u;
const LONGEST_NUMBER = 5;
// Of all that can be read, the likeliest ways; each costs a look at every name.
const MOST_READINGS = 10;
const MOST_AREA_WORDS = 3;
// A name that is all that was typed is likelier than one where a part is left out.
const LEFT_OUT = 0.02;

/**
 * The ways to read what was typed: all of it a name, or a name with one of its numbers as the house's. Streets are
 * called '18 de Julio', so no number is taken for a house's without trying. What follows a comma is a town or an area,
 * and is left out a second time; so is an area's name at the end.
 */
export function readingsOf({ tokens, beforeComma }: TypedWords, findArea: FindArea): Reading[] {
  const whole: Part = { tokens: upTo(tokens, tokens.length), area: undefined, cost: 0 };
  const parts = [whole, ...shortened(tokens, beforeComma, findArea)];
  return parts.flatMap((part) => numbered(tokens, part)).slice(0, MOST_READINGS);
}

type Part = Pick<Reading, 'tokens' | 'area' | 'cost'>;

function upTo(tokens: readonly string[], end: number): number[] {
  return tokens.slice(0, end).map((_, index) => index);
}

/** Without the word for a street, a flat, the street around the corner, what follows a comma, an area at the end. */
function shortened(tokens: readonly string[], comma: number, findArea: FindArea): Part[] {
  const parts: Part[] = [];
  const cut = tokens.findIndex((word, index) => index > 0 && (FLAT.has(word) || NEARBY.has(word)));
  if (cut > 0) parts.push({ tokens: upTo(tokens, cut), area: undefined, cost: LEFT_OUT });
  const named = upTo(tokens, tokens.length).filter((index) => !GENERIC.has(tokens[index] ?? ''));
  if (named.length > 0 && named.length < tokens.length)
    parts.push({ tokens: named, area: undefined, cost: LEFT_OUT });
  if (comma > 0 && comma < tokens.length) {
    const area = findArea(tokens.slice(comma).join(' ')) ?? findArea(tokens[comma] ?? '');
    parts.push({ tokens: upTo(tokens, comma), area, cost: LEFT_OUT });
  }
  for (let start = tokens.length - 1; start > 0 && start >= tokens.length - MOST_AREA_WORDS; start--) {
    const area = findArea(tokens.slice(start).join(' '));
    if (area && start !== comma) parts.push({ tokens: upTo(tokens, start), area, cost: LEFT_OUT });
  }
  return parts;
}

function numbered(tokens: readonly string[], part: Part): Reading[] {
  const readings: Reading[] = [{ ...part, number: null }];
  for (const index of part.tokens) {
    const [, digits = '', fraction = ''] = NUMBER.exec(tokens[index] ?? '') ?? [];
    if (digits === '' || digits.length > LONGEST_NUMBER) continue;
    const value = Number(digits);
    const behind = suffixLength(tokens, index, (part.tokens.at(-1) ?? 0) + 1);
    // First with what stands behind the digits ('1234 bis'), then with it as a word of the name.
    for (let length = behind; length >= 0; length--) {
      const last = index + length;
      const first = BEFORE_NUMBER.has(tokens[index - 1] ?? '') ? index - 1 : index;
      const left = part.tokens.filter((other) => other < first || other > last);
      const suffix = [fraction, ...tokens.slice(index + 1, last + 1)].join('');
      if (left.length > 0) readings.push({ ...part, tokens: left, number: { value, suffix } });
    }
  }
  return readings;
}

/** How many words behind a number belong to it: 'bis', 'a', 'c 4'. */
function suffixLength(tokens: readonly string[], index: number, end: number): number {
  const behind = index + 2 === end ? BEHIND_LAST_NUMBER : BEHIND_NUMBER;
  if (index + 1 >= end || !behind.test(tokens[index + 1] ?? '')) return 0;
  return index + 2 < end && /^\d$/.test(tokens[index + 2] ?? '') ? 2 : 1;
}
