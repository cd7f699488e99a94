import type { LatLng } from '@promenade/domain/zones';
import { fold, foldedWords } from './words/folded-words.ts';

/** One way to parse what was typed. */
export interface Reading {
  /** Indices of the typed words that make up the name. */
  readonly tokens: readonly number[];
  /** The house number, with what follows its digits: 'BIS', 'A', '/4'. */
  readonly number: HouseNumberAsked | null;
  /** An area named after it. */
  readonly area: LatLng | undefined;
  /** The penalty for words left out. */
  readonly cost: number;
}

/** A requested house number. */
export interface HouseNumberAsked {
  readonly value: number;
  readonly suffix: string;
}

/** Finds an area by its folded name, words joined by spaces. */
export type FindArea = (name: string) => LatLng | undefined;

/** The typed text as words. */
export interface TypedWords {
  readonly tokens: readonly string[];
  /** How many of them precede the first comma. */
  readonly beforeComma: number;
}

/** Splits typed text into folded words. */
export function typedWords(text: string): TypedWords {
  const [head = '', ...behind] = text.replace(CORNER_SIGN, ' esq ').split(',');
  const first = wordsOf(head);
  const tokens = [...first, ...wordsOf(behind.join(' '))].slice(0, MOST_TOKENS);
  return { tokens, beforeComma: Math.min(first.length, tokens.length) };
}

/** Folded words; '12 / 4' is a single word, which may mean the fourth building of number 12. */
const wordsOf = (text: string): string[] =>
  text
    .split(FRACTION)
    .flatMap((part, place) => (place % 2 === 1 ? fold(part).replace(/\s/g, '') : foldedWords(part)));

const MOST_TOKENS = 12;
const FRACTION = /(\p{Nd}+\s*\/\s*\p{Nd}+)/u;
const NUMBER = /^(\d+)(\/\d+)?$/;
const BEFORE_NUMBER = new Set(['nro', 'num', 'no', 'numero', 'дом', 'д']);
// Suffixes of a house number; at the end of the text also abbreviations: 'PRO', 'FDO'.
const BEHIND_NUMBER = /^(?:bis|\p{L})$/u;
const BEHIND_LAST_NUMBER = /^\p{L}{1,3}$/u;
// 'Street' in the languages shoppers type in: names on the map rarely include it.
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
// What follows names a flat, which the map does not know.
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
// 'esquina Ejido', 'casi Ejido': the cross street, added for certainty.
const NEARBY = new Set(['esq', 'esquina', 'casi', 'entre', 'угол']);
// 'Ejido / Soriano', 'Ejido & Soriano'; but '2978/2980' are numbers of one house.
const CORNER_SIGN = /(?<=\p{L})\s*[&/+]\s*(?=[\p{L}\d])/u;
const LONGEST_NUMBER = 5;
// Only the most likely readings are tried; each is compared with every name.
const MOST_READINGS = 10;
const MOST_AREA_WORDS = 3;
// Penalty for a name that uses only part of the text.
const LEFT_OUT = 0.02;

/**
 * The ways to parse what was typed: all of it as a name, or one of its numbers as the house number and the rest as
 * the name. Streets are called '18 de Julio', so every number is tried as either. What follows a comma is a town or
 * an area, and is tried with and without; so is an area's name at the end.
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

/**
 * The text without the word for 'street', without a flat or a cross street, without what follows a comma, and without
 * an area at the end.
 */
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
    // First with the suffix taken from after the digits ('1234 bis'), then with it as a word of the name.
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

/** How many words after a number belong to it: 'bis', 'a', 'c 4'. */
function suffixLength(tokens: readonly string[], index: number, end: number): number {
  const behind = index + 2 === end ? BEHIND_LAST_NUMBER : BEHIND_NUMBER;
  if (index + 1 >= end || !behind.test(tokens[index + 1] ?? '')) return 0;
  return index + 2 < end && /^\d$/.test(tokens[index + 2] ?? '') ? 2 : 1;
}
