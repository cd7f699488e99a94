import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { nearness } from './closeness.repo.ts';
import { isWholePhrase, isWholeWord, phraseOf, type SearchWord } from './meanings.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const vocabulary = ['oat', 'oats', 'goat', 'milk', 'milky', 'snap', 'with', 'بيتزا', 'été'];
const slips = [3, 4, 5, 6, 7, 8, 9];

// The words of a place that a typed one begins, is inside of, or may have slipped from.
const meaningOf = (typed: string, word: string, slip: number) => ({
  word,
  numbers: [1],
  uses: 1,
  cost: word === typed ? 0 : word.startsWith(typed) ? 1 : word.includes(typed) ? 2 : slip,
});

const searchWord = fc
  .record({
    typed: fc.constantFrom(...vocabulary, 'oa', 'ilk', 'xq'),
    others: fc.uniqueArray(fc.tuple(fc.constantFrom(...vocabulary), fc.constantFrom(...slips)), {
      minLength: 1,
      maxLength: 6,
      selector: ([word]) => word,
    }),
  })
  .map(({ typed, others }) => ({
    typed,
    meanings: others.map(([word, slip]) => meaningOf(typed, word, slip)).toSorted((a, b) => a.cost - b.cost),
  }));
const search = fc
  .array(searchWord, { minLength: 1, maxLength: 4 })
  .map((words): SearchWord[] => words.map((word, place) => ({ ...word, place: place + 1 })));
// What the place knows as it was typed is one of the meanings.
const told = search.filter((words) =>
  words.every((word) => !vocabulary.includes(word.typed) || isWholeWord(word)),
);
const name = fc
  .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));
const entry = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => `| ${names.join(' | ')} |`);

function costOfWord(text: string, { typed, meanings }: SearchWord): number {
  if (text.includes(` ${typed} `) && meanings.some(({ cost }) => cost === 0)) return 0;
  if (text.includes(` ${typed}`)) return 1;
  if (text.includes(typed)) return 2;
  const slipped = meanings.filter(({ cost }) => cost >= 4);
  const meant = slipped.find(({ word }) => text.includes(` ${word}`));
  return meant?.cost ?? (slipped.length > 0 ? 20 : 4);
}

/** The search, and with its last word in the plural: of the vocabulary that is oats alone. */
function phrasesOf(words: readonly SearchWord[]): string[] {
  const phrase = phraseOf(words);
  const knowsOats = words.at(-1)?.meanings.some(({ word }) => word === 'oats');
  const plural = /(^| )oat$/.test(phrase) && knowsOats ? [`${phrase}s`] : [];
  return isWholePhrase(words) || plural.length > 0 ? [phrase, ...plural] : [];
}

/**
 * Whether a name says that the thing is one of this kind: at its beginning in French; in English at its end or before what
 * comes with it, where it is said first, or where several names begin with it and none has it beside something.
 */
function isOfKind(text: string, phrases: readonly string[], language: 'en' | 'fr'): boolean {
  if (language === 'fr') return phrases.some((phrase) => text.includes(`| ${phrase} `));
  const phrase = phrases.find((one) => text.includes(` ${one} `));
  if (phrase === undefined) return false;
  const isFirstInSeveral = text.split(`| ${phrase} `).length > 2 && !text.includes(` with ${phrase} `);
  if (isFirstInSeveral) return true;
  const [before = '', after = ''] = text.split(` ${phrase} `);
  return /^(\||with)( |$)/.test(after) && !/ with$/.test(before);
}

/**
 * As decision 18 says it: a name that is the search, a thing of that kind, the distance of the words, a name that begins
 * with the search.
 */
function expected(
  text: string,
  words: readonly SearchWord[],
  language: 'en' | 'fr',
): readonly [number, number, number] {
  const [phrase, phrases] = [phraseOf(words), phrasesOf(words)];
  const said = text.slice(2, -2).split(' | ');
  const isIt = said.some((one) => phrases.includes(one));
  const kind = isIt ? 0 : isOfKind(text, phrases, language) ? 1 : 2;
  const sideBySide = words.length > 1 && words.every(isWholeWord) && text.includes(` ${phrase} `);
  const cost = sideBySide ? 0 : words.reduce((sum, word) => sum + costOfWord(text, word), 0);
  return [kind, cost, kind < 2 || text.includes(`| ${phrase}`) ? 0 : 1];
}

const compared = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, place) => one - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0;

const entries = fc.array(entry, { minLength: 2, maxLength: 20 });

test('one number sorts names as the search that they are, their kind, their distance and their beginning do', async () => {
  await fc.assert(
    fc.asyncProperty(told, entries, fc.constantFrom('en', 'fr'), async (words, texts, language) => {
      const { rows } = await sql<{ text: string; near: number }>`
        select text, ${nearness(sql`text`, words, language)} as near from unnest(${texts}::text[]) as text`.execute(
        market.ctx.db,
      );
      for (const one of rows)
        for (const other of rows)
          expect(Math.sign(one.near - other.near)).toBe(
            Math.sign(compared(expected(one.text, words, language), expected(other.text, words, language))),
          );
    }),
    { numRuns: 300 },
  );
});
