import type { Ctx } from '../../platform/context.ts';
import { findLikeWords, type SearchWord } from './search.repo.ts';
import { wordsOf } from './search-words.ts';

/**
 * Searches as it was typed, accents apart; where that finds nothing, once more with the words of the catalog
 * that are most like the typed ones. One to three statements. Undefined where nothing was found.
 */
export async function searchForgivingly<Page extends { readonly total: number }>(
  ctx: Ctx,
  text: string,
  ask: (words: readonly SearchWord[]) => Promise<Page>,
): Promise<Page | undefined> {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const found = await ask(words);
  if (found.total > 0) return found;
  const alike = await findLikeWords(ctx.db, words);
  return alike && ask(alike);
}
