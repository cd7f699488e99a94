import type { Ctx } from '../../../platform/context.ts';
import { asTyped, bothOf, type SearchWord, type SearchWords, slippedFrom } from './meanings.ts';
import { findAlikeWords, readTypedWords, type SearchPlace, type TypedWord } from './words.repo.ts';

/** What a search came to. */
export interface Forgiven<Page> {
  readonly page: Page;
  /** The words that found it. */
  readonly words: readonly SearchWord[];
}

/** A search in progress: its words are looked up once for all its queries. */
export interface Search {
  readonly typed: readonly TypedWord[];
  /** What words that nobody knows may have slipped from; read when first needed, as is the next. */
  readonly unknownAlike: () => Promise<readonly SearchWord[]>;
  /** What the words that are known may have slipped from nevertheless. */
  readonly knownAlike: () => Promise<readonly SearchWord[]>;
}

/**
 * Reads the words of a search against those of the place. One statement.
 * @param alsoStores whether stores are searched beside goods
 */
export async function readSearch(
  ctx: Ctx,
  place: SearchPlace,
  text: string,
  alsoStores = false,
): Promise<Search> {
  const typed = await readTypedWords(ctx.db, place, text, alsoStores);
  const once = (words: readonly TypedWord[]): Search['knownAlike'] => {
    let alike: Promise<readonly SearchWord[]> | undefined;
    return async () => {
      if (words.length === 0) return [];
      alike ??= findAlikeWords(ctx.db, place, words).then((found) => found.map(slippedFrom));
      return alike;
    };
  };
  return {
    typed,
    unknownAlike: once(typed.filter(({ known }) => known.length === 0)),
    knownAlike: once(typed.filter(({ known }) => known.length > 0)),
  };
}

/**
 * False if no store can match the words: one of them is in no store's name, and is not a misspelling of another word.
 */
export function mayBeStores({ typed }: Search, words: readonly SearchWord[]): boolean {
  const isAbsent = ({ place, meanings, typed: text }: SearchWord): boolean =>
    typed.find((one) => one.place === place)?.inStores === false &&
    meanings.every(({ word }) => word.includes(text));
  return !words.some(isAbsent);
}

const isWhole = (words: readonly SearchWord[]): boolean => words.every(({ meanings }) => meanings.length > 0);

// Of so many words one may be what nobody knows.
const manyWords = 3;

// Readings of a search, likeliest first: as typed; unknown words corrected; any word corrected; all but one of the
// words.
async function* readingsOf({ typed, unknownAlike, knownAlike }: Search): AsyncGenerator<SearchWords> {
  const told = typed.map(asTyped);
  if (isWhole(told)) yield { words: told };
  const near = bothOf(told, await unknownAlike());
  if (!isWhole(told) && isWhole(near)) yield { words: near };
  const all = bothOf(near, await knownAlike());
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

/** Results that match at least one word, or nearly, if nothing matches all of them. Undefined if there are none. */
export async function searchAny<Page extends { readonly total: number }>(
  { typed, unknownAlike }: Search,
  ask: (search: SearchWords) => Promise<Page>,
): Promise<Page | undefined> {
  const near = bothOf(typed.map(asTyped), await unknownAlike());
  const words = near.filter(({ meanings }) => meanings.length > 0);
  if (words.length === 0) return undefined;
  const page = await ask({ words, enough: 'one' });
  return page.total > 0 ? page : undefined;
}
