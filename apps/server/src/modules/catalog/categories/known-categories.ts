import type { Language } from '@promenade/contract/refusals';
import { remembered } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { textIn } from '../catalog.tables.ts';
import { scopeOf } from '../scope.ts';
import { type CategoryRow, listCategoryRows } from './categories.repo.ts';

/** The word that says categories changed. */
export const categoriesTopic = 'categories';

/** The categories of all modules, kept in memory and forgotten when they change. */
export interface KnownCategories {
  readonly rows: readonly CategoryRow[];
  readonly byId: ReadonlyMap<string, CategoryRow>;
}

/** Answers the categories as they stand. */
export function getCategories(ctx: Ctx): Promise<KnownCategories> {
  return remembered(ctx, categoriesTopic, async ({ db }) => {
    const rows = await listCategoryRows(db);
    return { rows, byId: new Map(rows.map((row) => [row.id, row])) };
  });
}

/** Says a category's name. */
export async function categoryNames(ctx: Ctx): Promise<(id: string, language: Language) => string> {
  const { byId } = await getCategories(ctx);
  return (id, language) => textIn(byId.get(id)?.name ?? {}, language);
}

/** The category and those below it. */
export function withChildren({ rows }: KnownCategories, categoryId: string): string[] {
  return [categoryId, ...rows.filter((row) => row.parent_id === categoryId).map((row) => row.id)];
}

/** A category of the header's module by id or slug (MOD-08), or a refusal. */
export async function getCategoryRow(ctx: Ctx, idOrSlug: string): Promise<CategoryRow> {
  const [{ rows }, { moduleIds }] = [await getCategories(ctx), await scopeOf(ctx)];
  const found = rows.find(
    (row) => (row.id === idOrSlug || row.slug === idOrSlug) && moduleIds.includes(row.module_id),
  );
  return found ?? refuse('category_not_found');
}
