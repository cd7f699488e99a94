import { romanised } from '@promenade/domain/words';

/** Lower case, without accents, single spaces: 'Pizzería  Ñandú' → 'pizzeria nandu'. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A text's words, each preceded by a space, for `hasWord`. Takes the output of `plainText`. */
export function wordsOf(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}'&]+/gu, ' ')}`;
}

/** Whether a word begins with these letters, written as by `plainText`. */
export function hasWord(words: string, beginning: string): boolean {
  return words.includes(` ${beginning}`);
}

/** ASCII for links: 'Bar «El Ñandú»' → 'bar-el-nandu', 'Бургер' → 'burger'. Empty if nothing remains. */
export function slugOf(text: string): string {
  return romanised(plainText(text))
    .replace(/\p{Script=Cyrillic}/gu, '')
    .replace(/['’´`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A slug has 120 characters at most (sheet), including a possible number. Pictures are named after it too. */
const LONGEST_BASE = 110;

/** Assigns unique slugs: a second 'la-esquina' becomes 'la-esquina-2'. */
export function createSlugs(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const base = slugOf(text).slice(0, LONGEST_BASE).replace(/-$/, '') || 'store';
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    return slug;
  };
}
