import type { Ctx } from '../../../platform/context.ts';
import type { CategoryRow } from '../categories/categories.repo.ts';
import { getCategories } from '../categories/known-categories.ts';
import type { Scope } from '../scope.ts';
import { foldedWords } from './folded-words.ts';
import type { Search } from './forgiving-search.ts';

// Categories are kept in memory until they change: so are the words of their names, in every language.
const wordsOfNames = new WeakMap<CategoryRow, readonly (readonly string[])[]>();

function wordsOf(row: CategoryRow): readonly (readonly string[])[] {
  const known = wordsOfNames.get(row) ?? Object.values(row.name).map(foldedWords);
  wordsOfNames.set(row, known);
  return known;
}

/** Categories of the module whose name has words that begin with the typed ones, in any language. Costs no statement. */
export async function findCategories(ctx: Ctx, scope: Scope, { typed }: Search): Promise<CategoryRow[]> {
  if (typed.length === 0) return [];
  const { rows } = await getCategories(ctx);
  const isMeant = (row: CategoryRow): boolean =>
    wordsOf(row).some((words) => typed.every((word) => words.some((one) => one.startsWith(word.typed))));
  return rows.filter((row) => row.module_id === scope.module?.id && isMeant(row));
}
