import { foldedWord, wordsOf } from './folded-words.ts';
import type { SearchWord } from './meanings.ts';
import type { TypedWord } from './words.repo.ts';

interface Named {
  readonly name: string;
}

// Folded words lack their accents: what is found has them.
function asWritten(word: string, found: readonly Named[]): string {
  for (const { name } of found) {
    const written = wordsOf(name).find((one) => foldedWord(one) === word);
    if (written !== undefined) return written.toLowerCase();
  }
  return word;
}

// Of several possible words, the one in the best match.
function meantBy({ meanings }: SearchWord, found: readonly Named[]): string | undefined {
  const said = new Set(found.slice(0, 1).flatMap(({ name }) => wordsOf(name).map(foldedWord)));
  return (meanings.find(({ word }) => said.has(word)) ?? meanings[0])?.word;
}

const isTyped = (word: SearchWord): boolean => word.meanings.some((one) => one.word.includes(word.typed));

/** Whether what found it was typed so, without a slip. */
export const isAsTyped = (words: readonly SearchWord[]): boolean => words.every(isTyped);

/** The search without its typos ('did you mean'), in the words of the results; null if it has none. */
export function suggestionOf(
  typed: readonly TypedWord[],
  words: readonly SearchWord[] | undefined,
  found: readonly Named[],
): string | null {
  if (!words || isAsTyped(words)) return null;
  const readings = typed.map(({ place, typed: text }) => {
    const word = words.find((one) => one.place === place);
    if (!word || isTyped(word)) return text;
    return asWritten(meantBy(word, found) ?? text, found);
  });
  return readings.join(' ');
}
