import type { Ctx } from '../../../platform/context.ts';
import { asTyped, bothOf, type SearchWord, type SearchWords, slippedFrom } from './meanings.ts';
import { findAlikeWords, readTypedWords, type SearchPlace, type TypedWord } from './words.repo.ts';

/** What a search came to. */
export interface Forgiven<Page> {
  readonly page: Page;
  /** The words that found it. */
  readonly words: readonly SearchWord[];
}

/** A search on its way: its words are read once, whatever is asked for. */
export interface Search {
  readonly typed: readonly TypedWord[];
  /** Words that typed ones may have slipped from; read when first needed. */
  readonly alike: () => Promise<readonly SearchWord[]>;
}

/** Reads the words of a search against those of the place. One statement. */
export async function readSearch(ctx: Ctx, place: SearchPlace, text: string): Promise<Search> {
  const typed = await readTypedWords(ctx.db, place, text);
  let alike: Promise<readonly SearchWord[]> | undefined;
  return {
    typed,
    alike: () => {
      alike ??= findAlikeWords(ctx.db, place, typed).then((words) => words.map(slippedFrom));
      return alike;
    },
  };
}

const isWhole = (words: readonly SearchWord[]): boolean => words.every(({ meanings }) => meanings.length > 0);

// Of so many words one may be what nobody knows.
const manyWords = 3;

// From what was typed to what was hardly meant: as typed; unknown words as what they may have slipped from; any word so;
// all but one of them.
async function* readingsOf({ typed, alike }: Search): AsyncGenerator<SearchWords> {
  const told = typed.map(asTyped);
  if (isWhole(told)) yield { words: told };
  const near = await alike();
  const nearOf = (word: SearchWord): SearchWord => near.find(({ place }) => place === word.place) ?? word;
  const unknownOnly = told.map((word) => (word.meanings.length > 0 ? word : nearOf(word)));
  if (!isWhole(told) && isWhole(unknownOnly)) yield { words: unknownOnly };
  const all = bothOf(told, near);
  if (isWhole(all)) yield { words: all };
  const known = all.filter(({ meanings }) => meanings.length > 0);
  if (typed.length < manyWords || known.length < typed.length - 1) return;
  yield known.length === typed.length ? { words: known, enough: 'all-but-one' } : { words: known };
}

/** What the likeliest reading of a search finds that finds anything. Undefined where none does. */
export async function searchForgivingly<Page extends { readonly total: number }>(
  search: Search,
  ask: (search: SearchWords) => Promise<Page>,
): Promise<Forgiven<Page> | undefined> {
  if (search.typed.length === 0) return undefined;
  for await (const reading of readingsOf(search)) {
    const page = await ask(reading);
    if (page.total > 0) return { page, words: reading.words };
  }
  return undefined;
}

/** What says at least one of the words, or nearly: for when nothing says them all. Undefined where nothing does. */
export async function searchAny<Page extends { readonly total: number }>(
  { typed, alike }: Search,
  ask: (search: SearchWords) => Promise<Page>,
): Promise<Page | undefined> {
  const words = bothOf(typed.map(asTyped), await alike()).filter(({ meanings }) => meanings.length > 0);
  if (words.length === 0) return undefined;
  const page = await ask({ words, enough: 'one' });
  return page.total > 0 ? page : undefined;
}
