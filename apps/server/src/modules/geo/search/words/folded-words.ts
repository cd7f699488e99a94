import { ABBREVIATIONS } from './abbreviations.ts';

// Letters that Unicode does not decompose, with the plain letter people type instead.
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // Kazakh, as typed on a Russian keyboard.
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
  // Arabic letters that are used interchangeably, and the tatweel, which only elongates a word.
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};
const REPLACED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

// Further words add nothing; a search has at most 120 characters anyway.
const MOST_WORDS = 12;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Lower case, without accents, with western digits. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(REPLACED, (letter) => LETTERS[letter] ?? letter);
}

/**
 * Folded words, split at punctuation and between letters and digits, abbreviations expanded: 'Av. Itália 2B' is
 * 'avenida italia 2 b'.
 */
export function foldedWords(text: string): string[] {
  const words = fold(text).match(/\p{L}+|\p{N}+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => ABBREVIATIONS.get(word) ?? word);
}
