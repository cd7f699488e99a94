import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { textIn } from '../catalog.tables.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { type CategoryRow, countCategoryItems } from './categories.repo.ts';
import { getCategories, getCategoryRow, withChildren } from './known-categories.ts';

type CategoryView = Reply<'catalog.category'>;

function viewCategory(scope: Scope, row: CategoryRow, itemsCount: number): CategoryView {
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, scope.language),
    image_full_url: scope.picture(row.image),
    module_id: row.module_id,
    parent_id: row.parent_id,
    featured: row.featured,
    items_count: itemsCount,
  };
}

async function viewWithCounts(ctx: Ctx, scope: Scope, rows: readonly CategoryRow[]): Promise<CategoryView[]> {
  const counts = await countCategoryItems(ctx.db, scope.zoneIds, scope.moduleIds);
  const known = await getCategories(ctx);
  const countOf = (id: string): number =>
    withChildren(known, id).reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  return rows.map((row) => viewCategory(scope, row, countOf(row.id)));
}

/** GET /categories: those of the module that its zone's stores sell something of (MOD-08), in their order. */
export async function listCategories(
  ctx: Ctx,
  input: { readonly featured?: boolean | undefined },
): Promise<CategoryView[]> {
  const [scope, { rows }] = [await scopeOf(ctx), await getCategories(ctx)];
  const asked = rows.filter((row) => row.module_id === scope.module?.id && (!input.featured || row.featured));
  return (await viewWithCounts(ctx, scope, asked)).filter((category) => category.items_count > 0);
}

/** GET /categories/:id, by id or slug. */
export async function getCategory(ctx: Ctx, idOrSlug: string): Promise<CategoryView> {
  const [scope, row] = [await scopeOf(ctx), await getCategoryRow(ctx, idOrSlug)];
  return (await viewWithCounts(ctx, scope, [row]))[0] as CategoryView;
}
