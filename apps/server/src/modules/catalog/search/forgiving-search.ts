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

/**
 * Searches as it was typed; where nothing says so, with the words that unknown ones may have slipped from, and then
 * with those that any may have. Undefined where nothing was found.
 */
export async function searchForgivingly<Page extends { readonly total: number }>(
  { typed, alike }: Search,
  ask: (search: SearchWords) => Promise<Page>,
): Promise<Forgiven<Page> | undefined> {
  if (typed.length === 0) return undefined;
  const told = typed.map(asTyped);
  if (isWhole(told)) {
    const page = await ask({ words: told });
    if (page.total > 0) return { page, words: told };
  }
  const near = await alike();
  const unknownOnly = told.map((word) =>
    word.meanings.length > 0 ? word : (near.find(({ place }) => place === word.place) ?? word),
  );
  for (const words of isWhole(told) ? [bothOf(told, near)] : [unknownOnly, bothOf(told, near)]) {
    if (!isWhole(words)) continue;
    const page = await ask({ words });
    if (page.total > 0) return { page, words };
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
  const page = await ask({ words, any: true });
  return page.total > 0 ? page : undefined;
}
